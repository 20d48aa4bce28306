import { day_ms, hour_ms, minute_ms } from "../calendar.ts";

/** So many times in so many seconds. */
export type AccountLimit = { points: number; seconds: number };

const minute = minute_ms / 1_000;
const hour = hour_ms / 1_000;
const day = day_ms / 1_000;

/** Families at one wedding table share an address of the network, so its limits are wider than those of one name. */
export const accountLimits = {
  /** Above these a sign-up goes on with its number first: a message of WhatsApp costs a machine a number. */
  register_per_ip: { points: 5, seconds: 30 * minute },
  register_per_ip_and_day: { points: 20, seconds: day },
  /** A network is what a provider hands to a street, or to one who rents many addresses. */
  register_per_network: { points: 60, seconds: day },
  /** Above these it is refused. */
  register_at_most_per_ip: { points: 100, seconds: day },
  register_at_most_per_network: { points: 300, seconds: day },
  /** By one network: a newcomer elsewhere is not kept from their own address. */
  register_per_address_and_network: { points: 20, seconds: day },
  login_per_name_and_minute: { points: 10, seconds: minute },
  login_per_name_and_hour: { points: 25, seconds: hour },
  login_per_ip: { points: 25, seconds: 5 * minute },
  /** A member who confirms a change by the password. */
  password_per_member: { points: 10, seconds: 10 * minute },
  /** Whatever has a mail or a message sent. */
  asked_per_ip: { points: 20, seconds: hour },
  asked_per_network: { points: 100, seconds: hour },
  code_tries_per_ip: { points: 60, seconds: 5 * minute },
  /** A page that asks a second after each answer; of pages at one address two such, or three of a sign-up. */
  status_per_key: { points: 60, seconds: minute },
  status_per_ip: { points: 120, seconds: minute },
  /** Opening the page itself, which others' asking must not keep from anybody. */
  state_per_ip: { points: 120, seconds: minute },
  reset_per_ip: { points: 30, seconds: 5 * minute },
  whatsapp_resets_per_number: { points: 5, seconds: hour },
  whatsapp_replies_per_number: { points: 30, seconds: hour },
  whatsapp_help_per_number: { points: 1, seconds: day },
} as const satisfies Record<string, AccountLimit>;

/** Who was written to without having asked can say so; then nothing more that a stranger can ask for goes there. */
export const mail_stop_ms = 30 * day_ms;

/** So many wrong passwords in a row, and only a new password or a browser that was signed in before opens the account. */
export const login_failures_in_a_row = 100;
/** A count that nobody has added to for so long is forgotten, unless it is full. */
export const login_failures_kept_ms = 365 * day_ms;

/** Nobody fills in the form of sign-up faster. */
export const least_form_seconds = 3;

/** An unfinished sign-up can be taken up again by its password for so long; then it is forgotten. */
export const pending_registration_ms = day_ms;
/** Unfinished sign-ups of one address that a login looks at, newest first. */
export const pending_registrations_tried = 2;

/** What an operator may open for a desk of registration at one address: a mela lasts days, not weeks. */
export const sign_up_desk_limits = { hours: 72, members: 2_000, ipv4_bits: 24, ipv6_bits: 48 } as const;
