import { kind, unit } from "./chance.ts";
import type { Market } from "./market.ts";
import { parameters } from "./parameters.ts";
import type { Policy } from "./policy.ts";

const { page, exposure_cap } = parameters;

/**
 * A reference from the literature: deferred acceptance with capped exposure on the observable scores. Each day every
 * member has a page of places to fill and may be on a limited number of pages; pages and members prefer higher points, and
 * chance decides among equals.
 */
export function deferredAcceptance(market: Market): Policy {
  const { people } = market;
  const away = people.map(() => new Set<number>());
  const women = people.filter(({ gender }) => gender === "female").length;
  const capOf = (at: number) => {
    const share =
      people[at]?.gender === "female" ? (people.length - women) / women : women / (people.length - women);
    return Math.ceil(page * exposure_cap * share);
  };
  let [made_for, pages] = [-1, [] as number[][]];
  const rankOf = (viewer: number, other: number, points: number, day: number) =>
    points + unit(kind.order, market.seed, viewer, day, other);
  return {
    listsOf: async (viewers, day, length) => {
      const ranked = people.map((_, viewer) =>
        rankedList(market, viewer, away[viewer] ?? new Set(), day, rankOf),
      );
      if (made_for !== day) [made_for, pages] = [day, assign(ranked, capOf)];
      return viewers.map((viewer) => {
        const first = new Set(pages[viewer]);
        const list = (ranked[viewer] ?? []).map(({ other }) => other);
        return [...list.filter((at) => first.has(at)), ...list.filter((at) => !first.has(at))].slice(
          0,
          length,
        );
      });
    },
    night: async ({ sent }) => {
      for (const { from, to } of sent) {
        away[from]?.add(to);
        away[to]?.add(from);
      }
    },
  };
}

type Ranked = { other: number; rank: number };

function rankedList(
  { pairs }: Market,
  viewer: number,
  away: ReadonlySet<number>,
  day: number,
  rankOf: (viewer: number, other: number, points: number, day: number) => number,
): Ranked[] {
  const points = pairs.points[viewer] ?? new Uint8Array();
  return Array.from(pairs.fits[viewer] ?? new Int32Array(), (other, nth) => ({
    other,
    rank: rankOf(viewer, other, points[nth] ?? 0, day),
  }))
    .filter(({ other }) => !away.has(other))
    .sort((a, b) => b.rank - a.rank);
}

/** Returns for each viewer the members whom deferred acceptance gives a place on the first page. */
function assign(ranked: readonly (readonly Ranked[])[], capOf: (at: number) => number): number[][] {
  const held = ranked.map((): { viewer: number; rank: number }[] => []);
  const next = ranked.map(() => 0);
  // Each entry is one place that a viewer has to fill.
  const open = ranked.flatMap((_, viewer) => Array.from({ length: page }, () => viewer));
  for (let viewer = open.pop(); viewer !== undefined; viewer = open.pop()) {
    const wish = ranked[viewer]?.[next[viewer] ?? 0];
    if (!wish) continue;
    next[viewer] = (next[viewer] ?? 0) + 1;
    const places = held[wish.other] ?? [];
    places.push({ viewer, rank: wish.rank });
    if (places.length <= capOf(wish.other)) continue;
    const worst = places.reduce(
      (least, place, at) => (place.rank < (places[least]?.rank ?? 0) ? at : least),
      0,
    );
    const [rejected] = places.splice(worst, 1);
    if (rejected) open.push(rejected.viewer);
  }
  const pages = ranked.map((): number[] => []);
  held.forEach((places, other) => {
    for (const { viewer } of places) pages[viewer]?.push(other);
  });
  return pages;
}
