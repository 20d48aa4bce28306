import { missedBy } from "@sanjog/domain/suggestions/one-wish-apart";
import { kind, unit } from "./chance.ts";
import { type Market, market_begins } from "./market.ts";
import { parameters } from "./parameters.ts";

/** What members think of each other. The service never knows it. */
export type Taste = {
  /** How much a member likes another, 0 to 1. */
  liking(of: number, other: number): number;
  likes(of: number, other: number): boolean;
  accepts(of: number, sender: number): boolean;
};

/** Returns the hidden taste of a market: `lambda` of it is shared by all, the rest each member's own. */
export function tasteOf({ people, pairs, seed }: Market, lambda: number): Taste {
  const worth = people.map(({ has_picture }) => (has_picture ? 1 : parameters.without_picture));
  const common = people.map((_, at) => unit(kind.common, seed, at));
  const plain = (of: number, other: number) =>
    (lambda * (common[other] ?? 0) + (1 - lambda) * unit(kind.own, seed, of, other)) * (worth[other] ?? 1);
  const bars = people.map((_, at) => {
    const fits = pairs.fits[at] ?? new Int32Array();
    const sorted = Float64Array.from(fits, (other) => plain(at, other)).sort();
    const bar = (share: number) =>
      sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * (1 - share)))];
    return { likes: bar(parameters.likes_best) ?? 1, accepts: bar(parameters.accepts_best) ?? usual_bar };
  });
  return {
    liking: plain,
    likes: (of, other) => plain(of, other) >= (bars[of]?.likes ?? 1),
    accepts: (of, sender) => {
      const [owner, asker] = [people[of], people[sender]];
      if (!owner || !asker) return false;
      const missed = missedBy(owner.wishes, asker, market_begins).length;
      return plain(of, sender) - parameters.missed_wish * missed >= (bars[of]?.accepts ?? 1);
    },
  };
}

/** The bar of a member whom nobody fits, who compares with everybody. */
const usual_bar = 1 - parameters.accepts_best;
