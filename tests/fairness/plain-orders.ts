import { kind, unit } from "./chance.ts";
import type { Market } from "./market.ts";
import type { Day, Policy } from "./policy.ts";

/** The lists of a policy that gives each member of a list a number, the highest first. */
export function orderedBy(
  market: Market,
  rank: (viewer: number, other: number, points: number, day: number) => number,
  night: (day: Day) => void = () => undefined,
): Policy {
  const listOf = (viewer: number, day: number, length: number) => {
    const fits = market.pairs.fits[viewer] ?? new Int32Array();
    const points = market.pairs.points[viewer] ?? new Uint8Array();
    const ranks = Float64Array.from(fits, (other, nth) => rank(viewer, other, points[nth] ?? 0, day));
    const places = Int32Array.from(fits, (_, nth) => nth).sort((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0));
    return Array.from(places.subarray(0, length), (nth) => fits[nth] ?? 0);
  };
  return {
    listsOf: async (viewers, day, length) => viewers.map((viewer) => listOf(viewer, day, length)),
    night: async (day) => night(day),
  };
}

/** The order before turns: the points, then a picture, then the last day of activity as of the night, then the id. */
export function orderBefore(market: Market): Policy {
  const { people } = market;
  const active = people.map((_, at) => -(market.made[at]?.person.active_days_ago ?? 0));
  const by_id = people
    .map((_, at) => at)
    .sort((a, b) => ((people[a]?.id ?? "") < (people[b]?.id ?? "") ? -1 : 1));
  const places = new Int32Array(people.length);
  for (const [place, at] of by_id.entries()) places[at] = place;
  return orderedBy(
    market,
    (_, other, points) =>
      ((points * 2 + Number(people[other]?.has_picture)) * 10_000 + 5_000 + (active[other] ?? 0)) * 100_000 -
      (places[other] ?? 0),
    ({ day, visitors }) => {
      for (const at of visitors) active[at] = day;
    },
  );
}

/** Everybody who fits, in a new random order for each viewer and day. */
export function randomOrder(market: Market): Policy {
  return orderedBy(market, (viewer, other, _, day) => unit(kind.order, market.seed, viewer, day, other));
}
