import Fastify from "fastify";
import type { Log } from "../../src/platform/ports.ts";

/** A log that keeps every line from this level on, before redaction. */
export function createKeptLog(level: "trace" | "warn"): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: Fastify({ logger: { level, base: null, stream } }).log, lines };
}
