import {
  publicReportSchema,
  reportOutcomes,
  reportReasons,
  reportSchema,
} from "@sanjog/domain/reports/report";
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The report's reference number, and the date by which it is resolved. */
const receipt = z.object({ reference: z.string(), resolve_by: z.string() });

export const listReportReasons = endpoint({
  name: "listReportReasons",
  method: "GET",
  path: "/api/reports/reasons",
  access: "anyone",
  summary: "Lists the reasons for reporting a profile or picture.",
  reply: z.array(z.object({ id: z.enum(reportReasons), title: z.string() })),
});

export const sendReport = endpoint({
  name: "sendReport",
  method: "POST",
  path: "/api/reports",
  access: "member",
  summary: "Reports a profile or a picture; the reported member does not learn who reported.",
  body: reportSchema,
  reply: receipt,
});

export const sendPublicReport = endpoint({
  name: "sendPublicReport",
  method: "POST",
  path: "/api/reports/public",
  access: "anyone",
  summary:
    "Reports a profile without an account; a mail asks to confirm the address. The answer is the same whatever exists.",
  body: publicReportSchema,
  reply: receipt,
});

export const listOwnReports = endpoint({
  name: "listOwnReports",
  method: "GET",
  path: "/api/user/reports",
  access: "member",
  summary: "Lists the member's own reports and how they ended, without details of others.",
  reply: z.array(
    z.object({
      reference: z.string(),
      reason: z.string(),
      reported_at: z.string(),
      resolve_by: z.string(),
      resolved_at: z.nullable(z.string()),
      outcome: z.nullable(z.enum(reportOutcomes)),
    }),
  ),
});
