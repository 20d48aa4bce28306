import { isIP } from "node:net";
import { localeFromHeader } from "@sanjog/i18n/locale";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/plain-connections.ts";
import { serverText } from "../texts/texts.ts";

/**
 * Answers 421 in production to a request for a name that is not ours: by `Host`, by an address in the request line,
 * or by what a trusted proxy passes on. Health is asked for by number, from wherever the process runs. In development any
 * name is answered, but for the mailboxes under /dev: a page that turns its own name to this machine must not read them.
 * Two names in one request are refused everywhere.
 */
export function keepToKnownHosts(app: FastifyInstance, config: Config): void {
  const ours = new Set([hostnameOf(new URL(config.publicUrl).host), ...config.otherHosts]);
  const isOurs = (written: string) => {
    const name = hostnameOf(written);
    return name !== null && (ours.has(name) || isLoopback(name));
  };
  const isNumberOrOurs = (written: string) => isOurs(written) || isIP(hostnameOf(written) ?? "") !== 0;
  const allows = (request: FastifyRequest) => {
    if (writtenHosts(request).length > 1) return false;
    if (config.production) return request.url.startsWith("/health/") || hostsOf(request).every(isOurs);
    // By the route, since an address can be written in several ways: /%64ev is /dev.
    return !/^\/dev(?:$|\/)/.test(request.routeOptions.url ?? "") || hostsOf(request).every(isNumberOrOurs);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (allows(request)) return done();
    const message = serverText(localeFromHeader(request.headers["accept-language"]), "wrong_host");
    // Whatever else is under way on this connection meant another house.
    reply.code(421).headers({ "Cache-Control": "no-store", Connection: "close" }).send({ message });
  });
}

function writtenHosts({ raw: { rawHeaders } }: FastifyRequest): string[] {
  return rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === "host" && i % 2 === 1);
}

/** Every name that a request gives; one that gives none, gives an empty one. */
function hostsOf(request: FastifyRequest): string[] {
  const { url = "" } = request.raw;
  const written = writtenHosts(request);
  if (!url.startsWith("/") && url !== "*") written.push(URL.canParse(url) ? new URL(url).host : "");
  return written.length === 0 ? [""] : [...written, request.host];
}

/** The name without its port; the port leads nowhere, and proxies pass names on with and without. */
function hostnameOf(written: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(written) ?? [];
  return name?.toLowerCase().replace(/^\[|\]$/g, "") ?? null;
}
