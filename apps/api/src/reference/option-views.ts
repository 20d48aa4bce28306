import type { ChoiceOption, NumberOption, SignUpOption } from "@sanjog/contract/reference";
import { mostChosen } from "@sanjog/domain/reference/most-chosen";
import {
  any_option,
  type OptionField,
  optionsAsShown,
  shownEdge,
} from "@sanjog/domain/reference/option-lists";
import { type Gender, heightFeet, heightInches } from "@sanjog/domain/reference/personal-lists";
import { type Locale, locales } from "@sanjog/i18n/locale";
import { optionTitle, type SpokenOf } from "@sanjog/i18n/option-title";
import { optionWords } from "@sanjog/i18n/search-words";

const gotraFields: readonly OptionField[] = ["gotra", "paternal_gotra", "maternal_gotra"];

function presentOption(locale: Locale, field: OptionField, id: string, spoken_of: SpokenOf): ChoiceOption {
  const title = optionTitle(locale, field, id, spoken_of);
  const others = locales.map((other) => optionTitle(other, field, id, spoken_of));
  const search = [...new Set([...others, ...optionWords(field, id)])].filter((words) => words !== title);
  return search.length === 0 ? { id, title } : { id, title, search };
}

/** Nobody finds a row of a long list by its stored order. Education and income keep theirs, which has a meaning. */
const isAlphabetical = (field: OptionField) => gotraFields.includes(field) || mostChosen(field).length > 0;

/** Returns the options of a field. Long lists follow the alphabet of the reader's language, with "other" at the end. */
export function presentOptions(
  locale: Locale,
  field: OptionField,
  spoken_of: SpokenOf = "neutral",
): ChoiceOption[] {
  const options = optionsAsShown(field).map((id) => presentOption(locale, field, id, spoken_of));
  if (!isAlphabetical(field)) return options;
  return options.sort((a, b) => shownEdge(a.id) - shownEdge(b.id) || compareTitles(a.title, b.title));
}

/** Returns the options of a wish, worded for the wanted gender, with "Any" first. */
export function presentWishes(locale: Locale, field: OptionField, wanted: Gender): ChoiceOption[] {
  return [presentOption(locale, field, any_option, wanted), ...presentOptions(locale, field, wanted)];
}

export function presentSignUpOptions(locale: Locale, field: "profile_for" | "gender"): SignUpOption[] {
  return optionsAsShown(field).map((id) => ({
    id,
    value: id,
    title: optionTitle(locale, field, id, "neutral"),
  }));
}

export function presentHeights(): { feet: NumberOption[]; inches: NumberOption[] } {
  const numbered = (numbers: readonly number[]) => numbers.map((id) => ({ id, title: String(id) }));
  return { feet: numbered(heightFeet), inches: numbered(heightInches) };
}

const gurmukhi = new Intl.Collator("pa");
const isGurmukhi = (text: string) => /[\u0A00-\u0A7F]/.test(text);

/** Compares titles alphabetically, with Gurmukhi before Latin script. */
export function compareTitles(a: string, b: string): number {
  return Number(isGurmukhi(b)) - Number(isGurmukhi(a)) || gurmukhi.compare(a, b);
}
