import { any_option, type OptionField } from "@sanjog/domain/reference/option-lists";
import { titleListOf } from "@sanjog/domain/reference/option-titles";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { createTranslator } from "use-intl/core";
import { messages as en } from "./en/options.ts";
import { type Locale, toBcp47 } from "./locale.ts";
import { messages as pb } from "./pb/options.ts";

/** Whose option it is; a list to choose from speaks of nobody yet. */
export type SpokenOf = Gender | "neutral";

const catalogues: Record<Locale, Record<string, Record<string, string>>> = { en, pb };
const formatted = new Map<string, string>();

/** The title of an option in a language; an id that has none stands for itself. */
export function optionTitle(locale: Locale, field: OptionField, id: string, spoken_of: SpokenOf): string {
  const list = id === any_option ? any_option : titleListOf(field);
  const title = catalogues[locale][list]?.[id] ?? id;
  return title.includes("{") ? formatTitle(locale, title, spoken_of) : title;
}

function formatTitle(locale: Locale, title: string, gender: SpokenOf): string {
  const key = `${locale} ${gender} ${title}`;
  const known = formatted.get(key);
  if (known !== undefined) return known;
  const translate = createTranslator({ locale: toBcp47(locale), messages: { title } });
  const text = translate("title", { gender });
  formatted.set(key, text);
  return text;
}
