import { type GotraId, gotraIds } from "./gotra-ids.ts";
import { foldSpelling } from "./gotra-spelling.ts";
import { spellingsAToG } from "./gotra-spellings-a-g.ts";
import { spellingsHToN } from "./gotra-spellings-h-n.ts";
import { spellingsOToZ } from "./gotra-spellings-o-z.ts";

/**
 * Other spellings of each gotra, in both scripts. No spelling belongs to two gotras. They are separate from the ids,
 * which every form needs, so that no phone downloads them.
 */
export const gotraSpellings: Readonly<Record<GotraId, readonly string[]>> = {
  ...spellingsAToG,
  ...spellingsHToN,
  ...spellingsOToZ,
  other: [],
};

const bySpelling = new Map<string, GotraId>(
  gotraIds.flatMap((id) =>
    [id, ...gotraSpellings[id]].map((spelling): [string, GotraId] => [foldSpelling(spelling), id]),
  ),
);

/** Returns the gotra of a spelling, or null when the list does not contain it. */
export function findGotra(spelling: string): GotraId | null {
  return bySpelling.get(foldSpelling(spelling)) ?? null;
}
