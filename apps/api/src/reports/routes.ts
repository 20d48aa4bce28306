import * as endpoints from "@sanjog/contract/reports";
import { reportReasons } from "@sanjog/domain/reports/report";
import type { FastifyInstance } from "fastify";
import type { Area } from "../platform/area.ts";
import { bind } from "../platform/http/bind.ts";
import { sendPublicReport } from "./commands/send-public-report.ts";
import { sendReport } from "./commands/send-report.ts";
import { openConfirmation } from "./confirmation-routes.ts";
import type { ReportDeps } from "./deps.ts";
import { forgetReportsJob } from "./jobs/forget-reports.ts";
import { hideReportedJob } from "./jobs/hide-reported.ts";
import { listOwnReports } from "./queries.ts";
import { type Receipt, reportTexts, thanksText } from "./report-texts.ts";

export const reportsArea: Area = {
  name: "reports",
  routes: registerRoutes,
  jobs: [forgetReportsJob, hideReportedJob],
};

const presentReceipt = ({ reference, resolve_by }: Receipt) => ({
  reference,
  resolve_by: resolve_by.toISOString(),
});

function registerRoutes(app: FastifyInstance, deps: ReportDeps): void {
  bind(app, deps, endpoints.listReportReasons, async ({ locale }) => ({
    data: reportReasons.map((id) => ({ id, title: reportTexts(locale).reasons[id] })),
  }));
  bind(app, deps, endpoints.sendReport, async ({ viewer, body, locale }) => {
    const receipt = await sendReport(deps, viewer, body, locale);
    return { data: presentReceipt(receipt), message: thanksText(locale, receipt) };
  });
  bind(app, deps, endpoints.sendPublicReport, async ({ body, locale, raw }) => {
    const receipt = await sendPublicReport(deps, body, { locale, ip: raw.ip });
    return { data: presentReceipt(receipt), message: thanksText(locale, receipt) };
  });
  bind(app, deps, endpoints.listOwnReports, async ({ viewer, locale }) => ({
    data: await listOwnReports(deps.db, viewer.id, locale),
  }));
  openConfirmation(app, deps);
}
