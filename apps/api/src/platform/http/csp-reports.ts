import { base_path } from "@sanjog/contract/endpoint";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { AreaDeps } from "../deps.ts";

/** Where browsers report violations of the content security policy. */
export const csp_report_path = `${base_path}/csp-reports`;

const most_a_minute = 30;
const minute_ms = 60_000;
const largest_report = 8 * 1024;

const word = z.string().check(z.maxLength(300));
const report = z.object({
  "csp-report": z.object({ "effective-directive": z.optional(word), "blocked-uri": z.optional(word) }),
});

/**
 * Adds the endpoint for reports of the content security policy. It logs the violated directive and the kind of the blocked
 * resource but no URL, which could identify a member. The endpoint needs no session, so the log lines per minute are limited.
 */
export async function takeCspReports(app: FastifyInstance, deps: AreaDeps): Promise<void> {
  let minute = 0;
  let written = 0;
  // A separate scope, so that no other route accepts this content type.
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/csp-report",
      { parseAs: "string", bodyLimit: largest_report },
      (_request, body, done) => done(null, String(body)),
    );
    scope.post(csp_report_path, async (request, reply) => {
      const now = Math.floor(deps.now().getTime() / minute_ms);
      if (now !== minute) [minute, written] = [now, 0];
      const violation = readReport(request.body);
      if (violation && written < most_a_minute) {
        written += 1;
        deps.log.warn({ request_id: request.id, ...violation }, "a page was kept from something");
      }
      return reply.code(204).send();
    });
  });
}

function readReport(body: unknown): { rule: string; by: string } | null {
  const read = report.safeParse(parsed(body));
  if (!read.success) return null;
  const { "effective-directive": rule = "", "blocked-uri": blocked = "" } = read.data["csp-report"];
  if (!/^[a-z-]{1,40}$/.test(rule)) return null;
  return { rule, by: kindOf(blocked) };
}

function parsed(body: unknown): unknown {
  try {
    return JSON.parse(String(body));
  } catch {
    return null;
  }
}

const kinds = ["inline", "eval", "wasm-eval", "trusted-types-policy", "trusted-types-sink"];

function kindOf(blocked: string): string {
  if (kinds.includes(blocked)) return blocked;
  const scheme = /^([a-z][a-z-]{1,20})(?::|$)/.exec(blocked)?.[1];
  return scheme ?? "unknown";
}
