import { day_ms, hour_ms } from "../calendar.ts";
import { resend_wait_seconds } from "./verification.ts";

/** At most so many within a time. */
export type Quota = { most: number; within_ms: number };

const two_minutes_apart = { most: 1, within_ms: resend_wait_seconds * 1_000 };

/**
 * What a stranger can have sent to one address. Each kind has quotas of its own, so that spending one keeps nobody from
 * another. One network can spend only its own share of the codes: a newcomer elsewhere still gets theirs.
 */
export const messageQuotas = {
  /** Of one sign-up, whose own browser asks. */
  code_of_sign_up: [two_minutes_apart, { most: 5, within_ms: hour_ms }, { most: 10, within_ms: day_ms }],
  code_from_network: [
    { most: 5, within_ms: hour_ms },
    { most: 10, within_ms: day_ms },
  ],
  code_to_address: [
    { most: 10, within_ms: hour_ms },
    { most: 30, within_ms: day_ms },
  ],
  /** "You already have an account". */
  account_note: [{ most: 1, within_ms: day_ms }],
  link: [two_minutes_apart, { most: 3, within_ms: hour_ms }, { most: 10, within_ms: day_ms }],
  /** Asked for in a browser that was signed in to the account before: strangers cannot spend it. */
  own_link: [two_minutes_apart, { most: 5, within_ms: hour_ms }, { most: 10, within_ms: day_ms }],
  receipt: [two_minutes_apart, { most: 3, within_ms: day_ms }],
} as const satisfies Record<string, readonly Quota[]>;

/** Milliseconds until one more is within every quota; 0 when it is now. */
export function quotaWait(asked: readonly Date[], quotas: readonly Quota[], now: Date): number {
  const newest_first = asked.map((at) => at.getTime()).toSorted((a, b) => b - a);
  const waits = quotas.map(
    ({ most, within_ms }) => (newest_first[most - 1] ?? 0) + within_ms - now.getTime(),
  );
  return Math.max(0, ...waits);
}

/**
 * The same for a link that a stranger asks for. One is always sent where none was in the last hour, however many there
 * were today: strangers must not be able to keep the owner from theirs.
 */
export function linkWait(asked: readonly Date[], now: Date): number {
  const newest = Math.max(0, ...asked.map((at) => at.getTime()));
  const free_by_hour = newest + hour_ms - now.getTime();
  return Math.max(0, Math.min(free_by_hour, quotaWait(asked, messageQuotas.link, now)));
}

export type MessageKind = "code" | "link" | "receipt";

/** What messages of a kind may cost us in an hour. From here on a network gets only its small share. */
export const messages_per_hour = { code: 2_000, link: 1_000, receipt: 300 } as const satisfies Record<
  MessageKind,
  number
>;
/** A network that has had this many in the hour waits while there are more than usual: one source shuts nobody out. */
export const network_share_when_busy = 3;
/** The cost ends here, for every sender. */
export const messages_at_most_per_hour = {
  code: 20_000,
  link: 10_000,
  receipt: 3_000,
} as const satisfies Record<MessageKind, number>;

/** Whether a kind of message is refused to a network for now. */
export function isFlooded(kind: MessageKind, sent: { in_all: number; to_network: number }): boolean {
  if (sent.in_all >= messages_at_most_per_hour[kind]) return true;
  return sent.in_all >= messages_per_hour[kind] && sent.to_network >= network_share_when_busy;
}
/** How long a refused network waits before it asks again. */
export const flooded_wait_seconds = 900;
