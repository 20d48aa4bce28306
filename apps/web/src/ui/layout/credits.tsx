import { useLocale, useT } from "../../platform/locale.tsx";
import { useSiteInfo } from "../../platform/site-info.ts";

/** The grievance officer, whom the law wants named, and the source of the places, which its licence wants named. */
export function Credits() {
  const t = useT("common");
  const { locale } = useLocale();
  const officer = useSiteInfo()?.grievance_officer;
  return (
    <>
      {officer && (
        <span className="block">
          {t("footer.officer", { name: officer.name[locale] })}{" "}
          <a className="footer-link" href={`mailto:${officer.email}`}>
            {officer.email}
          </a>
        </span>
      )}
      {t.rich("footer.places", {
        link: (name) => (
          <a
            className="footer-link"
            href="https://www.geonames.org/"
            rel="noreferrer noopener"
            target="_blank"
          >
            {name}
          </a>
        ),
      })}
    </>
  );
}
