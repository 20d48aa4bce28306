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
  /** The least that any order can bring the top share to: members whom better bands put on a page at every visit. */
  least_top_share: number;
  gini: number;
  fit: number;
};

/** Two of five members come each day. */
const comes = (at: number, day: number) => (((at * 3 + day) % 5) + 5) % 5 < 2;

/** Returns the market in which the members came like this before the first day too, so that nobody is away for long. */
export function withRegularVisits(market: Market): Market {
  const made = market.made.map((one, at) => {
    const active_days_ago = [1, 2, 3, 4].find((days) => comes(at, -days)) ?? 0;
    return { ...one, person: { ...one.person, active_days_ago } };
  });
  return { ...market, made };
}

/** Lets members come for a week, open one page, and send no request: what remains is the order alone. */
export async function firstWeek({ people, pairs }: Market, policy: Policy): Promise<Week> {
  const [places, fixed] = [new Int32Array(people.length), new Int32Array(people.length)];
  const reach = reachOf(pairs);
  const listed = new Set(pairs.fits.flatMap((fits) => [...fits]));
  let [points, shown] = [0, 0];
  for (let day = 0; day < first_days; day += 1) {
    const visitors = people.map((_, at) => at).filter((at) => comes(at, day));
    const lists = await policy.listsOf(visitors, day, page);
    const served = lists.map((members, nth) => ({ viewer: visitors[nth] ?? 0, members }));
    for (const { viewer, members } of served) {
      for (const at of members) {
        places[at] = (places[at] ?? 0) + 1;
        points += pointsBetween(pairs, viewer, at) ?? 0;
        shown += 1;
      }
      for (const at of reach[viewer]?.always ?? []) fixed[at] = (fixed[at] ?? 0) + 1;
    }
    await policy.night({ day, visitors, served, sent: [], answered: [] });
  }
  const falling = [...places].sort((a, b) => b - a);
  const percent = (part: number) => (100 * part) / people.length;
  const topShare = (counts: readonly number[]) =>
    (100 * counts.slice(0, Math.ceil(people.length / 100)).reduce((sum, count) => sum + count, 0)) / shown;
  const reached = new Set(reach.flatMap(({ always, sometimes }) => [...always, ...sometimes]));
  return {
    nobodys_page: percent(falling.filter((count) => count === 0).length),
    out_of_reach: percent(people.length - reached.size),
    on_no_list: percent(people.length - listed.size),
    top_share: topShare(falling),
    least_top_share: topShare([...fixed].sort((a, b) => b - a)),
    gini: giniOf(falling),
    fit: (100 * points) / (shown * most_points),
  };
}

/** Returns for each viewer who is on the first page in any order within bands, and who may be on it. */
function reachOf({ fits, points }: Pairs): { always: number[]; sometimes: number[] }[] {
  const bandOf = (of_pair: number) => Math.floor((most_points - of_pair) / band_points);
  return fits.map((list, viewer) => {
    const bands = [...(points[viewer] ?? [])].map(bandOf);
    const last = bands.toSorted((a, b) => a - b)[page - 1] ?? Number.POSITIVE_INFINITY;
    const those = (fits_page: (band: number) => boolean) =>
      [...list].filter((_, nth) => fits_page(bands[nth] ?? 0));
    return { always: those((band) => band < last), sometimes: those((band) => band === last) };
  });
}
