import type { Locale } from "@sanjog/i18n/locale";

/** Returns the language of a WhatsApp template, as Meta names it. */
export function templateLanguage(locale: Locale): "pa" | "en" {
  return locale === "pb" ? "pa" : "en";
}
