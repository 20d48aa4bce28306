import type { FastifyInstance } from "fastify";
import type { AreaDeps } from "../deps.ts";
import { logName } from "../observability/log-name.ts";
import { logContextOf } from "./log-context.ts";

const body_time_limit_ms = 12_000;
const reading_time_limit_ms = 45_000;

/** JSON and nothing else, and no key that reaches for an object's prototype. A body may be left out. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parse(request, String(body), done);
  });
}

/** Node's own limit must leave time for pictures on a slow line; everything else has a fifth of it. */
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

/** Says with the last answers of a closing server that they are the last, or it would wait for connections kept for more. */
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

/** Lets go of who does not take the answer; before it there is nothing to take, and a stream of news beats in time. */
export function limitSlowReaders(app: FastifyInstance): void {
  app.addHook("onSend", (_request, reply, payload, done) => {
    const { raw } = reply;
    raw.setTimeout(reading_time_limit_ms, () => raw.destroy());
    done(null, payload);
  });
}

/**
 * One line for each answer: the endpoint's pattern, never the address with its ids or its query. Who asked stands there
 * under a name that only the holder of our key can tell, so that what one member did can be followed.
 */
export function logRequests(app: FastifyInstance, deps: AreaDeps): void {
  const nameOf = remembering((id: string) => logName(deps.config, id));
  // Words of our own: there is nothing to look for and hide in them, and looking takes time at every request.
  const log = deps.log.child({}, { redact: [] });
  app.addHook("onResponse", (request, reply, done) => {
    done();
    const endpoint = request.routeOptions.url ?? "page";
    if (endpoint.startsWith("/health")) return;
    const ms = Math.round(reply.elapsedTime);
    const { member_id, refusal } = logContextOf(request);
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

const most_remembered = 5_000;

/** The same name for the same id, worked out once while the id is about. */
function remembering(make: (id: string) => string): (id: string) => string {
  const known = new Map<string, string>();
  return (id) => {
    const before = known.get(id);
    if (before !== undefined) return before;
    if (known.size >= most_remembered) known.clear();
    const made = make(id);
    known.set(id, made);
    return made;
  };
}
