import Fastify from "fastify";
import type { Log } from "../platform/ports.ts";

/** A log that keeps every line, however small the matter, as it stands before anything is hidden in it. */
export function createKeptLog(): { log: Log; lines: string[] } {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  return { log: Fastify({ logger: { level: "trace", base: null, stream } }).log, lines };
}
