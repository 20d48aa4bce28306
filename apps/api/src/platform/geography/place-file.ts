/**
 * A place as the data file holds it. `name_pb` is empty where no Punjabi name is known; `words` are further words by
 * which families look for it, in either script, parted by commas.
 */
export type PlaceRow = { id: number; name: string; name_pb: string; words: string };
export type StateBlock = PlaceRow & { country_id: number; cities: string };
export type CountryRow = { id: number; iso: string };

/*
 * The file is text: a line `c id iso` per country, a line `s id name punjabi words` per state, a line `id name
 * punjabi words` per city of the state above it. Fields are parted by tabs; a city's id is left out when it follows the
 * one before, and empty last fields are left out with their tabs.
 */

function line(fields: (string | number)[]): string {
  return fields.join("\t").replace(/\t+$/, "");
}

/** Encodes one state's cities. Their ids must ascend. */
export function encodeCities(cities: readonly PlaceRow[]): string {
  return cities
    .map(({ id, name, name_pb, words }, i) =>
      line([cities[i - 1]?.id === id - 1 ? "" : id, name, name_pb, words]),
    )
    .join("\n");
}

/** Decodes what `encodeCities` wrote. */
export function decodeCities(text: string): PlaceRow[] {
  let last = 0;
  return text.split("\n").map((row) => {
    const [id = "", name = "", name_pb = "", words = ""] = row.split("\t");
    last = id === "" ? last + 1 : Number(id);
    return { id: last, name, name_pb, words };
  });
}

export function encodePlaces(countries: readonly (CountryRow & { states: readonly StateBlock[] })[]): string {
  return countries
    .flatMap(({ id, iso, states }) => [
      line(["c", id, iso]),
      ...states.flatMap((state) => [
        line(["s", state.id, state.name, state.name_pb, state.words]),
        state.cities,
      ]),
    ])
    .join("\n");
}

/** Reads countries and states; their cities stay text until they are first needed. */
export function decodePlaces(text: string): { countries: CountryRow[]; states: StateBlock[] } {
  const countries: CountryRow[] = [];
  const states: StateBlock[] = [];
  for (const part of text.split(/\n?^c\t/m).slice(1)) {
    const [head = "", ...blocks] = part.split("\ns\t");
    const [id = "", iso = ""] = head.split("\t");
    countries.push({ id: Number(id), iso });
    for (const block of blocks) {
      const end = block.indexOf("\n");
      const [state_id = "", name = "", name_pb = "", words = ""] = block.slice(0, end).split("\t");
      const cities = block.slice(end + 1);
      states.push({ id: Number(state_id), country_id: Number(id), name, name_pb, words, cities });
    }
  }
  return { countries, states };
}
