import { day_ms } from "../calendar.ts";

/** Decisions §10: the time in which signing in undoes a deletion. */
export const change_of_mind_ms = 30 * day_ms;

/** Decisions §10: how long the sealed log of one who left is kept. */
export const sealed_log_ms = 365 * day_ms;
