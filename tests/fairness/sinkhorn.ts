import { most_points } from "@sanjog/domain/suggestions/fair-order";
import { kind, unit } from "./chance.ts";
import type { Market } from "./market.ts";
import { pointsBetween } from "./pairs.ts";
import { parameters } from "./parameters.ts";
import { orderedBy } from "./plain-orders.ts";
import type { Policy } from "./policy.ts";

const { temperature, rounds } = parameters.sinkhorn;
/** How much two who fit bring to a matching, at most 1. */
const weightOf = (points: number) => Math.exp((points / most_points - 1) / (2 * temperature));

/**
 * A reference from the literature: the stable matching with transferable utility of Choo and Siow on the observable
 * scores, solved by iterative proportional fitting (Tomita and others, RecSys 2022). Each viewer's list is drawn each day
 * in proportion to the matching, so that the places follow it.
 */
export function sinkhornOrder(market: Market): Policy {
  const alone = sharesAlone(market);
  return orderedBy(market, (viewer, other, points, day) => {
    const draw = -Math.log(-Math.log(unit(kind.order, market.seed, viewer, day, other) || 1e-12));
    return Math.log(weightOf(points)) + Math.log(alone[other] ?? 1) + draw;
  });
}

/** Returns for each member the square root of the share that stays alone: small where many would match. */
function sharesAlone({ people, pairs }: Market): Float64Array {
  const partners = people.map((): [other: number, weight: number][] => []);
  pairs.fits.forEach((fits, viewer) => {
    fits.forEach((other, nth) => {
      const weight = weightOf(pairs.points[viewer]?.[nth] ?? 0);
      partners[viewer]?.push([other, weight]);
      // A pair of whom only one is on the other's list is an edge too.
      if (pointsBetween(pairs, other, viewer) === null) partners[other]?.push([viewer, weight]);
    });
  });
  const alone = new Float64Array(people.length).fill(1);
  for (let round = 0; round < rounds; round += 1) {
    for (const gender of ["female", "male"]) {
      people.forEach((person, at) => {
        if (person.gender !== gender) return;
        const half =
          (partners[at] ?? []).reduce((sum, [other, weight]) => sum + weight * (alone[other] ?? 0), 0) / 2;
        // The positive root of x² + 2·half·x = 1, written so that a large half loses no digits.
        alone[at] = 1 / (Math.sqrt(1 + half * half) + half);
      });
    }
  }
  return alone;
}
