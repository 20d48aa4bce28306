import Fastify from "fastify";
import type { Config } from "../config/config.ts";
import type { Log } from "../ports.ts";

/** A last safeguard: no code logs these values on purpose. */
const hidden = [
  "authorization",
  "cookie",
  "password",
  "token",
  "code",
  "email",
  "phone_number",
  "to",
  "text",
].flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/** An error's code says what went wrong, but a one-time code gives access to an account. */
function hide(value: unknown, path: string[]): unknown {
  const isCode = path.at(-1) === "code" && typeof value === "string";
  return isCode && !/^\d{6}$/.test(value) ? value : "[hidden]";
}

/** Writes JSON lines without personal data. An error appears as class, code and place, because its message may contain a value. */
export function createLog(level: Config["logLevel"]): Log {
  const options = {
    level,
    base: null,
    redact: { paths: hidden, censor: hide },
    serializers: { err: describeError },
    stream: gatheredOutput(),
  };
  return Fastify({ logger: options }).log;
}

const gather_ms = 50;
const gather_most = 16_384;
/** Pino's numbers of the levels. */
const error_level = /^\{"level":[56]0,/;

/** A line of its own costs a busy server more than the answer it tells of: lines wait a moment for others, errors do not. */
function gatheredOutput() {
  let lines = "";
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    if (lines) process.stdout.write(lines);
    lines = "";
  };
  let watching = false;
  return {
    write: (line: string) => {
      lines += line;
      if (!watching) process.once("exit", write);
      watching = true;
      if (lines.length > gather_most || error_level.test(line)) write();
      else timer ??= setTimeout(write, gather_ms).unref();
    },
  };
}

function describeError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string };
  const places = error.stack?.split("\n").filter((line) => line.trimStart().startsWith("at ")) ?? [];
  // PostgreSQL's messages quote values; ours do not.
  const message = constraint || table ? "" : error.message;
  return { type: error.name, message, code, constraint, table, stack: places.slice(0, 8).join("\n") };
}
