import { day_ms } from "../calendar.ts";

/** IT Rules 3(1)(g): how long what was taken down is kept for an inquiry after its owner has left or deleted it. */
export const evidence_kept_ms = 180 * day_ms;
