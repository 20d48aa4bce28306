import { draftWishesSchema } from "@sanjog/domain/preferences/preferences";
import { criteria } from "@sanjog/domain/suggestions/wish-table";
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

/**
 * The one wish of the viewer that the member misses, and by how much: `years`, `inches` and `levels` (of education or
 * income) above (positive) or below (negative) what was wished; an `option` has no amount. `value_title` is what the member
 * is or has instead, as their card says it; null for age and height.
 */
const missedWish = z.object({
  wish: z.enum(criteria),
  kind: z.enum(["years", "inches", "levels", "option"]),
  amount: z.nullable(z.number()),
  value_title: z.nullable(z.string()),
});
export type MissedWish = z.infer<typeof missedWish>;

const nearSuggestion = z.extend(suggestion, { missed: missedWish });
export type NearSuggestion = z.infer<typeof nearSuggestion>;

/**
 * The second list, to be shown below the exact one while that one's `total` makes `isOfferedBeside` (domain) true;
 * otherwise it is empty. It has its own total and pages. `match.theirs` is null here: of their wishes only the count is
 * told.
 */
export const listOneWishApart = endpoint({
  name: "listOneWishApart",
  method: "GET",
  path: "/api/user/suggestions/one-wish-apart",
  access: "complete_member",
  summary:
    'Lists the members who miss exactly one wish of the viewer, where the viewer misses at most one of theirs; never a wish marked "only this".',
  query: pageQuery,
  paged: true,
  reply: paged(nearSuggestion),
});

const narrowestWish = z.object({ criterion: z.string(), would_add: z.number() });

/** A POST, since the wishes of a draft belong into no address and no log. */
export const countFamilies = endpoint({
  name: "countFamilies",
  method: "POST",
  path: "/api/user/suggestions/count",
  access: "member",
  summary:
    "Counts the members whom unsaved wishes would suggest, rounded down to a multiple of five, or null for fewer than five; below eight it names the wish that excludes most.",
  body: draftWishesSchema,
  reply: z.object({
    families: z.nullable(z.number()),
    few: z.boolean(),
    narrowest_wish: z.nullable(z.string()),
  }),
});

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
