import { day_ms, hour_ms } from "../calendar.ts";
import { resend_wait_seconds } from "./verification.ts";

/** The number of messages allowed within a time. */
export type Quota = { most: number; within_ms: number };

const two_minutes_apart = { most: 1, within_ms: resend_wait_seconds * 1_000 };

/**
 * What a stranger can cause to be sent to one address. Each kind has its own quotas, so that exhausting one does not
 * block another. One network can use only its own share of the codes, so a newcomer elsewhere still receives theirs.
 */
export const messageQuotas = {
  /** Per sign-up, requested by its own browser. */
  code_of_sign_up: [two_minutes_apart, { most: 5, within_ms: hour_ms }, { most: 10, within_ms: day_ms }],
  code_from_network: [
    { most: 5, within_ms: hour_ms },
    { most: 10, within_ms: day_ms },
  ],
  code_to_address: [
    { most: 10, within_ms: hour_ms },
    { most: 30, within_ms: day_ms },
  ],
  /** To one number from all networks: an SMS costs money, and a number that gets none has the other ways. */
  code_by_sms: [{ most: 5, within_ms: day_ms }],
  /** The message "You already have an account". */
  account_note: [{ most: 1, within_ms: day_ms }],
  link: [two_minutes_apart, { most: 3, within_ms: hour_ms }, { most: 10, within_ms: day_ms }],
  /** Requested in a browser that was signed in to the account before, so strangers cannot exhaust it. */
  own_link: [two_minutes_apart, { most: 5, within_ms: hour_ms }, { most: 10, within_ms: day_ms }],
  /** Of a report without an account: who types somebody else's address uses up only the share of their own network. */
  receipt_from_network: [two_minutes_apart, { most: 3, within_ms: day_ms }],
  receipt_to_address: [{ most: 10, within_ms: day_ms }],
} as const satisfies Record<string, readonly Quota[]>;

/** Returns the milliseconds until one more message is within every quota; 0 when it is now. */
export function quotaWait(asked: readonly Date[], quotas: readonly Quota[], now: Date): number {
  const newest_first = asked.map((at) => at.getTime()).toSorted((a, b) => b - a);
  const waits = quotas.map(
    ({ most, within_ms }) => (newest_first[most - 1] ?? 0) + within_ms - now.getTime(),
  );
  return Math.max(0, ...waits);
}

/**
 * Returns the same for a link that a stranger requests. One is always sent when none was in the last hour, whatever
 * the day's count: strangers must not be able to keep the owner from receiving a link.
 */
export function linkWait(asked: readonly Date[], now: Date): number {
  const newest = Math.max(0, ...asked.map((at) => at.getTime()));
  const free_by_hour = newest + hour_ms - now.getTime();
  return Math.max(0, Math.min(free_by_hour, quotaWait(asked, messageQuotas.link, now)));
}

export type MessageKind = "code" | "link" | "receipt";

/** The usual number of messages of a kind per hour. Above it, each network gets only a small share. */
export const messages_per_hour = { code: 2_000, link: 1_000, receipt: 300 } as const satisfies Record<
  MessageKind,
  number
>;
/**
 * Above the usual number, a network that sent this many within the hour waits, so that one source blocks nobody else.
 */
export const network_share_when_busy = 3;
/** The hard limit on cost, for all senders together. */
export const messages_at_most_per_hour = {
  code: 20_000,
  link: 10_000,
  receipt: 3_000,
} as const satisfies Record<MessageKind, number>;

/** Returns whether a kind of message is refused to a network for now. */
export function isFlooded(kind: MessageKind, sent: { in_all: number; to_network: number }): boolean {
  if (sent.in_all >= messages_at_most_per_hour[kind]) return true;
  return sent.in_all >= messages_per_hour[kind] && sent.to_network >= network_share_when_busy;
}
/** How long a refused network must wait before it tries again. */
export const flooded_wait_seconds = 900;
