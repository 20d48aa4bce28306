import { most_points } from "@sanjog/domain/suggestions/fair-order";
import { kind, unit } from "./chance.ts";
import { groups, type Market } from "./market.ts";
import { pointsBetween } from "./pairs.ts";
import { parameters } from "./parameters.ts";
import type { Course } from "./simulate.ts";
import type { Taste } from "./taste.ts";

/** What is reported of a group of members under a policy; shares in percent. */
export const measures = {
  one: "with a connection, %",
  three: "with 3 or more, %",
  connections: "connections for each 100",
  first_day: "median days to the first",
  nobodys_page: "on nobody's first page after 7 days, %",
  top_share: "places held by the top 1 %, %",
  gini: "Gini of the places",
  never: "never shown, %",
  unanswered: "unanswered after 14 days, %",
  envy: "others whose places would be better, %",
  fit: "mean fit of first pages, %",
  loss: "loss of fit against the best, points",
} as const;
export type Measure = keyof typeof measures;
export type Figures = { [Name in Measure]: number };

/** Returns the figures of each group of members. */
export function figuresOf(market: Market, taste: Taste, course: Course): { [group: string]: Figures } {
  const connections = market.people.map((): number[] => []);
  for (const { from, to, answer } of course.requests) {
    if (!answer?.accepted) continue;
    connections[from]?.push(answer.day);
    connections[to]?.push(answer.day);
  }
  return Object.fromEntries(
    Object.entries(groups).map(([name, belongs]) => {
      const members = market.people.flatMap((person, at) => (belongs(person) ? [at] : []));
      return [name, groupFigures(market, taste, course, connections, members)];
    }),
  );
}

function groupFigures(
  market: Market,
  taste: Taste,
  course: Course,
  connections: readonly (readonly number[])[],
  members: readonly number[],
): Figures {
  const share = (counts: (at: number) => boolean) => (100 * members.filter(counts).length) / members.length;
  const found = (at: number) => connections[at]?.length ?? 0;
  const places = members.map((at) => course.first_pages[at]?.length ?? 0).sort((a, b) => b - a);
  const sum = (list: readonly number[]) => list.reduce((total, each) => total + each, 0);
  const fit = members.map((at) => course.fit[at] ?? { points: 0, best: 0, places: 0 });
  const shown_points = sum(fit.map(({ points }) => points));
  const best_points = sum(fit.map(({ best }) => best));
  const percent = 100 / (sum(fit.map((each) => each.places)) * most_points);
  return {
    one: share((at) => found(at) >= 1),
    three: share((at) => found(at) >= 3),
    connections: (100 * sum(members.map(found))) / members.length,
    first_day: median(members.map((at) => Math.min(course.days, ...(connections[at] ?? [])))),
    nobodys_page: share((at) => course.first_pages[at]?.length === 0),
    top_share: (100 * sum(places.slice(0, Math.ceil(places.length / 100)))) / sum(places),
    gini: giniOf(places),
    never: share((at) => !course.served[at]),
    unanswered: unanswered(course, new Set(members)),
    envy: envyOf(market, taste, course, members),
    fit: shown_points * percent,
    loss: (best_points - shown_points) * percent,
  };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** Expects the counts in falling order. */
export function giniOf(counts: readonly number[]): number {
  const all = counts.reduce((total, count) => total + count, 0);
  const weighted = counts.reduce((total, count, rank) => total + count * (counts.length - rank), 0);
  return ((2 * weighted) / all - counts.length - 1) / counts.length;
}

/** The share of the members' own requests, sent long enough ago, that were not answered in time. */
function unanswered({ requests, days }: Course, members: ReadonlySet<number>): number {
  const { answer_days } = parameters;
  const old = requests.filter(({ from, day }) => members.has(from) && day + answer_days <= days);
  const late = old.filter(({ day, answer }) => answer === null || answer.day - day > answer_days);
  return (100 * late.length) / old.length;
}

/**
 * Envy as Tomita and Yokoyama (2024) define it, as a share: of how many others of the same gender would a member rather
 * have the places on first pages? A place is worth how much both would like each other.
 */
function envyOf(
  { people, pairs, seed }: Market,
  taste: Taste,
  course: Course,
  members: readonly number[],
): number {
  let compared = 0;
  let better = 0;
  for (const at of members) {
    const worth = (of: number) =>
      (course.first_pages[of] ?? []).reduce((total, viewer) => {
        const suits = pointsBetween(pairs, viewer, at) !== null;
        return total + (suits ? taste.liking(viewer, at) * taste.liking(at, viewer) : 0);
      }, 0);
    const own = worth(at);
    for (let nth = 0; nth < parameters.envy_sample; nth += 1) {
      const other = Math.floor(unit(kind.envy, seed, at, nth) * people.length);
      if (other === at || people[other]?.gender !== people[at]?.gender) continue;
      compared += 1;
      if (worth(other) > own) better += 1;
    }
  }
  return (100 * better) / compared;
}
