import { isIP } from "node:net";
import { localeFromHeader } from "@sanjog/i18n/locale";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { isLoopback } from "../config/plain-connections.ts";
import { serverText } from "../texts/texts.ts";

/**
 * Responds with 421 in production to a request for a host name that is not configured, whether it is in `Host`, in the
 * request line or forwarded by a trusted proxy. The health endpoints accept any name, since monitors request them by IP
 * address. Development accepts any name except for the mailboxes under /dev, which a page must not read by DNS rebinding.
 * A request with two `Host` headers is always rejected.
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
    // Compares the route instead of the URL, which can be encoded in several ways: /%64ev is /dev.
    return !/^\/dev(?:$|\/)/.test(request.routeOptions.url ?? "") || hostsOf(request).every(isNumberOrOurs);
  };
  app.addHook("onRequest", (request, reply, done) => {
    if (allows(request)) return done();
    const message = serverText(localeFromHeader(request.headers["accept-language"]), "wrong_host");
    // Closes the connection, because its other requests are meant for another host too.
    reply.code(421).headers({ "Cache-Control": "no-store", Connection: "close" }).send({ message });
  });
}

function writtenHosts({ raw: { rawHeaders } }: FastifyRequest): string[] {
  return rawHeaders.filter((_, i) => rawHeaders[i - 1]?.toLowerCase() === "host" && i % 2 === 1);
}

/** Returns every host name in a request; an empty one if there is none. */
function hostsOf(request: FastifyRequest): string[] {
  const { url = "" } = request.raw;
  const written = writtenHosts(request);
  if (!url.startsWith("/") && url !== "*") written.push(URL.canParse(url) ? new URL(url).host : "");
  return written.length === 0 ? [""] : [...written, request.host];
}

/** Returns the name without its port, which does not matter here: some proxies forward it and others do not. */
function hostnameOf(written: string): string | null {
  const [, name] = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(?::\d{1,5})?$/i.exec(written) ?? [];
  return name?.toLowerCase().replace(/^\[|\]$/g, "") ?? null;
}
