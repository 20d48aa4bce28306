import { langOf } from "@sanjog/i18n/lang-of";
import { htmlLang } from "@sanjog/i18n/locale";
import { useLocale, useT } from "../../../platform/locale.tsx";

/** Returns "in English" or "in Punjabi" for a text that is not in the reader's language, otherwise null. */
export function useWrittenIn(text: string): string | null {
  const t = useT("view_profile");
  const { locale } = useLocale();
  const lang = langOf(text);
  return lang && lang !== htmlLang(locale) ? t(`words.in.${lang}`) : null;
}

/** What a person wrote, whole and in its own language, which is named if it is not the reader's. */
export function WrittenText({ text, className }: { text: string; className?: string }) {
  const language = useWrittenIn(text);
  return (
    <p className={className}>
      <span lang={langOf(text)} className="whitespace-pre-line">
        {text}
      </span>
      {language && <span className="text-xs text-ink-3"> ({language})</span>}
    </p>
  );
}
