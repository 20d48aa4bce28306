import { easyWords } from "@sanjog/domain/accounts/easy-words";
import { gotraSpellings } from "@sanjog/domain/reference/gotras";
import { allCountries, citiesOf, statesOf } from "../geography/places.ts";

/** Families live elsewhere, too; but of whole countries this one alone is what a guesser would go through. */
const country_of_origin = "IN";

let words: Set<string> | undefined;

/** Every word of this community that a password must not be made of: names, faith, gotras and the places of India. */
export function communityWords(): ReadonlySet<string> {
  words ??= new Set([...easyWords(), ...[...gotraNames(), ...placeNames()].flatMap(spellings)]);
  return words;
}

function gotraNames(): string[] {
  return Object.entries(gotraSpellings).flatMap(([id, aliases]) => [id.replaceAll("_", " "), ...aliases]);
}

function placeNames(): string[] {
  const country = allCountries().find(({ iso }) => iso === country_of_origin);
  const states = country ? statesOf(country.id) : [];
  return states.flatMap(({ id, name }) => [name, ...citiesOf(id).map((city) => city.name)]);
}

const least_letters = 4;

/** A name in one word, and each word of it. */
function spellings(name: string): string[] {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const parts = plain.split(/[^a-z]+/);
  return [parts.join(""), ...parts].filter((word) => word.length >= least_letters);
}
