import { day_ms, momentBefore } from "../calendar.ts";
import { total_weight } from "./wish-table.ts";

/** Decisions §5: members whose points differ by less than this are in one band, so that they take turns. */
export const band_points = 2;
/** The points of two members who meet every wish of each other. */
export const most_points = 2 * total_weight;

/** Members who were active within so many days come first in their band. */
export const active_days = 30;

/** From so many unanswered requests on, a member comes one band later, so that each can be answered. */
export const many_unanswered = 5;
/** A request counts as unanswered after a day, so that sending and cancelling moves nobody. */
const unanswered_after_ms = day_ms;

/** How many of the members shown to one viewer in a day count as shown, so that paging on moves nobody. */
export const counted_a_day = 24;

/** Each night keeps this share of the counts of the nights before: half after a week. */
export const nightly_decay = 0.9;
/** A smaller count is forgotten. */
export const least_count = 0.05;

/** What the order of suggestions compares of a member; all but the points is as the last night found it. */
export type Candidate = {
  id: string;
  /** The weights of the wishes met in both directions, together. */
  points: number;
  /** Days since 1970-01-01. */
  last_active_day: number;
  shown_lately: number;
  many_waiting: boolean;
  shuffle_key: number;
};

/** The shuffle of one viewer on one day. */
export type Shuffle = { factor: number; offset: number };

/**
 * Compares two candidates for one viewer and day: the band of points first, then activity, then how rarely a member was
 * shown lately, then the shuffle. Pictures, popularity, caste and money have no part in it. SQL equivalent: `sortKey` in
 * the API's suggestions.
 */
export function compareCandidates(a: Candidate, b: Candidate, shuffle: Shuffle, today: number): number {
  const [first, second] = [a, b].map((candidate) => [
    bandOf(candidate),
    Number(candidate.last_active_day < activeSince(today)),
    candidate.shown_lately,
    shuffled(candidate.shuffle_key, shuffle),
  ]) as [number[], number[]];
  const differs = first.findIndex((value, nth) => value !== second[nth]);
  if (differs >= 0) return (first[differs] ?? 0) - (second[differs] ?? 0);
  return a.id < b.id ? -1 : 1;
}

function bandOf({ points, many_waiting }: Candidate): number {
  return Math.floor((most_points - points) / band_points) + Number(many_waiting);
}

/** Returns the first day on which a member must have been active to count as active today. */
export function activeSince(today: number): number {
  return today - active_days;
}

/** Returns the moment before which a request must have been sent to count as unanswered. */
export function unansweredSince(now: Date): Date {
  return momentBefore(now, unanswered_after_ms);
}

/**
 * Returns which of the members on a page count as shown, when the viewer has seen `seen_before` others today. `ids` are
 * those whom the viewer sees for the first time today.
 */
export function countedOf(ids: readonly string[], seen_before: number): string[] {
  return ids.slice(0, Math.max(0, counted_a_day - seen_before));
}

/** `shownLately` has so many steps for each doubling of a count. */
export const steps_per_doubling = 4;
export const shown_max = 1_000;

/**
 * Returns the decayed count of being shown as the order compares it: in steps that grow with the count, so that a few
 * views more or less change little and nobody can read the count from the order. SQL equivalent: `stepsOf` in the API's
 * suggestions.
 */
export function shownLately(count: number): number {
  return Math.min(shown_max, Math.round(steps_per_doubling * Math.log2(1 + count)));
}

/** A prime, so that multiplying by a factor reorders all keys; products of two numbers below fit 62 bits. */
export const shuffle_prime = 2_147_483_647;

/** Returns the number by which a member is shuffled, from the member's id. */
export function shuffleKey(id: string): number {
  return hashOf(id) % shuffle_prime;
}

/** Returns the shuffle of a viewer on a day. */
export function shuffleOf(viewer_id: string, today: number): Shuffle {
  return {
    factor: 1 + (hashOf(`${viewer_id} ${today} factor`) % (shuffle_prime - 1)),
    offset: hashOf(`${viewer_id} ${today} offset`) % shuffle_prime,
  };
}

function shuffled(key: number, { factor, offset }: Shuffle): number {
  return Number((BigInt(key) * BigInt(factor) + BigInt(offset)) % BigInt(shuffle_prime));
}

/** FNV-1a with the last step of MurmurHash3, which spreads the last characters over all bits. Not for secrets. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
