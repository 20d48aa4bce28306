import { band_points, most_points } from "@sanjog/domain/suggestions/fair-order";
import type { Market } from "./market.ts";
import { giniOf } from "./measures.ts";
import { type Pairs, pointsBetween } from "./pairs.ts";
import { parameters } from "./parameters.ts";
import type { Policy } from "./policy.ts";

const { page, first_days } = parameters;

/** Who was on the first pages of a week in which members only look; shares in percent. */
export type Week = {
  nobodys_page: number;
  /** Whom no order can place, because everybody's better bands fill a page, or because they are on no list. */
  out_of_reach: number;
  on_no_list: number;
  top_share: number;
  gini: number;
  fit: number;
};

/** Two of five members come each day, open one page, and send no request: what remains is the order alone. */
export async function firstWeek({ people, pairs }: Market, policy: Policy): Promise<Week> {
  const places = new Int32Array(people.length);
  const listed = new Set(pairs.fits.flatMap((fits) => [...fits]));
  let [points, shown] = [0, 0];
  for (let day = 0; day < first_days; day += 1) {
    const visitors = people.map((_, at) => at).filter((at) => (at * 3 + day) % 5 < 2);
    const lists = await policy.listsOf(visitors, day, page);
    const served = lists.map((members, nth) => ({ viewer: visitors[nth] ?? 0, members }));
    for (const { viewer, members } of served) {
      for (const at of members) {
        places[at] = (places[at] ?? 0) + 1;
        points += pointsBetween(pairs, viewer, at) ?? 0;
        shown += 1;
      }
    }
    await policy.night({ day, visitors, served, sent: [], answered: [] });
  }
  const falling = [...places].sort((a, b) => b - a);
  const percent = (part: number) => (100 * part) / people.length;
  const most = falling.slice(0, Math.ceil(people.length / 100));
  return {
    nobodys_page: percent(falling.filter((count) => count === 0).length),
    out_of_reach: percent(people.length - withinReach(pairs).size),
    on_no_list: percent(people.length - listed.size),
    top_share: (100 * most.reduce((sum, count) => sum + count, 0)) / shown,
    gini: giniOf(falling),
    fit: (100 * points) / (shown * most_points),
  };
}

/** Returns the members who are in somebody's best bands, as many of these as a page needs. */
function withinReach({ fits, points }: Pairs): Set<number> {
  const bandOf = (of_pair: number) => Math.floor((most_points - of_pair) / band_points);
  const reached = new Set<number>();
  fits.forEach((list, viewer) => {
    const bands = [...(points[viewer] ?? [])].map(bandOf);
    const last = bands.toSorted((a, b) => a - b)[page - 1] ?? Number.POSITIVE_INFINITY;
    list.forEach((at, nth) => {
      if ((bands[nth] ?? 0) <= last) reached.add(at);
    });
  });
  return reached;
}
