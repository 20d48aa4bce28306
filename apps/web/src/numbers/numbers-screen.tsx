import { useQuery } from "@tanstack/react-query";
import { useT, useTexts } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Page } from "../ui/layout/page.tsx";
import { QuarterSection } from "./quarter-section.tsx";
import { numbersQuery } from "./queries.ts";
import "./numbers.css";

/** Decisions §12: tells everyone how order is kept, quarter by quarter, in counts that name nobody. */
export function NumbersScreen() {
  useTexts("numbers");
  const t = useT("numbers");
  const numbers = useQuery(numbersQuery());
  return (
    <Page title={t("title")} description={t("description")} lead={t("lead")} narrow>
      <p className="mb-6 text-ink-2">
        {t("small")} {t("when")}
      </p>
      <Loaded from={numbers} empty={<p>{t("none")}</p>}>
        {(quarters) => (
          <div className="grid grid-cols-1 gap-10">
            {quarters.map((quarter) => (
              <QuarterSection key={quarter.quarter} {...quarter} />
            ))}
          </div>
        )}
      </Loaded>
    </Page>
  );
}
