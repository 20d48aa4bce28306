import { type GotraId, gotraIds } from "./gotra-ids.ts";
import { foldSpelling } from "./gotra-spelling.ts";
import { spellingsAToG } from "./gotra-spellings-a-g.ts";
import { spellingsHToN } from "./gotra-spellings-h-n.ts";
import { spellingsOToZ } from "./gotra-spellings-o-z.ts";

/**
 * The spellings, in both scripts, by which families also write a gotra. No spelling leads to two gotras. They are apart
 * from the ids, which every form needs, so that no phone loads them.
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

/** Returns the gotra that a spelling leads to, or null when the list does not know it. */
export function findGotra(spelling: string): GotraId | null {
  return bySpelling.get(foldSpelling(spelling)) ?? null;
}
