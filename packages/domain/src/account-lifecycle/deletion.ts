import { day_ms } from "../calendar.ts";

/** Decisions §10: for how long signing in cancels a deletion. */
export const change_of_mind_ms = 30 * day_ms;

/** This many may always be erased in one night, however small the community. */
const erased_always = 20;
const erased_most_share = 0.05;

/** Returns whether that many of all members may be erased in one night without an operator. */
export function mayErase(due: number, members: number): boolean {
  return due <= Math.max(erased_always, Math.floor(members * erased_most_share));
}

/** Decisions §10: how long the encrypted log of a deleted member is kept. */
export const sealed_log_ms = 365 * day_ms;
