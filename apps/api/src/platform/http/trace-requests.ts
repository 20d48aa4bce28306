import type { FastifyInstance, FastifyRequest } from "fastify";
import type { OpenSpan, Tracer } from "../traces/tracer.ts";

/** Follows every request as one span, which what it asks of the database is a part of. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const open = new WeakMap<FastifyRequest, OpenSpan>();
  app.addHook("onRequest", (request, _reply, done) => {
    const said = request.headers.traceparent;
    const span = tracer.begin("server", typeof said === "string" ? said : "");
    if (!span) return done();
    open.set(request, span);
    tracer.inside(span, done);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = open.get(request);
    if (!span) return;
    const route = request.routeOptions.url ?? "page";
    const status = reply.statusCode;
    const values = {
      "http.request.method": request.method,
      "http.route": route,
      "http.response.status_code": status,
      "sanjog.request_id": request.id,
    };
    tracer.end(span, `${request.method} ${route}`, values, status >= 500);
  });
}
