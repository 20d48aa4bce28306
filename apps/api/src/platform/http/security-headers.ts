import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import helmet from "@fastify/helmet";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { csp_report_path } from "./csp-reports.ts";

/** The pages that search engines may index. None of them shows a member. */
const findable = new Set([
  "/",
  "/login",
  "/register",
  "/how-suggestions-work",
  "/about/numbers",
  "/terms-condition",
  "/privacy-policy",
  "/robots.txt",
]);

const policy_header = "content-security-policy";

/** The policy of a response that is not a page and loads nothing. */
const data_policy = "default-src 'none'; frame-ancestors 'none'";

/** Headers besides the policy that JSON, pictures and built files do not need. */
const page_headers = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "permissions-policy",
  "x-dns-prefetch-control",
  "x-download-options",
  "x-frame-options",
  "x-permitted-cross-domain-policies",
  "x-xss-protection",
];

/** Types that a browser shows without running anything. SVG and HTML are not among them. */
const inert_type = /^(application\/json|image\/(avif|jpeg|png|webp))\b/;

/**
 * Sets the security headers of every response. The session token is in the page's storage,
 * so the policy allows only our own scripts and only requests to our own server.
 */
export async function secureHeaders(app: FastifyInstance, config: Config, webFolder: string): Promise<void> {
  const https = config.publicUrl.startsWith("https:");
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "script-src": ["'self'", ...inlineScriptHashes(path.join(webFolder, "index.html"))],
        "style-src": ["'self'"],
        "img-src": ["'self'", "blob:", "data:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "manifest-src": ["'self'"],
        "worker-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
        "require-trusted-types-for": ["'script'"],
        // The only script URL that the pages set: that of the service worker.
        "trusted-types": ["worker"],
        "report-uri": [csp_report_path],
      },
    },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: https ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
  // The headers are equal for every response, and creating them takes a tenth of the time of a small request.
  let made: Record<string, string> | undefined;
  const name = (request: FastifyRequest, reply: FastifyReply) => {
    reply.headers(made ?? {});
    const query = request.url.indexOf("?");
    const page = query < 0 ? request.url : request.url.slice(0, query);
    if (!findable.has(page)) reply.header("X-Robots-Tag", "noindex, nofollow, noarchive");
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (made) {
      name(request, reply);
      done();
      return;
    }
    Promise.resolve(reply.helmet()).then(() => {
      made = {
        ...Object.fromEntries(
          Object.entries(reply.raw.getHeaders()).map(([header, value]) => [header, String(value)]),
        ),
        "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
      };
      name(request, reply);
      done();
    }, done);
  });
  // A page loads fifty files and answers, and nginx does not compress headers: those that only a page needs are 600 bytes.
  app.addHook("onSend", (request, reply, _, done) => {
    // Built files are ours. The worker is not among them, since it obeys the policy of its own response.
    const is_page =
      !inert_type.test(String(reply.getHeader("content-type"))) && !request.url.startsWith("/assets/");
    if (!is_page) {
      for (const header of page_headers) reply.removeHeader(header);
      // A member's file has a stricter policy of its own.
      if (reply.getHeader(policy_header) === made?.[policy_header]) reply.header(policy_header, data_policy);
    }
    done();
  });
}

/** Returns the CSP hashes of the page's inline scripts, so that no other inline script may run. */
export function inlineScriptHashes(page: string): string[] {
  if (!existsSync(page)) return [];
  const scripts = readFileSync(page, "utf8").matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`,
  );
}
