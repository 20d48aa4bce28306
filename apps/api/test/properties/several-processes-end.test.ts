import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

const setup = path.join(import.meta.dirname, "../support/several-processes.ts");
const soon = { timeout: 60_000, interval: 50 };

let folder: string;
let child: ChildProcess;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sanjog-end-"));
  // PostgreSQL runs as its own user when the tests run as root.
  chmodSync(folder, 0o755);
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts three processes behind a proxy from a separate process, whose temporary folder this test can inspect.
 */
function openSite(env: Record<string, string>): Promise<unknown[]> {
  const code = `
    import { openSite } from ${JSON.stringify(setup)};
    await openSite(3, ${JSON.stringify(env)}).catch(() => { process.exitCode = 3; });`;
  child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    env: { PATH: process.env.PATH ?? "", TMPDIR: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  return once(child, "exit");
}

/** Returns the command lines of all processes that work in the folder. */
function running(): string[] {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return processes.flatMap((pid) => {
    try {
      const [command = "", env] = ["cmdline", "environ"].map((file) =>
        readFileSync(`/proc/${pid}/${file}`, "utf8"),
      );
      return [command, env].some((text) => text?.includes(folder)) ? [command.replaceAll("\0", " ")] : [];
    } catch {
      // The process has ended, or belongs to another user.
      return [];
    }
  });
}

test("a setup that fails closes everything that it opened", async () => {
  const [code] = await openSite({ FIELD_KEYS: "no key" });
  expect(code).toBe(3);
  expect(running()).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
});

test("a setup that is killed midway leaves no process behind", async () => {
  const ended = openSite({});
  await expect.poll(() => running().filter((command) => command.includes("main.ts")), soon).toHaveLength(3);
  expect(running().some((command) => command.includes("postgres"))).toBe(true);
  child.kill("SIGKILL");
  await ended;
  await expect.poll(running, soon).toEqual([]);
});
