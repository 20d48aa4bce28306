import type { QuarterFigures } from "@sanjog/contract/numbers";
import { appealOutcomes, clockOutcomes, decidedReports, figureGroups } from "@sanjog/domain/numbers/figures";
import { formatDate } from "@sanjog/i18n/format";
import { useLocale, useT } from "../platform/locale.tsx";
import { FigureTable } from "./figure-table.tsx";
import { useCountText } from "./use-count-text.ts";

/** The figures of one quarter, with a sentence about each of them. */
export function QuarterSection(figures: QuarterFigures) {
  const t = useT("numbers");
  const { locale } = useLocale();
  const { count, duration } = useCountText();
  const { quarter, from, to, reports, decisions, appeals, clocks, minutes } = figures;
  const total = (whole: typeof reports.total) => ({ key: "total", title: t("total"), count: count(whole) });
  return (
    <section aria-labelledby={quarter} className="grid grid-cols-1 gap-7">
      <h2 id={quarter}>{t("quarter", { from: formatDate(locale, from), to: formatDate(locale, to) })}</h2>
      <FigureTable of="members" rows={[{ ...total(figures.members), title: t("members.title") }]} />
      <FigureTable
        of="reports"
        rows={figureGroups.reports.map((key) => ({
          key,
          title: t(`reports.parts.${key}`),
          count: count(reports.parts[key]),
        }))}
        total={total(reports.total)}
      />
      <FigureTable
        of="minutes"
        rows={decidedReports.map((key) => ({
          key,
          title: t(`minutes.parts.${key}`),
          count: duration(minutes[key]),
        }))}
      />
      <FigureTable
        of="decisions"
        rows={figureGroups.decisions.map((key) => ({
          key,
          title: t(`decisions.parts.${key}`),
          count: count(decisions.parts[key]),
        }))}
        total={total(decisions.total)}
      />
      <FigureTable
        of="appeals"
        rows={appealOutcomes.map((key) => ({
          key,
          title: t(`appeals.parts.${key}`),
          count: count(appeals.parts[key]),
        }))}
        total={total(appeals.total)}
      />
      {(["pictures_hidden_at_once", "orders"] as const).map((key) => (
        <FigureTable key={key} of={key} rows={[{ ...total(figures[key]), title: t(`${key}.title`) }]} />
      ))}
      <FigureTable
        of="clocks"
        rows={clockOutcomes.map((key) => ({
          key,
          title: t(`clocks.parts.${key}`),
          count: count(clocks.parts[key]),
        }))}
        total={total(clocks.total)}
      />
    </section>
  );
}
