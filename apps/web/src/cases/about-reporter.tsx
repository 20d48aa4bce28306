import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import { PastCases } from "./past-cases.tsx";
import type { CaseFile } from "./queries.ts";

type Props = { reporter: NonNullable<CaseFile["reporter"]> };

/** As much of the member who reported as helps to judge: the family, not the person. */
export function AboutReporter({ reporter }: Props) {
  const t = useT("cases");
  const { locale } = useLocale();
  const { family_name, city, member_since, connected, history } = reporter;
  return (
    <section aria-labelledby="case-reporter">
      <h2 id="case-reporter">{t("reporter.title")}</h2>
      <p>
        <b>{t("reporter.family", { name: family_name })}</b>
      </p>
      <p className="desk-quiet">
        {[
          city,
          t("member.since", { date: formatDate(locale, member_since) }),
          t(connected ? "reporter.connected" : "reporter.not_connected"),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <PastCases cases={history} />
    </section>
  );
}
