import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { match, memberCard } from "./member-view.ts";
import { paged, pageQuery } from "./reply.ts";

const suggestion = z.extend(memberCard, { match });
export type Suggestion = z.infer<typeof suggestion>;

/** Of an empty or short result: the wish that keeps most people out, and how many more it would let in. */
const narrowestWish = z.object({ criterion: z.string(), would_add: z.number() });

export const listSuggestions = endpoint({
  name: "listSuggestions",
  method: "GET",
  path: "/api/user/suggestions",
  access: "complete_member",
  summary: "Members who meet every wish of the viewer, ordered by how well both fit.",
  query: pageQuery,
  reply: z.extend(paged(suggestion), { narrowest_wish: z.nullable(narrowestWish) }),
});
