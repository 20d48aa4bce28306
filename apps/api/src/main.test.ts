import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { openedServer } from "./testing/opened-server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sanjog-main-"));
const main = path.join(import.meta.dirname, "main.ts");
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>): ChildProcess {
  const settings = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env };
  const child = spawn(process.execPath, [main], { env: settings, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  started.push(child);
  return child;
}

/** Answers the status, or the name of what went wrong. */
function get(port: number, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const asked = request({ port, host: "127.0.0.1", path: "/backend/api/site", agent }, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode ?? 0));
    });
    asked.on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.name)).end();
  });
}

test("a mistake in the configuration ends the start with its sentence", async () => {
  const child = start({ PORT: "many" });
  const [said, [code]] = await Promise.all([
    text(child.stderr as NodeJS.ReadableStream),
    once(child, "exit"),
  ]);
  expect([code, said.trim()]).toEqual([78, "PORT must be a whole number from 0 to 65535."]);
});

/** Loaded before the server's own code: what nobody waits for or catches, when it is told to. */
const trouble = `process.on("message", (kind) => kind === "rejection"
  ? void Promise.reject(new Error("planted"))
  : setImmediate(() => { throw new Error("planted"); }))`;

test("what nobody waited for leaves the server standing, and what nobody caught ends it, to be started again", async () => {
  const preload = `--import=data:text/javascript,${encodeURIComponent(trouble)}`;
  const child = start({ PORT: "0", LOG_LEVEL: "error", NODE_OPTIONS: preload });
  const { port, said } = await openedServer(child);
  child.send("rejection");
  const agent = new Agent();
  expect(await get(port, agent)).toBe(200);
  expect(child.exitCode).toBeNull();
  child.send("exception");
  // Unlike the exit, this comes when every line was read.
  const [code] = await once(child, "close");
  expect(code).toBe(70);
  expect(said.join("\n")).toMatch(/unhandled rejection[^]+uncaught exception/);
});

test("a server told to stop answers everything it accepted and leaves nothing behind", async () => {
  const child = start({ PORT: "0" });
  const { port } = await openedServer(child);

  const second = start({ PORT: "0" });
  const said = await text(second.stderr as NodeJS.ReadableStream);
  expect(said).toContain("is in use by another Sanjog process");

  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  const first = await Promise.all(Array.from({ length: 50 }, () => get(port, agent)));
  const during = Array.from({ length: 50 }, () => get(port, agent));
  await new Promise((resolve) => setTimeout(resolve, 20));
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(new Set([...first, ...(await Promise.all(during))])).toEqual(new Set([200]));
  expect(code).toBe(0);
  agent.destroy();
  expect(existsSync(path.join(dataDir, "database"))).toBe(true);
});
