import { foldSpelling, type Gotra } from "./gotra-spelling.ts";
import { gotrasAToG } from "./gotras-a-g.ts";
import { gotrasHToN } from "./gotras-h-n.ts";
import { gotrasOToZ } from "./gotras-o-z.ts";

/** The gotras of the communities we serve, by the alphabet; `other` goes with words of the family's own. */
export const gotras = [
  ...gotrasAToG,
  ...gotrasHToN,
  ...gotrasOToZ,
  { id: "other", aliases: [] },
] as const satisfies readonly Gotra[];
export type GotraId = (typeof gotras)[number]["id"];

const bySpelling = new Map<string, GotraId>(
  gotras.flatMap(({ id, aliases }) =>
    [id, ...aliases].map((spelling): [string, GotraId] => [foldSpelling(spelling), id]),
  ),
);

/** The gotra a spelling leads to, or null when the list does not know it. */
export function findGotra(spelling: string): GotraId | null {
  return bySpelling.get(foldSpelling(spelling)) ?? null;
}
