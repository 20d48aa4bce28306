import { createHmac } from "node:crypto";
import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { SmsConfig } from "../config/sms-config.ts";
import { sameText } from "../crypto/secrets.ts";
import type { PlatformDeps } from "../deps.ts";
import { textAt } from "../json-path.ts";
import { noteReport, type SmsReport } from "../sms/delivery.ts";
import { acceptRawBodies, rawBody } from "./raw-body.ts";

/** Where the SMS gateway delivers its delivery reports. */
export const sms_webhook_path = `${base_path}/api/webhooks/sms`;

const most_bytes = 100_000;
const most_reports = 100;
const longest_id = 200;

type ReportConfig = NonNullable<SmsConfig["report"]>;

/**
 * Adds the webhook where a secret for it is set. It verifies the signature over the raw bytes before it parses them. A report
 * that is delivered again has no effect.
 */
export async function openSmsWebhook(app: FastifyInstance, deps: PlatformDeps): Promise<void> {
  const { report } = deps.config.sms;
  if (!report) return;
  await app.register(async (scope) => {
    acceptRawBodies(scope, most_bytes);
    scope.post(sms_webhook_path, async (request, reply) => {
      const body = rawBody(request);
      if (!isSigned(request, body, report)) return reply.code(401).send();
      for (const one of reportsIn(body, report)) await noteReport(deps, one);
      return reply.code(200).send();
    });
  });
}

function isSigned({ headers }: FastifyRequest, body: Buffer, report: ReportConfig): boolean {
  const given = headers[report.signature];
  if (typeof given !== "string") return false;
  const digest = smsSignature(body, report, (name) => String(headers[name] ?? ""));
  const text = given.replace(/^sha256=/i, "").trim();
  const hex = sameText(text.toLowerCase(), digest.toString("hex"));
  return sameText(text, digest.toString("base64")) || hex;
}

/** Returns the signature of a report: HMAC-SHA256 of what SMS_REPORT_SIGNED describes. */
export function smsSignature(
  body: Buffer,
  { secret, signed }: Pick<ReportConfig, "secret" | "signed">,
  header: (name: string) => string,
): Buffer {
  const hmac = createHmac("sha256", secret);
  for (const part of signed.split(/(\{[\w-]+\})/)) {
    const name = /^\{(.+)\}$/.exec(part)?.[1]?.toLowerCase();
    hmac.update(name === undefined ? part : name === "body" ? body : header(name));
  }
  return hmac.digest();
}

/** Returns the reports of a body: one as JSON or as a form, or a list of them. Skips what has no id or status. */
function reportsIn(body: Buffer, report: ReportConfig): SmsReport[] {
  const parsed = parse(body.toString("utf8"));
  const all: unknown[] = Array.isArray(parsed) ? parsed.slice(0, most_reports) : [parsed];
  return all.flatMap((one) => {
    const [report_id, status] = [textAt(one, report.id), textAt(one, report.status)];
    return report_id && status && report_id.length <= longest_id ? [{ report_id, status }] : [];
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return Object.fromEntries(new URLSearchParams(text));
  }
}
