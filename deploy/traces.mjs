// Node loads this module before the server, with NODE_OPTIONS=--import. See "Traces" in docs/operations.md.
import { register } from "node:module";
import fastify from "@fastify/otel";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { PgInstrumentation } from "@opentelemetry/instrumentation-pg";
import { NodeSDK, tracing } from "@opentelemetry/sdk-node";

register("@opentelemetry/instrumentation/hook.mjs", import.meta.url);

/** The attributes without personal data. Paths, queries, statements and errors may contain ids, codes, names and addresses. */
const allowed = /^(http\.(request\.method|route|response\.status_code)|db\.system\.name)$/;

class FilteringProcessor extends tracing.BatchSpanProcessor {
  onEnd(span) {
    for (const name of Object.keys(span.attributes)) if (!allowed.test(name)) delete span.attributes[name];
    delete span.status.message;
    span.events.length = 0;
    super.onEnd(span);
  }
}

new NodeSDK({
  serviceName: "sanjog",
  spanProcessors: [new FilteringProcessor(new OTLPTraceExporter())],
  instrumentations: [
    new HttpInstrumentation(),
    new PgInstrumentation(),
    new fastify.FastifyOtelInstrumentation({ registerOnInitialization: true }),
  ],
}).start();
