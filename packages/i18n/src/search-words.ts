import { gotraSpellings } from "@sanjog/domain/reference/gotras";
import type { OptionField } from "@sanjog/domain/reference/option-lists";
import { type TitleList, titleListOf } from "@sanjog/domain/reference/option-titles";
import { educationWords, employerWords, residenceWords } from "./search-words/career.ts";
import { casteWords } from "./search-words/castes.ts";
import { countryWords } from "./search-words/countries.ts";
import { occupationWords } from "./search-words/occupations.ts";
import * as personal from "./search-words/personal.ts";

const lists: Partial<Record<TitleList, Readonly<Record<string, string>>>> = {
  marital_status: personal.maritalWords,
  religion: personal.religionWords,
  caste: casteWords,
  mother_tongue: personal.languageWords,
  diet: personal.dietWords,
  blood_group: personal.bloodWords,
  hobbies: personal.hobbyWords,
  family_type: personal.familyWords,
  occupation: occupationWords,
  highest_degree: educationWords,
  employed_in: employerWords,
  residential_status: residenceWords,
};
const spellingsOf: Readonly<Record<string, readonly string[]>> = gotraSpellings;

const parted = (words: string | undefined) => (words ? words.split(", ") : []);

/** Returns the search words of an option in both scripts, in addition to its titles. */
export function optionWords(field: OptionField, id: string): readonly string[] {
  const list = titleListOf(field);
  return list === "gotra" ? (spellingsOf[id] ?? []) : parted(lists[list]?.[id]);
}

/** Returns the search words of a country in both scripts, in addition to its names. */
export function wordsOfCountry(iso: string): readonly string[] {
  return parted(countryWords[iso]);
}
