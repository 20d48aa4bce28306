import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { at } from "./child.ts";
import { pauseAfter } from "./supervisor.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-supervisor-"));
const pids = path.join(folder, "pids");
const runner = path.join(folder, "runner.mjs");
writeFileSync(
  runner,
  `import { onStop } from ${JSON.stringify(at("tools/cli/child.ts"))};
   import { supervise } from ${JSON.stringify(at("tools/cli/supervisor.ts"))};
   onStop();
   process.exit(await supervise([process.argv[2]]));`,
);

/** A server that writes its process id and then behaves as the test chose. */
function server(life: string): string {
  const file = path.join(folder, "server.mjs");
  writeFileSync(
    file,
    `import { appendFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(pids)}, process.pid + "\\n");
     process.send("ready");
     ${life}`,
  );
  return file;
}

let supervisor: ChildProcess | undefined;
function start(life: string): Promise<number | null> {
  rmSync(pids, { force: true });
  const running = spawn(process.execPath, [runner, server(life)], { stdio: "ignore" });
  supervisor = running;
  return new Promise((resolve) => running.once("exit", (code) => resolve(code)));
}

/** A file that was just created may still be empty. */
const started = () =>
  existsSync(pids) ? readFileSync(pids, "utf8").split("\n").filter(Boolean).map(Number) : [];
const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    // A zombie process is not alive.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
};
const within = { timeout: 10_000, interval: 20 };
const lives = "setInterval(() => {}, 1000);";

afterEach(() => supervisor?.kill("SIGKILL"));
afterAll(() => rmSync(folder, { recursive: true }));

test("a killed server is restarted", async () => {
  void start(lives);
  await expect.poll(started, within).toHaveLength(1);
  process.kill(started()[0] ?? 0, "SIGKILL");
  await expect.poll(started, within).toHaveLength(2);
});

test("a server that ends by itself is not started again", async () => {
  expect(await start("process.exit(0);")).toBe(0);
  expect(started()).toHaveLength(1);
});

test("a server that keeps crashing is given up", async () => {
  expect(await start('process.kill(process.pid, "SIGKILL");')).toBe(1);
  expect(started()).toHaveLength(5);
});

test("stopping leaves nothing running", async () => {
  const end = start(lives);
  await expect.poll(started, within).toHaveLength(1);
  supervisor?.kill("SIGTERM");
  expect(await end).toBe(0);
  expect(started().map(isAlive)).toEqual([false]);
});

test("a server does not outlive its supervisor", async () => {
  void start(lives);
  await expect.poll(started, within).toHaveLength(1);
  supervisor?.kill("SIGKILL");
  await expect.poll(() => started().map(isAlive), within).toEqual([false]);
});

test("the pauses between crashes grow, and the fifth within a minute is the last", () => {
  const minute = 60_000;
  const crashes = [0, 1, 2, 3, 4].map((i) => minute + i);
  const pauses = crashes.map((_, i) => pauseAfter(crashes.slice(0, i + 1), minute + 5));
  expect(pauses).toEqual([0, 250, 500, 1000, null]);
  expect(pauseAfter(crashes, 3 * minute)).toBe(0);
});
