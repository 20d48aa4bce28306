import { day_ms, hour_ms, minute_ms, momentBefore } from "../calendar.ts";

/** Decisions §2: how long a session key lives. */
export const session_key_ms = hour_ms;

/** Decisions §2: the lifetime of the e-mail or phone code. */
export const code_digits = 6;
export const code_ms = 10 * minute_ms;
export const wrong_tries_per_code = 5;
export const wrong_tries_per_registration = 10;
export const wrong_tries_per_address_and_day = 20;

/** Wrong tries: of a sign-up with all its codes; of all sign-ups for an address within a day, by one channel. */
export type WrongTries = { of_sign_up: number; of_address: number };

/** Decisions §2: returns whether a sign-up's tries are used up. */
export function areTriesUsedUp({ of_sign_up, of_address }: WrongTries): boolean {
  return of_sign_up >= wrong_tries_per_registration || of_address >= wrong_tries_per_address_and_day;
}

/** §9: the wait before a code can be sent again; the client shows it when it does not know the remaining time. */
export const resend_wait_seconds = 120;
export const resend_wait_fallback_seconds = 60;

/** §4: how often the client polls whether the WhatsApp message has arrived, and when it stops. */
export const registration_poll_ms = 1_500;
export const summary_poll_ms = 1_000;
/** How often the client asks whether a code by WhatsApp had to go by SMS. */
export const code_poll_ms = 5_000;
export const poll_stops_after_ms = 10 * minute_ms;

/** Decisions §2: reset links. */
export const reset_link_ms = 30 * minute_ms;
/** §4: how long the page waits before it opens the login after a reset link was sent. */
export const reset_redirect_ms = 2_000;

/**
 * The state of a verification's e-mail code. The code is withheld when the address or the network has exhausted its
 * quota, and waits for the number's verification when too many people have signed up from one network.
 */
export const emailCodes = ["sent", "held_back", "after_number"] as const;
export type EmailCode = (typeof emailCodes)[number];

/** Security W4: how long a number's owner can reply "that was not me". */
export const not_me_ms = 7 * day_ms;

/** Decisions §2: a session ends after 14 days without use, and after 60 days in any case. */
const session_idle_ms = 14 * day_ms;
export const session_life_ms = 60 * day_ms;

/** Returns the earliest last use of a session that is still open. */
export function sessionIdleSince(now: Date): Date {
  return momentBefore(now, session_idle_ms);
}

/** The page continues by itself when both are verified; with one, the Next button is enabled (decisions §2.4). */
export type VerificationState = { email_verified: boolean; phone_verified: boolean };

export function mayFinish(state: VerificationState): boolean {
  return state.email_verified || state.phone_verified;
}

export function finishesByItself(state: VerificationState): boolean {
  return state.email_verified && state.phone_verified;
}

/** Which of the two addresses is the login name of an account created now. */
export function loginNameOf(state: VerificationState): "both" | "email" | "number" {
  if (finishesByItself(state)) return "both";
  return state.email_verified ? "email" : "number";
}
