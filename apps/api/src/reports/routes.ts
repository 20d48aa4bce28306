import * as doors from "@sanjog/contract/reports";
import { reportReasons } from "@sanjog/domain/reports/report";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { bind } from "../platform/http/bind.ts";
import { sendPublicReport, sendReport } from "./commands.ts";
import { forgetReportsJob } from "./jobs/forget-reports.ts";
import { type Receipt, reportTexts, thanksText } from "./report-texts.ts";

export const reportsArea: Area = { name: "reports", routes: openDoors, jobs: [forgetReportsJob] };

const presentReceipt = ({ reference, resolve_by }: Receipt) => ({
  reference,
  resolve_by: resolve_by.toISOString(),
});

function openDoors(app: FastifyInstance, deps: AreaDeps): void {
  bind(app, deps, doors.listReportReasons, async ({ locale }) => ({
    data: reportReasons.map((id) => ({ id, title: reportTexts(locale).reasons[id] })),
  }));
  bind(app, deps, doors.sendReport, async ({ viewer, body, locale }) => {
    const receipt = await sendReport(deps, viewer, body, locale);
    return { data: presentReceipt(receipt), message: thanksText(locale, receipt) };
  });
  bind(app, deps, doors.sendPublicReport, async ({ body, locale, raw }) => {
    const receipt = await sendPublicReport(deps, body, { locale, ip: raw.ip });
    return { data: presentReceipt(receipt), message: thanksText(locale, receipt) };
  });
}
