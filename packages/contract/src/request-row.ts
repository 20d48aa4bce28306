import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { match, memberCard } from "./member-view.ts";
import { paged, pageQuery } from "./reply.ts";

/** The status of a connection request or marriage proposal, as the viewer sees it. */
export const requestStatus = z.object({ id: z.string(), status: z.string() });

/** How many wishes of each the other meets: of the viewer's own, those about facts that the viewer may see. */
const wishesMet = z.extend(z.pick(match, { theirs_met: true, theirs_of: true }), {
  mine_met: z.number(),
  mine_of: z.number(),
});

/**
 * A member whom a request or proposal joins with the viewer. While the viewer is asked: how well the two fit, and of a
 * connection the phone number, which is null where the viewer may not see it.
 */
const askedMember = z.extend(memberCard, {
  match: z.optional(wishesMet),
  phone_number: z.optional(z.nullable(z.string())),
});

/** One row of a list of requests or proposals: its present status and the other member. `sent_at` is a day. */
export const requestRow = z.object({
  id: z.string(),
  status: z.string(),
  sent_at: z.string(),
  member: askedMember,
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
