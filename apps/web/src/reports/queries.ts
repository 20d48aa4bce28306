import * as endpoints from "@sanjog/contract/reports";
import type { MemberReport, PublicReport } from "@sanjog/domain/reports/report";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../platform/api-client.ts";

/** Loads the reasons for reporting a profile or photo. They change with the language only. */
export const reportReasonsQuery = () =>
  queryOptions({
    queryKey: ["report_reasons"],
    queryFn: async ({ signal }) => (await call(endpoints.listReportReasons, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The server's response to a report: its sentence, and the report's number. */
export type Receipt = { reference: string; message: string };

export async function sendReport(body: MemberReport): Promise<Receipt> {
  const { data, message = "" } = await call(endpoints.sendReport, { body });
  return { reference: data.reference, message };
}

export async function sendPublicReport(body: PublicReport): Promise<Receipt> {
  const { data, message = "" } = await call(endpoints.sendPublicReport, { body });
  return { reference: data.reference, message };
}
