import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { memberCard } from "./member-view.ts";
import { paged, pageQuery } from "./reply.ts";

/** What one member asked of another: a connection, or marriage. */
export const asked = z.object({ id: z.string(), status: z.string() });

/** The same in a list, as it is now, with the other member. `sent_at` is a day. */
const askedRow = z.object({ id: z.string(), status: z.string(), sent_at: z.string(), member: memberCard });
export type RequestRow = z.infer<typeof askedRow>;

export const listOfRequests = (name: string, path: `/api/${string}`, summary: string) =>
  endpoint({
    name,
    method: "GET",
    path,
    access: "complete_member",
    summary,
    query: pageQuery,
    paged: true,
    reply: paged(askedRow),
  });
