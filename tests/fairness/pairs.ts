import { dayInIndia, dayNumber } from "@sanjog/domain/calendar";
import { criteriaMet, meets, pointsOf } from "@sanjog/domain/suggestions/criteria";
import { shareGotra } from "@sanjog/domain/suggestions/gotra";
import { criteria, total_weight } from "@sanjog/domain/suggestions/wish-table";
import type { MatchProfile } from "../../apps/api/src/relations/queries/match-profiles.ts";
import { cardFrom } from "../../apps/api/src/suggestions/card.ts";

/** For each member: those who meet every wish of theirs, in rising order, and the points of both directions together. */
export type Pairs = { fits: readonly Int32Array[]; points: readonly Uint8Array[] };

/** Judges every pair by the domain's rules. */
export function pairsOf(people: readonly MatchProfile[], now: Date): Pairs {
  const open = people.map((person) => mayMarry(person, now));
  const others = {
    female: people.flatMap(({ gender }, at) => (gender === "male" && open[at] ? [at] : [])),
    male: people.flatMap(({ gender }, at) => (gender === "female" && open[at] ? [at] : [])),
  };
  const fits: Int32Array[] = [];
  const points: Uint8Array[] = [];
  for (const viewer of people) {
    const found = others[viewer.gender].filter((at) => {
      const other = people[at];
      return other !== undefined && fitsEveryWish(viewer, other, now);
    });
    fits.push(Int32Array.from(found));
    points.push(
      Uint8Array.from(found, (at) => {
        const other = people[at];
        return total_weight + (other ? pointsOf(criteriaMet(other.wishes, viewer.facts, now)) : 0);
      }),
    );
  }
  return { fits, points };
}

/** Returns whether a member may marry by the law of the country of residence. */
export function mayMarry(person: MatchProfile, now: Date): boolean {
  return cardFrom(person).suggestable_from_day <= dayNumber(dayInIndia(now));
}

function fitsEveryWish(viewer: MatchProfile, other: MatchProfile, now: Date): boolean {
  const meetsAll = criteria.every(
    (criterion) =>
      meets(criterion, viewer.wishes, other.facts, now) ||
      // A hidden income meets every wish, so that a search cannot reveal it.
      (criterion === "income" && other.annual_income !== "public"),
  );
  return meetsAll && !(viewer.gotra_rule === "avoid" && shareGotra(viewer.gotras, other.gotras));
}

/** Returns the points of a pair if the other meets every wish of the viewer, otherwise null. */
export function pointsBetween({ fits, points }: Pairs, viewer: number, other: number): number | null {
  const list = fits[viewer] ?? new Int32Array();
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < other) low = middle + 1;
    else high = middle;
  }
  return list[low] === other ? (points[viewer]?.[low] ?? null) : null;
}
