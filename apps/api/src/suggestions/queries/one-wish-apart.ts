import type { PageQuery } from "@sanjog/contract/reply";
import { mustsOf } from "@sanjog/domain/preferences/wishes-made";
import { wishesMade } from "@sanjog/domain/suggestions/criteria";
import { isOfferedBeside, theirs_missed_most } from "@sanjog/domain/suggestions/one-wish-apart";
import type { PageSnapshot } from "@sanjog/domain/suggestions/visit";
import { sql } from "kysely";
import type { Db } from "../../platform/database/open.ts";
import type { MatchProfile } from "../../relations/queries/match-profiles.ts";
import { countMissed, missedWeight, theirsMissed, wishConditions, wishesBesideAge } from "../card-sql.ts";
import {
  cardsFor,
  findPage,
  findSuggestions,
  pageStatement,
  type Slice,
  sortKey,
  suitableCards,
} from "../queries.ts";

/**
 * Returns one page of the members who are one wish apart, as `findSuggestions` does for those who meet every wish. Nobody
 * is while the exact list is long enough.
 */
export async function findOneWishApart(
  db: Db,
  viewer: MatchProfile,
  asked: PageQuery,
  now: Date,
  visit: PageSnapshot = new Map(),
) {
  const exact = await findSuggestions(db, viewer, { page: 1, per_page: 1 }, now);
  if (!isOfferedBeside(exact.total)) {
    return { ids: [], total: 0, per_page: asked.per_page, current_page: 1, last_page: 1 };
  }
  return findPage(db, asked, visit, (slice) => oneWishApart(viewer, slice, now, visit));
}

/** SQL equivalent of `wishApart`, as the statement of one page. */
function oneWishApart(viewer: MatchProfile, slice: Slice, now: Date, visit: PageSnapshot) {
  const met = wishConditions(viewer.wishes, now);
  const musts = mustsOf(viewer.wishes);
  const others = wishesMade(viewer.wishes).filter((wish) => wish !== "age");
  const may_miss = others.filter((wish) => !musts.includes(wish));
  const never_missed = [sql`true`, ...others.filter((wish) => musts.includes(wish)).map((wish) => met[wish])];
  const besides_age = wishesBesideAge(viewer.wishes, now);
  const suits = sql`${suitableCards(viewer, now)}
    and ${theirsMissed(viewer.facts, now, theirs_missed_most)} <= ${sql.lit(theirs_missed_most)}`;
  const cards = cardsFor(viewer);
  const of_age = sql`select ${sortKey(viewer, now, missedWeight(may_miss, met))} as sort_key, member_id from ${cards}
    where ${met.age} and ${countMissed(besides_age)} = 1 and ${sql.join(never_missed, sql` and `)}
      and ${countMissed(may_miss.map((wish) => met[wish]))} = 1 and ${suits}`;
  const of_other_ages = sql`select ${sortKey(viewer, now, missedWeight(["age"], met))} as sort_key, member_id from ${cards}
    where ${sql.join(besides_age, sql` and `)} and not (${met.age}) and ${suits}`;
  return pageStatement(viewer, slice, now, visit, {
    // Two queries: the first reads only cards of the wished age, and the second stops at the first wish a card fails.
    hit: musts.includes("age") ? of_age : sql`${of_age} union all ${of_other_ages}`,
    among: (ids) => sql`select member_id from hit where member_id = any(${ids})`,
  });
}
