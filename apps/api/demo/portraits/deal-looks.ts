import type { Look, Sitter } from "./look.ts";
import { lookDifference, sharedTraits } from "./look-difference.ts";
import { lookFrom } from "./look-from.ts";

const attempts = 24;
/** Two rows of the widest list. */
const neighbours = 3;
/** People who may be seen in one visit. */
const remembered = 40;

/**
 * Returns a look for each sitter, in their order: of several by chance the one that differs most from those dealt
 * before to the same gender, among those that share at most one of the dealt traits with their neighbours.
 */
export function dealLooks(sitters: readonly Sitter[]): Look[] {
  const dealt = { female: [] as Look[], male: [] as Look[] };
  return sitters.map((sitter) => {
    const before = dealt[sitter.gender];
    const look = bestLook(sitter, before);
    before.push(look);
    return look;
  });
}

function bestLook(sitter: Sitter, before: readonly Look[]): Look {
  const candidates = Array.from({ length: attempts }, (_, attempt) => lookFrom(sitter, attempt));
  const near = before.slice(-neighbours);
  const last = before.slice(-remembered);
  const ranked = candidates
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
