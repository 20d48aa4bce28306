import type { Span, SpanValue } from "../traces/tracer.ts";

const time_limit = 5_000;
const kinds = { server: 2, client: 3, consumer: 5 } as const;
const status_error = 2;

/** The collector did not take the spans; `code` is the status of its answer. */
export class CollectorError extends Error {
  readonly code: string;
  constructor(status: number) {
    super(`The collector answered ${status}`);
    this.name = "CollectorError";
    this.code = String(status);
  }
}

/** Sends spans to an OpenTelemetry collector, as OTLP over HTTP in JSON. Throws when they were not taken. */
export function createOtlpSender(endpoint: string, service: string) {
  const resource = { attributes: attributesOf({ "service.name": service }) };
  return async (spans: readonly Span[]): Promise<void> => {
    const scopeSpans = [{ scope: { name: "sanjog" }, spans: spans.map(encoded) }];
    const answer = await fetch(`${endpoint}/v1/traces`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans }] }),
      signal: AbortSignal.timeout(time_limit),
      redirect: "error",
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new CollectorError(answer.status);
  };
}

function encoded({ trace_id, span_id, parent_id, kind, name, began_ms, ended_ms, failed, values }: Span) {
  return {
    traceId: trace_id,
    spanId: span_id,
    ...(parent_id && { parentSpanId: parent_id }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(began_ms),
    endTimeUnixNano: nanoseconds(ended_ms),
    attributes: attributesOf(values),
    status: failed ? { code: status_error } : {},
  };
}

/** More digits than a number can hold, so the protocol wants text. */
function nanoseconds(ms: number): string {
  return String(BigInt(Math.round(ms * 1_000)) * 1_000n);
}

function attributesOf(values: Readonly<Record<string, SpanValue>>) {
  return Object.entries(values).map(([key, value]) => ({
    key,
    value: typeof value === "number" ? { intValue: String(Math.round(value)) } : { stringValue: value },
  }));
}
