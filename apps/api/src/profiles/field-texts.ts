import type { OwnShape } from "@sanjog/contract/field-shapes";
import type { Place } from "@sanjog/contract/reply";
import type { Fields, NameWith } from "@sanjog/domain/profiles/field";
import { heightFrom } from "@sanjog/domain/profiles/height";
import { any_option, type OptionField } from "@sanjog/domain/reference/option-lists";
import type { Locale } from "@sanjog/i18n/locale";
import { optionTitle, type SpokenOf } from "@sanjog/i18n/option-title";
import type * as z from "zod/mini";
import type { FieldColumn } from "../platform/crypto/field-columns.ts";
import { placeInField, placeOf } from "./place-texts.ts";

/** The API's view of these fields, without consents, which have a table of their own. */
export type FieldTexts<Of extends Fields> = z.infer<
  z.ZodMiniObject<OwnShape<Omit<Of, NameWith<Of, { kind: "consent" }>>>>
>;
type StoredRow<Of extends Fields> = { [Column in FieldColumn<Of>]: unknown } & {
  [Name in NameWith<Of, { encrypted: true }>]: string;
};

/** The id of "Any" in a list of countries; every country has a larger id. */
const any_country_id = 0;

/** Returns the row's values of these fields, with the titles of the chosen options and the names of places. */
export function fieldTexts<Of extends Fields>(
  fields: Of,
  row: StoredRow<Of>,
  locale: Locale,
  spoken_of: SpokenOf,
): FieldTexts<Of> {
  const stored: Record<string, unknown> = row;
  const texts: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (field.kind === "consent") continue;
    else if (field.kind === "place") Object.assign(texts, placeInField(name, stored, locale));
    else if (field.kind === "height") texts[name] = heightFrom(Number(stored[`${name}_inches`]));
    else if (field.kind === "countries") texts[name] = countries(stored[name] as number[], locale, spoken_of);
    else texts[name] = stored[name];
    if ("options" in field && field.options)
      texts[`${name}_title`] = titles(field.options, stored[name], locale, spoken_of);
  }
  return texts as FieldTexts<Of>;
}

function titles(options: OptionField, value: unknown, locale: Locale, spoken_of: SpokenOf) {
  const title = (id: unknown) => optionTitle(locale, options, String(id), spoken_of);
  return Array.isArray(value) ? value.map(title) : title(value);
}

function countries(ids: readonly number[], locale: Locale, spoken_of: SpokenOf): Place[] {
  const anywhere = { id: any_country_id, name: optionTitle(locale, "marital_status", any_option, spoken_of) };
  return ids.length ? ids.map((country_id) => placeOf({ country_id }, locale)) : [anywhere];
}
