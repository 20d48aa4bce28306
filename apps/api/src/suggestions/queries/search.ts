import type { PageQuery } from "@sanjog/contract/reply";
import type { PageSnapshot } from "@sanjog/domain/suggestions/visit";
import { type RawBuilder, sql } from "kysely";
import type { AreaDeps } from "../../platform/deps.ts";
import type { MatchProfile } from "../../relations/queries/match-profiles.ts";
import { everyWish } from "../card-sql.ts";
import { findSuggestions, type Searcher, stillOpen } from "../queries.ts";
import { findOneWishApart } from "./one-wish-apart.ts";

/** A search whose ids may come from a replica, and which of them the primary confirms. */
export type Search = {
  find: typeof findSuggestions;
  confirms: (viewer: Searcher, now: Date) => RawBuilder<boolean>;
};

export const exactSearch: Search = {
  find: findSuggestions,
  confirms: ({ wishes }, now) => everyWish(wishes, now),
};

/** The views judge again who is one wish apart, from the profile on the primary. */
export const apartSearch: Search = { find: findOneWishApart, confirms: () => sql`true` };

/**
 * Returns one page of a search, with the ids that the primary confirms. A replica that lags can make the page shorter, but
 * nobody appears on it who was blocked, connected, paused or hidden meanwhile.
 */
export async function findOnReplica(
  { db, replicas }: Pick<AreaDeps, "db" | "replicas">,
  { find, confirms }: Search,
  viewer: MatchProfile,
  asked: PageQuery,
  now: Date,
  visit: PageSnapshot = new Map(),
) {
  return replicas.search(
    db,
    viewer.id,
    (source) => find(source, viewer, asked, now, visit),
    async (found) => {
      const ids = await stillOpen(db, viewer, found.ids, now, confirms(viewer, now));
      return { ...found, ids, total: found.total - (found.ids.length - ids.length) };
    },
  );
}
