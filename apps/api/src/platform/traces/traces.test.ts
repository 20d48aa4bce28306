import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { base_path } from "@sanjog/contract/endpoint";
import { site } from "@sanjog/contract/site";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../../test/support/test-app.ts";
import { siteArea } from "../../site/routes.ts";
import { createOtlpSender } from "../adapters/otlp-traces.ts";
import { createTracer } from "./tracer.ts";

type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: string } }[];
};

const received: Sent[] = [];
let status = 200;
const collector = createServer(async (request, reply) => {
  const body = JSON.parse(await text(request));
  if (request.url === "/v1/traces" && status === 200)
    received.push(...body.resourceSpans[0].scopeSpans[0].spans);
  reply.writeHead(status, { "content-type": "application/json" }).end("{}");
});
let endpoint = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => void collector.close());

let dropped = 0;
const tracerOf = (share = 1) =>
  createTracer({
    share,
    send: createOtlpSender(endpoint, "sanjog"),
    onDropped: (count) => {
      dropped += count;
    },
  });

describe("a request that is traced", () => {
  const caller = { trace: "4bf92f3577b34da6a3ce929d0e0e4736", span: "00f067aa0ba902b7" };

  test("goes on in the caller's trace and reaches the collector under its pattern, not its address", async () => {
    const tracer = tracerOf();
    const house = await createTestApp([siteArea], { ports: () => ({ tracer }) });
    const traceparent = `00-${caller.trace}-${caller.span}-01`;
    const url = `${base_path}${site.path}?email=asha@example.com`;
    await house.app.inject({ url, headers: { traceparent } });
    await house.app.inject({ url: "/health/live", headers: { traceparent: "00-nonsense" } });
    await tracer.close();
    await house.close();
    const [own, other] = received.splice(0);
    expect(own).toMatchObject({ traceId: caller.trace, parentSpanId: caller.span, kind: 2 });
    expect(own?.name).toBe(`GET ${base_path}${site.path}`);
    expect(JSON.stringify(own)).not.toContain("asha");
    expect(BigInt(own?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(own?.startTimeUnixNano ?? 1));
    expect(other?.traceId).not.toBe(caller.trace);
    expect(other).not.toHaveProperty("parentSpanId");
  });

  test("holds what it asked of the database", async () => {
    const tracer = tracerOf();
    const span = tracer.begin("server");
    expect(span).not.toBeNull();
    if (!span) return;
    tracer.part("select outside", 1, {}, false);
    await tracer.inside(span, async () =>
      tracer.part("select members", 2, { "db.operation.name": "select" }, false),
    );
    tracer.end(span, "GET /");
    await tracer.close();
    const [part, whole] = received.splice(0);
    expect([part?.name, part?.parentSpanId]).toEqual(["select members", whole?.spanId]);
    expect(part?.traceId).toBe(whole?.traceId);
  });

  test("costs nothing where none is to be followed, whatever the caller asks", () => {
    const traceparent = `00-${caller.trace}-${caller.span}-01`;
    expect(tracerOf(0).begin("server", traceparent)).toBeNull();
  });

  test("is dropped and counted when the collector does not take it", async () => {
    status = 503;
    const tracer = tracerOf();
    const span = tracer.begin("server");
    if (span) tracer.end(span, "GET /");
    await tracer.close();
    status = 200;
    expect([received.splice(0), dropped]).toEqual([[], 1]);
  });
});
