import { messages as gotras } from "../en/gotras.ts";
import { messages as gotrasInGurmukhi } from "../pb/gotras.ts";
import { nameParts, nameWords } from "./name-words.ts";

/** Maps one spelling to the other. */
export type NameTable = ReadonlyMap<string, string>;
export type NameTables = { words: NameTable; parts: NameTable };

type Pair = readonly [latin: string, gurmukhi: string];

/** Letters with a dot have two encodings; comparison uses the one that forms store. */
const pair = (latin: string, gurmukhi: string): Pair => [latin.toLowerCase(), gurmukhi.normalize("NFC")];

function pairsIn(text: string): Pair[] {
  return text
    .trim()
    .split(/[,\n]\s*/)
    .flatMap((entry) => {
      const [spellings = "", gurmukhi = ""] = entry.split("/");
      return spellings.split(" ").map((latin) => pair(latin, gurmukhi));
    });
}

const gotraPairs = (Object.keys(gotras) as (keyof typeof gotras)[])
  .map((id) => pair(gotras[id], gotrasInGurmukhi[id]))
  .filter(([latin]) => /^[a-z]+$/.test(latin));

const wordPairs = [...pairsIn(nameWords), ...gotraPairs];
const partPairs = pairsIn(nameParts);

/** Returns a table in which the first spelling of a word wins. */
function tableOf(pairs: readonly (readonly [string, string])[]): NameTable {
  return new Map([...pairs].reverse());
}
const turned = ([latin, gurmukhi]: Pair) => [gurmukhi, latin] as const;

export const toGurmukhi: NameTables = { words: tableOf(wordPairs), parts: tableOf(partPairs) };
export const toLatin: NameTables = {
  words: tableOf(wordPairs.map(turned)),
  parts: tableOf(partPairs.map(turned)),
};
