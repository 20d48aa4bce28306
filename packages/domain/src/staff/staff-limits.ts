import { day_ms, hour_ms, minute_ms } from "../calendar.ts";

/** A working day: after it even a forgotten browser is signed out. */
export const desk_session_ms = 8 * hour_ms;
/** How long somebody has for the second factor after the password, also to set it up. */
export const second_factor_within_ms = 15 * minute_ms;
export const invitation_ms = 2 * day_ms;

export const recovery_code_count = 10;
/** Old browsers of one person make room for new ones. */
export const most_desk_devices = 10;

const minute = minute_ms / 1_000;
const day = day_ms / 1_000;

/** The number of tries allowed in a number of seconds. */
export const staffLimits = {
  login_per_ip: { points: 30, seconds: 15 * minute },
  login_per_email: { points: 10, seconds: 15 * minute },
  /** A six-digit code is valid for a minute and a half: twenty guesses a day succeed once in forty years. */
  code_per_account: { points: 5, seconds: 15 * minute },
  code_per_account_and_day: { points: 20, seconds: day },
  invitation_per_ip: { points: 30, seconds: 15 * minute },
  number_code_per_account: { points: 5, seconds: day },
  number_try_per_account: { points: 10, seconds: 15 * minute },
  password_per_account: { points: 10, seconds: 15 * minute },
} as const;
