import { createDecks, type DealtTraits, dealTraits } from "./deal-traits.ts";
import type { Look, Sitter } from "./look.ts";
import { lookDifference, sharedTraits } from "./look-difference.ts";
import { lookFrom } from "./look-from.ts";

const attempts = 12;
/** Two rows of the widest list. */
const neighbours = 3;
/** People who may be seen in one visit. */
const remembered = 40;

/**
 * Returns a look for each sitter, in their order, which should be that in which they are seen. What one sees first is
 * dealt from shuffled decks; the rest is chosen by chance: of several the look that differs most from those dealt before
 * to the same gender, among those that share at most one of the dealt traits with their neighbours.
 */
export function dealLooks(sitters: readonly Sitter[]): Look[] {
  const before = { female: [] as Look[], male: [] as Look[] };
  const decks = { female: createDecks("female"), male: createDecks("male") };
  return sitters.map((sitter) => {
    const known = before[sitter.gender];
    const near = known.slice(-neighbours);
    const look = bestLook(sitter, dealTraits(decks[sitter.gender], sitter, near), known);
    known.push(look);
    return look;
  });
}

function bestLook(sitter: Sitter, dealt: DealtTraits, before: readonly Look[]): Look {
  const near = before.slice(-neighbours);
  const last = before.slice(-remembered);
  const ranked = Array.from({ length: attempts }, (_, attempt) => withDealt(lookFrom(sitter, attempt), dealt))
    .map((look) => ({
      look,
      shared: Math.max(0, ...near.map((other) => Math.max(0, sharedTraits(look, other) - 1))),
      different: Math.min(99, ...last.map((other) => lookDifference(look, other))),
    }))
    .sort((a, b) => a.shared - b.shared || b.different - a.different);
  const best = ranked[0];
  if (!best) throw new Error("no look was made");
  return best.look;
}

function withDealt(chance: Look, { look, man, turban, woman }: DealtTraits): Look {
  return {
    ...chance,
    ...look,
    man: chance.man && { ...chance.man, ...man, turban: { ...chance.man.turban, ...turban } },
    woman: chance.woman && { ...chance.woman, ...woman },
  };
}
