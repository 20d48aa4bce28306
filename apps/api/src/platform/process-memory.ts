/** Pages that a member may still open before the limiter is asked again. */
type PageBlock = { left: number; until: number };

/** What a member has viewed on the current day, and since when the member exists. */
export type ViewedDay = { member_since: Date; began_at: number; seen: Set<string> };

/** What one server process remembers between requests. It may lose all of it: the database has the complete record. */
export type ProcessMemory = {
  /** By member. */
  page_blocks: Map<string, PageBlock>;
  /** By kind of view and member. */
  viewed_days: Map<string, Promise<ViewedDay>>;
  /** When the last write of a picture failed; null when it went well. */
  picture_write_failed_at: Date | null;
  /** How many hours a review usually takes, and when that was computed. */
  usual_wait: { at: number; hours: number | null } | null;
};

export function createProcessMemory(): ProcessMemory {
  return { page_blocks: new Map(), viewed_days: new Map(), picture_write_failed_at: null, usual_wait: null };
}
