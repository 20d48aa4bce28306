import { messages as biodataInEnglish } from "@sanjog/i18n/en/biodata";
import { messages as fieldsInEnglish } from "@sanjog/i18n/en/fields";
import type { Locale } from "@sanjog/i18n/locale";
import { messages as biodataInPunjabi } from "@sanjog/i18n/pb/biodata";
import { messages as fieldsInPunjabi } from "@sanjog/i18n/pb/fields";

export type SheetTexts = ReturnType<typeof sheetTexts>;

/** Returns the sheet's texts in a language; fields have the same labels as in the forms. */
export function sheetTexts(locale: Locale) {
  return locale === "pb"
    ? { biodata: biodataInPunjabi, fields: fieldsInPunjabi }
    : { biodata: biodataInEnglish, fields: fieldsInEnglish };
}
