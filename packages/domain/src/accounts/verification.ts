import { day_ms, hour_ms, minute_ms, momentBefore } from "../calendar.ts";

/** Decisions §2: how long a session key lives. */
export const session_key_ms = hour_ms;

/** Decisions §2: the e-mail or phone code. */
export const code_digits = 6;
export const code_ms = 10 * minute_ms;
export const wrong_tries_per_code = 5;
export const wrong_tries_per_registration = 10;
export const wrong_tries_per_address_and_day = 20;

/** §9: the wait before a code can be sent again; what the client shows when it has lost count. */
export const resend_wait_seconds = 120;
export const resend_wait_fallback_seconds = 60;

/** §4: how often the client asks whether the WhatsApp message has arrived, and when it stops. */
export const registration_poll_ms = 1_500;
export const summary_poll_ms = 1_000;
export const poll_stops_after_ms = 10 * minute_ms;

/** Decisions §2: reset links. */
export const reset_link_ms = 30 * minute_ms;
/** §4: after a reset link was sent, the page waits before it goes to the login. */
export const reset_redirect_ms = 2_000;

/**
 * What became of the code to the e-mail of a verification. It is held back where the address or the network has had its
 * share, and goes after the number where too many have signed up from one network.
 */
export const emailCodes = ["sent", "held_back", "after_number"] as const;
export type EmailCode = (typeof emailCodes)[number];

/** Security W4: how long the owner of a number can say "that was not me". */
export const not_me_ms = 7 * day_ms;

/** Decisions §2: a session ends when nobody has used it for 14 days, and in any case after 60 days. */
const session_idle_ms = 14 * day_ms;
export const session_life_ms = 60 * day_ms;

/** Returns the moment since which a session must have been used to be open still. */
export function sessionIdleSince(now: Date): Date {
  return momentBefore(now, session_idle_ms);
}

/** The page moves by itself when both are verified; with one, the Next button opens (decisions §2.4). */
export type VerificationState = { email_verified: boolean; phone_verified: boolean };

export function mayFinish(state: VerificationState): boolean {
  return state.email_verified || state.phone_verified;
}

export function finishesByItself(state: VerificationState): boolean {
  return state.email_verified && state.phone_verified;
}

/** Which of the two names opens an account that is made now. */
export function loginNameOf(state: VerificationState): "both" | "email" | "number" {
  if (finishesByItself(state)) return "both";
  return state.email_verified ? "email" : "number";
}
