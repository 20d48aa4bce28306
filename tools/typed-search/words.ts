import { readFileSync } from "node:fs";

export type SearchCase = { list: string; option: string; typed: string };

/** Parses a table of typed texts; words.txt describes the format. */
export function readWords(file: string): SearchCase[] {
  let list = "";
  const wanted: SearchCase[] = [];
  for (const line of readFileSync(new URL(file, import.meta.url), "utf8").split("\n")) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    if (line.startsWith("=")) {
      list = line.slice(1).trim();
      continue;
    }
    const [option = "", words = ""] = line.split("|").map((part) => part.trim());
    for (const typed of words.split(/\s*,\s*/)) wanted.push({ list, option, typed });
  }
  return wanted;
}
