import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { messages as en } from "@sanjog/i18n/en/server";
import { messages as pb } from "@sanjog/i18n/pb/server";
import { afterAll, expect, test } from "vitest";
import { freePorts } from "../test/support/free-ports.ts";
import { openedServer } from "../test/support/opened-server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sanjog-main-"));
const main = path.join(import.meta.dirname, "main.ts");
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>, before: readonly string[] = []): ChildProcess {
  const settings = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env };
  const [program = "", ...args] = [...before, process.execPath, main];
  const child = spawn(program, args, { env: settings, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  started.push(child);
  return child;
}

/** Returns the status of the response, or the error code. */
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
  // Unlike `exit`, `close` fires after all output was read.
  const [code] = await once(child, "close");
  expect(code).toBe(70);
  expect(said.join("\n")).toMatch(/unhandled rejection[^]+uncaught exception/);
});

test("a start on the embedded database stays far below the 768 MB at which a process is ended", async () => {
  if (!existsSync("/proc/self/status")) return;
  const child = start({ PORT: "0" });
  const { port } = await openedServer(child);
  const agent = new Agent();
  for (let n = 0; n < 200; n += 1) expect(await get(port, agent)).toBe(200);
  const [, most_kb] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8")) ?? [];
  child.kill("SIGKILL");
  expect(Number(most_kb) / 1_024).toBeLessThan(450);
});

test("a start on the wrong database ends with a sentence, and takes no picture from the store", async () => {
  const wrong = mkdtempSync(path.join(tmpdir(), "sanjog-wrong-"));
  const files = Array.from({ length: 9 }, (_, n) =>
    path.join(wrong, "photos", "aa", `${"a".repeat(20)}${n}-full`),
  );
  mkdirSync(path.join(wrong, "photos", "aa"), { recursive: true });
  for (const file of files) {
    writeFileSync(file, "a picture");
    utimesSync(file, new Date(0), new Date(0));
  }
  const child = start({ PORT: "0", DATA_DIR: wrong });
  const ended = once(child, "exit");
  const said = await Promise.race([
    text(child.stderr as NodeJS.ReadableStream),
    once(child, "message").then(() => "open"),
  ]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  child.kill("SIGKILL");
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect([said, (await ended)[0]]).toEqual([
    expect.stringContaining("names none of them. Nothing was changed."),
    78,
  ]);
  rmSync(wrong, { recursive: true, force: true });
});

test("files and folders that a server makes are its user's alone, whatever the umask", async () => {
  const open = path.join(dataDir, "with-an-open-umask");
  const child = start({ PORT: "0", DATA_DIR: open }, ["sh", "-c", 'umask 022; exec "$0" "$@"']);
  await openedServer(child);
  child.kill("SIGTERM");
  await once(child, "exit");
  const places = readdirSync(open, { recursive: true, encoding: "utf8" }).map((name) =>
    path.join(open, name),
  );
  expect(places.length).toBeGreaterThan(500);
  expect([open, ...places].filter((place) => (statSync(place).mode & 0o077) !== 0)).toEqual([]);
});

test("a folder of pictures that cannot be made is told at the start", async () => {
  const blocked = path.join(dataDir, "blocked");
  mkdirSync(blocked);
  writeFileSync(path.join(blocked, "photos"), "a file where the folder was to be");
  const child = start({ PORT: "0", DATA_DIR: blocked });
  const said = await text(child.stderr as NodeJS.ReadableStream);
  expect(said).toMatch(/photos.* cannot be written: a file is in its place/);
  expect((await once(child, "close"))[0]).toBe(78);
});

test("a server whose database is away waits for it, and says that it is not ready", async () => {
  const [port = 0, database = 0] = await freePorts(2);
  const url = `postgres://sanjog@127.0.0.1:${database}/sanjog`;
  const child = start({ PORT: String(port), DATABASE_URL: url, LOG_LEVEL: "warn" });
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
  const [line] = await once(lines, "line");
  expect(JSON.parse(line)).toMatchObject({
    reason: "ECONNREFUSED",
    msg: expect.stringContaining("waiting for it"),
  });
  const ask = (place: string, headers = {}) => fetch(`http://127.0.0.1:${port}${place}`, { headers });
  await expect
    .poll(() =>
      ask("/health/live").then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);
  const ready = await ask("/health/ready");
  expect([ready.status, await ready.json()]).toEqual([
    503,
    expect.objectContaining({ status: "database unavailable" }),
  ]);
  expect(await (await ask("/backend/api/site", { "accept-language": "pb" })).json()).toEqual({
    message: pb.unavailable,
  });
  const page = await (await ask("/", { accept: "text/html" })).text();
  expect(page).toContain(en.unavailable);
  expect(page).toContain(pb.unavailable);
  expect(child.exitCode).toBeNull();
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([null, "SIGTERM"]);
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
