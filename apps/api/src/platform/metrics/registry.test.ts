import { expect, test } from "vitest";
import { createRegistry } from "./registry.ts";

test("what is kept reads as OpenMetrics text", () => {
  const registry = createRegistry();
  const mails = registry.counter("mails", "Mails\nsent.");
  mails.add({ outcome: 'so "sent"' });
  mails.add({ outcome: 'so "sent"' }, 2);
  registry.gauge("pages", "Open pages.").set(4);
  const waits = registry.histogram("wait_seconds", "Waits.", [0.1, 1], "seconds");
  for (const wait of [0.05, 0.1, 0.5, 7]) waits.observe(wait, { door: "/login" });
  expect(registry.text().split("\n")).toEqual([
    "# TYPE mails counter",
    "# HELP mails Mails\\nsent.",
    'mails_total{outcome="so \\"sent\\""} 3',
    "# TYPE pages gauge",
    "# HELP pages Open pages.",
    "pages 4",
    "# TYPE wait_seconds histogram",
    "# UNIT wait_seconds seconds",
    "# HELP wait_seconds Waits.",
    'wait_seconds_bucket{door="/login",le="0.1"} 2',
    'wait_seconds_bucket{door="/login",le="1.0"} 3',
    'wait_seconds_bucket{door="/login",le="+Inf"} 4',
    'wait_seconds_sum{door="/login"} 7.65',
    'wait_seconds_count{door="/login"} 4',
    "# EOF",
    "",
  ]);
  expect(registry.names()).toContain("mails_total");
  expect(() => registry.gauge("pages", "Again.")).toThrow("pages is kept twice");
});
