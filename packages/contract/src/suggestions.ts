import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { match, memberCard } from "./member-view.ts";
import { paged, pageQuery } from "./reply.ts";

const suggestion = z.extend(memberCard, { match });
export type Suggestion = z.infer<typeof suggestion>;

export const listSuggestions = endpoint({
  name: "listSuggestions",
  method: "GET",
  path: "/api/user/suggestions",
  access: "complete_member",
  summary: "Lists the members who meet every wish of the viewer, ordered by how well both fit.",
  query: pageQuery,
  paged: true,
  reply: paged(suggestion),
});

const narrowestWish = z.object({ criterion: z.string(), would_add: z.number() });

/** A separate endpoint, since the page would otherwise wait for it: it scans every card, a page only those that fit. */
export const showNarrowestWish = endpoint({
  name: "showNarrowestWish",
  method: "GET",
  path: "/api/user/suggestions/narrowest-wish",
  access: "complete_member",
  summary:
    "Returns, for an empty or short result, the wish that excludes most members, and how many more would fit without it.",
  reply: z.object({ narrowest_wish: z.nullable(narrowestWish) }),
});
