import { useLocale, useT } from "../../platform/locale.tsx";

/**
 * Switches between the two languages; a stitch marks the current one. English pages use a font of six letters, which
 * saves a whole font for one word.
 */
export function LanguageButton() {
  const t = useT("common");
  const { locale, setLocale } = useLocale();
  const other = locale === "en" ? "pb" : "en";
  return (
    <button type="button" className="language-button" onClick={() => setLocale(other)}>
      <span lang="pa" className={locale === "pb" ? "language-now" : undefined}>
        ਪੰ
      </span>
      <span aria-hidden="true" className="language-line" />
      <span lang="en" className={locale === "en" ? "language-now" : undefined}>
        EN
      </span>
      <span lang={other === "pb" ? "pa" : "en"} className="visually-hidden">
        {t("language.to_other")}
      </span>
    </button>
  );
}
