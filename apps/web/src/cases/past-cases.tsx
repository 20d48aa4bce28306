import { decisionKinds } from "@sanjog/domain/decisions/decision-kinds";
import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import { useCaseTitle } from "./case-title.ts";
import type { CaseFile } from "./queries.ts";

type Props = { cases: NonNullable<CaseFile["member"]>["history"] };

/** Earlier cases of one person and how they ended. */
export function PastCases({ cases }: Props) {
  const t = useT("cases");
  const { locale } = useLocale();
  const title = useCaseTitle();
  if (cases.length === 0) return <p className="desk-quiet">{t("history.none")}</p>;
  return (
    <details className="desk-history">
      <summary>{t("history.title", { count: cases.length })}</summary>
      <ul>
        {cases.map((one, i) => {
          const outcome = decisionKinds.find((kind) => kind === one.outcome);
          return (
            <li key={`case-${String(i)}`}>
              {formatDate(locale, one.opened_at)}: {title(one)}
              {" – "}
              {outcome ? t(`decisions.${outcome}.done`) : t(one.outcome ? "history.ended" : "history.open")}
            </li>
          );
        })}
      </ul>
    </details>
  );
}
