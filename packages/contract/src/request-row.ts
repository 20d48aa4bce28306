import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./member-view.ts";
import { paged, pageQuery } from "./reply.ts";

/** The status of a connection request or marriage proposal, as the viewer sees it. */
export const requestStatus = z.object({ id: z.string(), status: z.string() });

/** One row of a list of requests or proposals: its present status and the other member. `sent_at` is a day. */
export const requestRow = z.object({
  id: z.string(),
  status: z.string(),
  sent_at: z.string(),
  member: memberCard,
});
export type RequestRow = z.infer<typeof requestRow>;

export const listOfRequests = (name: string, path: `/api/${string}`, summary: string) =>
  endpoint({
    name,
    method: "GET",
    path,
    access: "complete_member",
    summary,
    query: pageQuery,
    paged: true,
    reply: paged(requestRow),
  });
