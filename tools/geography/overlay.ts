import { readdirSync, readFileSync } from "node:fs";

export type OverlayCity = { name: string; name_pb: string; spellings: string[]; words: string[] };
export type OverlayState = {
  iso: string;
  name: string;
  name_pb: string;
  words: string[];
  cities: OverlayCity[];
  dropped: string[];
};

const folder = new URL("./overlay/", import.meta.url);

function parted(line: string): string[] {
  return line.split("|").map((part) => part.trim().normalize("NFC"));
}

function listed(part: string): string[] {
  return part === "" ? [] : part.split(/\s*,\s*/);
}

function stateFrom(line: string): OverlayState {
  const [head = "", name_pb = "", words = ""] = parted(line.slice(1));
  return {
    iso: head.slice(0, 2),
    name: head.slice(3),
    name_pb,
    words: listed(words),
    cities: [],
    dropped: [],
  };
}

/** The manual additions to the data set; punjab.txt describes the format. */
export function readOverlay(): OverlayState[] {
  const states: OverlayState[] = [];
  for (const file of readdirSync(folder).sort()) {
    for (const line of readFileSync(new URL(file, folder), "utf8").split("\n")) {
      if (line.trim() === "" || line.startsWith("#")) continue;
      if (line.startsWith("=")) {
        states.push(stateFrom(line));
        continue;
      }
      const state = states.at(-1);
      if (!state) throw new Error(`${file}: a city before the first state: ${line}`);
      if (line.startsWith("-")) state.dropped.push(line.slice(1).trim());
      else {
        const [name = "", name_pb = "", spellings = "", words = ""] = parted(line);
        state.cities.push({ name, name_pb, spellings: listed(spellings), words: listed(words) });
      }
    }
  }
  return states;
}
