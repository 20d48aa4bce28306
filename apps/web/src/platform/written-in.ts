import { langOf } from "@sanjog/i18n/lang-of";
import { htmlLang } from "@sanjog/i18n/locale";
import { useLocale, useT } from "./locale.tsx";

/** Returns "in English" or "in Punjabi" for a text that is not in the reader's language, otherwise null. */
export function useWrittenIn(text: string): string | null {
  const t = useT("common");
  const { locale } = useLocale();
  const lang = langOf(text);
  return lang && lang !== htmlLang(locale) ? t(`written_in.${lang}`) : null;
}
