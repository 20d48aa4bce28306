import * as z from "zod/mini";

/** One event of the stream: what changed ("unread" when only the count did), and the present unread count. */
export const liveEvent = z.object({ kind: z.string(), unread: z.number() });
export type LiveEvent = z.infer<typeof liveEvent>;
