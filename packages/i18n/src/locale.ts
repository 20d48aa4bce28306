/** The product's two languages, by their codes in the API and local storage. */
export const locales = ["en", "pb"] as const;
export type Locale = (typeof locales)[number];

export const default_locale: Locale = "en";

export function isLocale(text: unknown): text is Locale {
  return text === "en" || text === "pb";
}

/** Returns the language tag for Intl: `pb` is not one, and Intl would silently fall back to English. */
export function toBcp47(locale: Locale): "en-IN" | "pa" {
  return locale === "pb" ? "pa" : "en-IN";
}

/** Returns the value of `<html lang>`. */
export function htmlLang(locale: Locale): "en" | "pa" {
  return locale === "pb" ? "pa" : "en";
}

/**
 * Returns the locale of an Accept-Language header: the first supported tag by weight. `pb`, `pa`, `pa-IN` and
 * `pa-Guru` are Punjabi; anything else, or nothing, is English.
 */
export function localeFromHeader(header: string | undefined): Locale {
  const wanted = (header ?? "")
    .slice(0, 200)
    .split(",")
    .map((part, position) => {
      const [tag = "", ...params] = part.trim().toLowerCase().split(";");
      const weight = params.map((p) => p.trim()).find((p) => p.startsWith("q="));
      return { language: tag.split("-")[0], weight: weight ? Number(weight.slice(2)) : 1, position };
    })
    .filter(({ language, weight }) => weight > 0 && ["en", "pa", "pb"].includes(language ?? ""))
    .sort((a, b) => b.weight - a.weight || a.position - b.position)[0];
  return wanted && wanted.language !== "en" ? "pb" : default_locale;
}
