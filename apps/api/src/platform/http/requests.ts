import type { FastifyInstance } from "fastify";
import type { AreaDeps } from "../deps.ts";
import { logName } from "../observability/log-name.ts";

const body_time_limit_ms = 12_000;
const reading_time_limit_ms = 45_000;

/** Accepts only JSON bodies or none, and rejects keys that would change an object's prototype. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** Ends requests whose body arrives too slowly. Node's own limit is longer, since uploads need time on a slow connection. */
export function limitSlowBodies(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && !request.headers["content-type"]?.startsWith("multipart/form-data")) {
      const timer = setTimeout(() => !request.raw.complete && request.raw.destroy(), body_time_limit_ms);
      timer.unref();
      request.raw.once("close", () => clearTimeout(timer));
    }
    done();
  });
}

/** Sends `Connection: close` while the server shuts down; it would otherwise wait for keep-alive connections. */
export function endConnectionsAtClose(app: FastifyInstance): void {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, payload, done) => {
    if (closing) reply.header("Connection", "close");
    done(null, payload);
  });
}

/**
 * Closes the connection of a client that does not read the response. The timeout starts with the response, and an event
 * stream's heartbeat resets it.
 */
export function limitSlowReaders(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    const { raw } = reply;
    raw.setTimeout(reading_time_limit_ms, () => raw.destroy());
    done(null, payload);
  });
}

/**
 * Logs one line per response, with the route pattern instead of the URL, which contains ids and a query. The member
 * appears as a keyed hash, so that an operator with the key can follow what one member did.
 */
export function logRequests(app: FastifyInstance, deps: AreaDeps): void {
  const nameOf = cached((id: string) => logName(deps.config, id));
  // These values contain nothing to redact, and redaction costs time at every request.
  const log = deps.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    done();
    const endpoint = request.routeOptions.url ?? "page";
    if (endpoint.startsWith("/health")) return;
    const ms = Math.round(reply.elapsedTime);
    const { member_id, refusal } = request.log_context ?? {};
    const who = member_id && nameOf(member_id);
    log.info(
      {
        request_id: request.id,
        method: request.method,
        endpoint,
        status: reply.statusCode,
        ms,
        who,
        refusal,
      },
      "answered",
    );
  });
}

const most_cached = 5_000;

/** Returns `make` with a cache of its results. */
function cached(make: (id: string) => string): (id: string) => string {
  const cache = new Map<string, string>();
  return (id) => {
    const earlier = cache.get(id);
    if (earlier !== undefined) return earlier;
    if (cache.size >= most_cached) cache.clear();
    const value = make(id);
    cache.set(id, value);
    return value;
  };
}
