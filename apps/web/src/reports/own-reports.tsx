import { listOwnReports } from "@sanjog/contract/reports";
import { formatDate } from "@sanjog/i18n/format";
import { useQuery } from "@tanstack/react-query";
import { Flag } from "lucide-react";
import { type CallAnswer, call } from "../platform/api-client.ts";
import { useLocale, useT } from "../platform/locale.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { Card } from "../ui/layout/card.tsx";

type OwnReport = CallAnswer<typeof listOwnReports>["data"][number];

/** The member's own reports and how they ended. Nothing in it tells whom they were about. */
export function OwnReports() {
  const t = useT("reports");
  const { locale } = useLocale();
  const reports = useQuery({
    queryKey: ["own_reports", locale],
    queryFn: async ({ signal }) => (await call(listOwnReports, { signal })).data,
  });
  return (
    <Card title={t("own.title")} icon={<Flag aria-hidden="true" />}>
      <Loaded from={reports} empty={<p className="text-ink-2">{t("own.none")}</p>}>
        {(all) => (
          <ul className="grid gap-4">
            {all.map((report) => (
              <Row key={report.reference} report={report} />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

function Row({ report }: { report: OwnReport }) {
  const t = useT("reports");
  const { locale } = useLocale();
  const { reference, reason, reported_at, resolve_by, resolved_at, outcome } = report;
  const said =
    outcome && resolved_at
      ? t(`own.outcomes.${outcome}`, { date: formatDate(locale, resolved_at) })
      : t("own.open", { date: formatDate(locale, resolve_by) });
  return (
    <li className="grid gap-1 border-t border-line pt-4 first:border-t-0 first:pt-0">
      <p className="font-strong">{reason}</p>
      <p>{said}</p>
      <p className="text-sm text-ink-2">
        {t("own.sent", { date: formatDate(locale, reported_at) })} · <span translate="no">{reference}</span>
      </p>
    </li>
  );
}
