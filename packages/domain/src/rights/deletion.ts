import { day_ms } from "../calendar.ts";

/** Decisions §10: the time in which signing in undoes a deletion. */
export const change_of_mind_ms = 30 * day_ms;

/** Fewer than these are erased in one night however small the community. */
const erased_always = 20;
const erased_most_share = 0.05;

/** Returns whether so many of all members may be erased in one night without an operator. */
export function mayErase(due: number, members: number): boolean {
  return due <= Math.max(erased_always, Math.floor(members * erased_most_share));
}

/** Decisions §10: how long the encrypted log of one who left is kept. */
export const sealed_log_ms = 365 * day_ms;
