import { formatDate } from "@sanjog/i18n/format";
import { langOf } from "@sanjog/i18n/lang-of";
import { useLocale, useT } from "../platform/locale.tsx";
import type { CaseFile } from "./queries.ts";

/** What a member under pressure has asked until now, and how to keep the secret. */
export function PrivateRequests({ file }: { file: CaseFile }) {
  const t = useT("cases");
  const { locale } = useLocale();
  const asks_to_show = file.requests[0]?.wish === "show";
  return (
    <section aria-labelledby="case-requests">
      <h2 id="case-requests">{t("reported.pressure")}</h2>
      <p className="desk-warning">{t("requests.care")}</p>
      {asks_to_show && <p className="desk-warning">{t("requests.show_care")}</p>}
      <ul className="desk-notes">
        {file.requests.map(({ id, wish, words, at }) => (
          <li key={id}>
            <p className="desk-quiet">
              {formatDate(locale, at)}: {t(`requests.${wish}`)}
            </p>
            {words ? (
              <p className="desk-words" lang={langOf(words)}>
                {words}
              </p>
            ) : (
              <p className="desk-quiet">{t("requests.none")}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
