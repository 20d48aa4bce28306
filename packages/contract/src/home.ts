import * as z from "zod/mini";
import { connectionRow } from "./connections.ts";
import { endpoint } from "./endpoint.ts";
import { requestRow } from "./request-row.ts";
import { smallCard } from "./small-card.ts";

/** How many members are in each list of the home. */
const listCounts = z.object({
  shortlisted: z.number(),
  set_aside: z.number(),
  connections: z.number(),
  received: z.number(),
  sent: z.number(),
  rejected: z.number(),
  declined: z.number(),
  accepted_proposals: z.number(),
  received_proposals: z.number(),
  sent_proposals: z.number(),
  blocked: z.number(),
});
export type ListCounts = z.infer<typeof listCounts>;

const today = z.object({
  /** What waits for the member's answer, the newest first. */
  proposals: z.array(requestRow),
  requests: z.array(requestRow),
  /** The latest connections. */
  connections: z.array(connectionRow),
  /** The family that a matched member is to marry into. */
  matched: z.nullable(connectionRow),
  /** The first suggestions; null for a matched member, and once the daily limit of cards is reached. */
  suggestions: z.nullable(z.object({ total: z.number(), data: z.array(smallCard) })),
  counts: listCounts,
  /** Whether the quarter's reminder of the rules is still to be shown. */
  rules_reminder: z.boolean(),
});
export type Today = z.infer<typeof today>;

/** One endpoint for the whole page, since each round trip takes long on a poor network. */
export const showToday = endpoint({
  name: "showToday",
  method: "GET",
  path: "/api/user/today",
  access: "complete_member",
  summary:
    "Returns what the home shows first: what waits for an answer, the latest connections, three suggestions and the length of every list.",
  reply: today,
});
