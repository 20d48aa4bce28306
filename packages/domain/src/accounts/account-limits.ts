import { day_ms, hour_ms, minute_ms } from "../calendar.ts";

/** The number of attempts allowed in a number of seconds. */
export type AccountLimit = { points: number; seconds: number };

const minute = minute_ms / 1_000;
const hour = hour_ms / 1_000;
const day = day_ms / 1_000;

/** Limits per IP address are wider than those per name, since families at one wedding table share an address. */
export const accountLimits = {
  /**
   * Above these a sign-up must verify its number first: sending a WhatsApp message costs an automated client a number.
   */
  register_per_ip: { points: 5, seconds: 30 * minute },
  register_per_ip_and_day: { points: 20, seconds: day },
  /** A network is the range that a provider gives to a street, or to a customer who rents many addresses. */
  register_per_network: { points: 60, seconds: day },
  /** Above these the sign-up is refused. */
  register_at_most_per_ip: { points: 100, seconds: day },
  register_at_most_per_network: { points: 300, seconds: day },
  /** Per network, so that one network cannot lock a newcomer elsewhere out of their own address. */
  register_per_address_and_network: { points: 20, seconds: day },
  login_per_name_and_minute: { points: 10, seconds: minute },
  login_per_name_and_hour: { points: 25, seconds: hour },
  login_per_ip: { points: 25, seconds: 5 * minute },
  /** Confirmations of a change by the member's password. */
  password_per_member: { points: 10, seconds: 10 * minute },
  /** Requests that send a mail or a message. */
  asked_per_ip: { points: 20, seconds: hour },
  asked_per_network: { points: 100, seconds: hour },
  code_tries_per_ip: { points: 60, seconds: 5 * minute },
  /**
   * The page polls one second after each response; this allows two such pages at one address, or three of a sign-up.
   */
  status_per_key: { points: 60, seconds: minute },
  status_per_ip: { points: 120, seconds: minute },
  /** Opening the page itself, which the polling of others must not block. */
  state_per_ip: { points: 120, seconds: minute },
  reset_per_ip: { points: 30, seconds: 5 * minute },
  whatsapp_resets_per_number: { points: 5, seconds: hour },
  whatsapp_replies_per_number: { points: 30, seconds: hour },
  whatsapp_help_per_number: { points: 1, seconds: day },
} as const satisfies Record<string, AccountLimit>;

/**
 * A recipient who did not request a message can say so; then strangers can cause no further messages to that address.
 */
export const mail_stop_ms = 30 * day_ms;

/**
 * After this many wrong passwords in a row only a new password or a browser that was signed in before opens the
 * account.
 */
export const login_failures_in_a_row = 100;
/** A counter without an increase for this long is deleted, unless it is full. */
export const login_failures_kept_ms = 365 * day_ms;

/** No person fills in the sign-up form faster than this. */
export const least_form_seconds = 3;

/** An unfinished sign-up can be continued with its password for this long; then it is deleted. */
export const pending_registration_ms = day_ms;
/** How many unfinished sign-ups of one address a login checks, newest first. */
export const pending_registrations_tried = 2;

/**
 * The longest exception that an operator may grant to a registration desk at one address: a mela lasts days, not
 * weeks.
 */
export const sign_up_desk_limits = { hours: 72, members: 2_000, ipv4_bits: 24, ipv6_bits: 48 } as const;
