import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { at } from "./child.ts";

const tmp = mkdtempSync(path.join(tmpdir(), "sanjog-folders-"));
let child: ChildProcess;
afterEach(() => child.kill("SIGKILL"));
afterAll(() => rmSync(tmp, { recursive: true, force: true }));

/** Starts a run with a file in its folder that lasts until it is killed. Returns the folder. */
async function startRun(): Promise<string> {
  const code = `
    import { mkdirSync } from "node:fs";
    import { onStop } from ${JSON.stringify(at("tools/cli/child.ts"))};
    import { runFolder } from ${JSON.stringify(at("tools/cli/run-folder.ts"))};
    onStop();
    const folder = runFolder(${JSON.stringify(tmp)});
    mkdirSync(folder + "/sanjog-pg-1/data", { recursive: true });
    process.send(folder);
    setInterval(() => {}, 1000);`;
  child = spawn(process.execPath, ["--input-type=module", "-e", code], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const [folder] = await once(child, "message");
  return String(folder);
}

async function end(signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

test("a run that is told to stop takes its folder with it", async () => {
  const folder = await startRun();
  expect(existsSync(folder)).toBe(true);
  await end("SIGTERM");
  expect(existsSync(folder)).toBe(false);
});

test("the next run removes what a killed one left, and nothing else", async () => {
  const killed = await startRun();
  await end("SIGKILL");
  expect(existsSync(killed)).toBe(true);
  const others = ["sanjog-run-", "sanjog-run-0-x", `sanjog-run-${process.pid}-alive`, "somebody-elses"];
  for (const name of others) mkdirSync(path.join(tmp, name));
  const next = await startRun();
  expect(readdirSync(tmp).sort()).toEqual([path.basename(next), ...others].sort());
});
