/*
 * Builds the file of the world's places: npm ci --prefix tools/geography && node tools/geography/build.ts
 * Ids are kept from the file that is there and never given twice, because profiles store them: a place that has left
 * the data set stays, a new one gets the next number.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import {
  decodeCities,
  decodePlaces,
  encodeCities,
  encodePlaces,
  type PlaceRow,
} from "../../apps/api/src/platform/geography/place-file.ts";
import { isoNumeric } from "./iso-numeric.ts";
import { type OverlayState, readOverlay } from "./overlay.ts";
import { type CityLocation, sourceCities } from "./source.ts";

type City = { name: string; name_pb: string; spellings: string[]; words: string[] };
type State = { name: string; name_pb: string; words: string[]; cities: Map<string, City> };
type World = Map<string, Map<string, State>>;

const file = new URL("../../apps/api/src/platform/geography/places.br", import.meta.url);

function stateIn(world: World, iso: string, name: string): State {
  const states = world.get(iso) ?? new Map<string, State>();
  world.set(iso, states);
  const state = states.get(name) ?? { name, name_pb: "", words: [], cities: new Map() };
  states.set(name, state);
  return state;
}

function addCity(state: State, name: string): void {
  const key = name.toLowerCase();
  if (!state.cities.has(key)) state.cities.set(key, { name, name_pb: "", spellings: [], words: [] });
}

function layOver(world: World, overlay: OverlayState): void {
  if (!world.get(overlay.iso)?.has(overlay.name)) throw new Error(`No state ${overlay.iso} ${overlay.name}`);
  const state = stateIn(world, overlay.iso, overlay.name);
  state.name_pb = overlay.name_pb;
  state.words = overlay.words;
  for (const name of overlay.dropped) state.cities.delete(name.toLowerCase());
  for (const city of overlay.cities) {
    for (const spelling of city.spellings) {
      if (!state.cities.delete(spelling.toLowerCase())) console.warn(`${overlay.name}: no ${spelling}`);
    }
    state.cities.set(city.name.toLowerCase(), city);
  }
}

type StoredIds = { ids: Map<string, number>; kept: CityLocation[] };

const stateKey = (iso: string, state: string) => `${iso}\t${state}`;
const cityKey = (iso: string, state: string, city: string) => `${iso}\t${state}\t${city.toLowerCase()}`;

function readKnown(): StoredIds {
  const known: StoredIds = { ids: new Map(), kept: [] };
  if (!existsSync(file)) return known;
  const { countries, states } = decodePlaces(brotliDecompressSync(readFileSync(file)).toString());
  const isos = new Map(countries.map(({ id, iso }) => [id, iso]));
  for (const state of states) {
    const iso = isos.get(state.country_id) ?? "";
    known.ids.set(stateKey(iso, state.name), state.id);
    for (const { id, name } of decodeCities(state.cities)) {
      known.ids.set(cityKey(iso, state.name, name), id);
      known.kept.push({ iso, state: state.name, city: name });
    }
  }
  return known;
}

function numberer(known: Map<string, number>, isOurs: (key: string) => boolean): (keys: string[]) => number {
  let last = 0;
  for (const [key, id] of known) if (isOurs(key)) last = Math.max(last, id);
  return (keys) => {
    const id = keys.map((key) => known.get(key)).find((found) => found !== undefined);
    if (id !== undefined) return id;
    last += 1;
    return last;
  };
}

const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);

function encodeWorld(world: World, known: Map<string, number>): string {
  const parts = (key: string) => key.split("\t").length;
  const stateId = numberer(known, (key) => parts(key) === 2);
  const cityId = numberer(known, (key) => parts(key) === 3);
  const countries = [...world].sort(([a], [b]) => (a < b ? -1 : 1));
  return encodePlaces(
    countries.map(([iso, states]) => ({
      id: isoNumeric(iso),
      iso,
      states: [...states.values()].sort(byName).map((state) => ({
        id: stateId([stateKey(iso, state.name)]),
        country_id: isoNumeric(iso),
        name: state.name,
        name_pb: state.name_pb,
        words: state.words.join(","),
        cities: encodeCities(
          [...state.cities.values()]
            .sort(byName)
            .map(({ name, name_pb, spellings, words }): PlaceRow => {
              const keys = [name, ...spellings].map((spelling) => cityKey(iso, state.name, spelling));
              const searched = [...new Set([...spellings, ...words])].join(",");
              return { id: cityId(keys), name, name_pb, words: searched };
            })
            .sort((a, b) => a.id - b.id),
        ),
      })),
    })),
  );
}

const known = readKnown();
const world: World = new Map();
for (const { iso, state, city } of [...sourceCities(), ...known.kept])
  addCity(stateIn(world, iso, state), city);
for (const overlay of readOverlay()) layOver(world, overlay);
const text = encodeWorld(world, known.ids);
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(file, packed);
console.info(`${text.split("\n").length} lines, ${text.length} characters, ${packed.length} bytes packed`);
