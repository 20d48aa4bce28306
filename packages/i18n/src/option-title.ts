import { any_option, type OptionField } from "@sanjog/domain/reference/option-lists";
import { titleListOf } from "@sanjog/domain/reference/option-titles";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import { messages as en } from "./en/options.ts";
import { formatMessage } from "./format-message.ts";
import type { Locale } from "./locale.ts";
import { messages as pb } from "./pb/options.ts";

/** The gender in which titles speak of a member; a list of options speaks of nobody yet. */
export type SpokenOf = Gender | "neutral";

const catalogues: Record<Locale, Record<string, Record<string, string>>> = { en, pb };

/** Returns an option's title in a language, or its id when there is none. */
export function optionTitle(locale: Locale, field: OptionField, id: string, spoken_of: SpokenOf): string {
  const list = id === any_option ? any_option : titleListOf(field);
  const title = catalogues[locale][list]?.[id] ?? id;
  return formatMessage(locale, title, { gender: spoken_of });
}
