import { publicReportSchema, reportReasons, reportSchema } from "@sanjog/domain/reports/report";
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
  summary: "Reports a profile without an account; the reply is sent by mail.",
  body: publicReportSchema,
  reply: receipt,
});
