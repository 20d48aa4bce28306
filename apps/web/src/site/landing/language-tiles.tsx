import { useLocale } from "../../platform/locale.tsx";

const languages = [
  { locale: "pb", lang: "pa", name: "ਪੰਜਾਬੀ" },
  { locale: "en", lang: "en", name: "English" },
] as const;

/** The first choice on the first page: each language by its own name. */
export function LanguageTiles() {
  const { locale: current, setLocale } = useLocale();
  return (
    <div className="language-tiles">
      {languages.map(({ locale, lang, name }) => (
        <button
          key={locale}
          type="button"
          lang={lang}
          aria-pressed={locale === current}
          className="language-tile"
          onClick={() => setLocale(locale)}
        >
          <span>{name}</span>
        </button>
      ))}
    </div>
  );
}
