import { BookOpenText } from "lucide-react";
import { useLocale, useT } from "../../platform/locale.tsx";

const guides = { en: ["en", "pb"], pb: ["pb", "en"] } as const;

/** §2: links to the illustrated guide in both languages, the reader's first, as files that any phone can open and print. */
export function GuideLinks() {
  const t = useT("common");
  const { locale } = useLocale();
  return guides[locale].map((language) => (
    <a
      key={language}
      href={`/guide-${language}.pdf`}
      target="_blank"
      rel="noopener"
      hrefLang={language === "pb" ? "pa" : "en"}
      className="footer-link"
    >
      <BookOpenText aria-hidden="true" size={22} className="flex-none" />
      {t(`guide.${language}`)}
    </a>
  ));
}
