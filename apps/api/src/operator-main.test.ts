import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { openedServer } from "./testing/opened-server.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sanjog-operator-main-"));
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

function start(file: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const settings = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, LOG_LEVEL: "silent", ...env };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    env: settings,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  started.push(child);
  return child;
}

/** What the command line says, and the code it ends with. */
const operate = (...args: string[]) => operateWith({}, ...args);

async function operateWith(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; said: string }> {
  const child = start("operator-main.ts", args, env);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, "exit"),
  ]);
  return { code, said: said + complained };
}

const why = ["--why", "the weekly look"];

test("what is mistyped is said, in a sentence", async () => {
  const { code, said } = await operate("reports");
  expect([code, said.trim()]).toEqual([2, "Say --why: it stands in the audit log. Name nobody in it."]);
});

test("where there is no database, none is made", async () => {
  const { code, said } = await operate("reports", ...why);
  expect(code).toBe(1);
  expect(said).toMatch(/^There is no database in /);
});

test("the command line works beside the running server, and without it", async () => {
  const server = start("main.ts", [], { PORT: "0" });
  const { port } = await openedServer(server);
  const posted = await fetch(`http://127.0.0.1:${port}/backend/api/reports/public`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      email: "neighbour@example.com",
      described: "Balbir from Surrey",
      reason: "under_age",
      text: "",
    }),
  });
  const { data } = (await posted.json()) as { data: { reference: string } };
  const listed = await operate("reports", ...why, "--as", "Gurmeet");
  expect([listed.code, listed.said]).toEqual([0, expect.stringContaining(data.reference)]);
  // What the command wrote is there for the server at once, and the server goes on.
  const closed = await operate("resolve", data.reference, "--why", "nobody of this kind is here");
  expect([closed.code, closed.said.trim()]).toEqual([0, `Report ${data.reference} is closed.`]);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  server.kill("SIGTERM");
  expect((await once(server, "exit"))[0]).toBe(0);

  await operateWith({ SUDO_USER: "asha" }, "waiting", ...why);
  const alone = await operate("audit", ...why);
  expect(alone.said).toMatch(/ asha, by sudo as \w+ +list_waiting/);
  expect(alone.said).toContain("list_reports");
  expect(alone.said).toContain("Gurmeet (");
  expect(alone.said).toContain("resolve_report");
  const again = await operate("resolve", data.reference, ...why);
  expect([again.code, again.said.trim()]).toEqual([1, `There is no open report ${data.reference}.`]);
});
