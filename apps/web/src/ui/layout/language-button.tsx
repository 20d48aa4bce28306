import { Languages } from "lucide-react";
import { useLocale, useT } from "../../platform/locale.tsx";

/**
 * Names the other language in its own script. English pages use a font of six letters, which saves a whole font for
 * one word.
 */
export function LanguageButton() {
  const t = useT("common");
  const { locale, setLocale } = useLocale();
  const other = locale === "en" ? "pb" : "en";
  return (
    <button
      type="button"
      className="btn btn-secondary language-button gap-2 px-3 sm:px-4"
      onClick={() => setLocale(other)}
    >
      <Languages aria-hidden="true" size={24} />
      <span lang={other === "pb" ? "pa" : "en"}>{t("language.to_other")}</span>
    </button>
  );
}
