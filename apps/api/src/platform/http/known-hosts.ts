import { localeFromHeader } from "@sanjog/i18n/locale";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config.ts";
import { isLoopback } from "../plain-connections.ts";
import { serverText } from "./texts.ts";

/**
 * Answers 421 in production to whoever asks for a name that is not ours: by `Host`, by an address in the request line,
 * or by what a trusted proxy passes on. Health is asked for by number, from wherever the process runs.
 */
export function keepToKnownHosts(app: FastifyInstance, config: Config): void {
  if (!config.production) return;
  const ours = new Set([hostnameOf(new URL(config.publicUrl).host), ...config.otherHosts]);
  const isOurs = (written: string) => {
    const name = hostnameOf(written);
    return name !== null && (ours.has(name) || isLoopback(name));
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/health/") || hostsOf(request).every(isOurs)) return done();
    const message = serverText(localeFromHeader(request.headers["accept-language"]), "wrong_host");
    // Whatever else is under way on this connection meant another house.
    reply.code(421).headers({ "Cache-Control": "no-store", Connection: "close" }).send({ message });
  });
}

/** Every name that a request gives; one that gives none, gives an empty one. */
function hostsOf(request: FastifyRequest): string[] {
  const { rawHeaders, url = "" } = request.raw;
  const written = rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === "host" && i % 2 === 1);
  if (!url.startsWith("/") && url !== "*") written.push(URL.canParse(url) ? new URL(url).host : "");
  return written.length === 0 ? [""] : [...written, request.host];
}

/** The name without its port; the port leads nowhere, and proxies pass names on with and without. */
function hostnameOf(written: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(written) ?? [];
  return name?.toLowerCase().replace(/^\[|\]$/g, "") ?? null;
}
