import { day_ms, hour_ms, minute_ms } from "../calendar.ts";

/** So many times in so many seconds. */
export type AccountLimit = { points: number; seconds: number };

const minute = minute_ms / 1_000;
const hour = hour_ms / 1_000;
const day = day_ms / 1_000;

/** Families at one wedding table share an address of the network, so its limits are wider than those of one name. */
export const accountLimits = {
  register_per_ip: { points: 10, seconds: 30 * minute },
  register_per_address: { points: 20, seconds: day },
  login_per_name_and_minute: { points: 10, seconds: minute },
  login_per_name_and_hour: { points: 25, seconds: hour },
  login_per_ip: { points: 25, seconds: 5 * minute },
  /** A member who confirms a change by the password. */
  password_per_member: { points: 10, seconds: 10 * minute },
  resend_per_ip: { points: 20, seconds: hour },
  code_tries_per_ip: { points: 60, seconds: 5 * minute },
  /** A phone that asks once a second, and some air. */
  status_per_key: { points: 90, seconds: minute },
  status_per_ip: { points: 600, seconds: minute },
  forgot_per_ip: { points: 20, seconds: hour },
  reset_per_ip: { points: 30, seconds: 5 * minute },
  whatsapp_resets_per_number: { points: 5, seconds: hour },
  whatsapp_replies_per_number: { points: 30, seconds: hour },
  whatsapp_help_per_number: { points: 1, seconds: day },
} as const satisfies Record<string, AccountLimit>;

/** What a stranger can have sent to one address: at most these in a day, and two minutes between any two. */
export const codes_per_address_and_day = 10;
export const reset_links_per_member_and_day = 10;

/** An unfinished sign-up can be taken up again by its password for so long; then it is forgotten. */
export const pending_registration_ms = day_ms;
/** Unfinished sign-ups of one address that a login looks at, newest first. */
export const pending_registrations_tried = 2;
