import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, test } from "vitest";
import { openedServer } from "../test/support/opened-server.ts";

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

/** Runs an operator command and returns its output and exit code. */
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

test("a mistyped command is refused with a sentence", async () => {
  const { code, said } = await operate("reports");
  expect([code, said.trim()]).toEqual([2, "Say --why: the audit log keeps it. Name nobody in it."]);
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
  // The running server sees the command's change at once.
  const checked = await operate("check");
  expect(checked.said).toMatch(/^ok +settings/);
  expect([checked.code, checked.said]).toEqual([0, expect.not.stringContaining("FAILS")]);
  const closed = await operate("resolve", data.reference, "--why", "nobody of this kind is here");
  expect([closed.code, closed.said.trim()]).toEqual([0, `Report ${data.reference} is closed.`]);
  expect((await fetch(`http://127.0.0.1:${port}/health/ready`)).status).toBe(200);
  server.kill("SIGTERM");
  expect((await once(server, "exit"))[0]).toBe(0);

  await operateWith({ SUDO_USER: "asha" }, "waiting", ...why);
  const alone = await operate("audit", ...why);
  expect(alone.said).toMatch(/ asha, by sudo as \S+ +list_waiting/);
  expect(alone.said).toContain("list_reports");
  expect(alone.said).toContain("Gurmeet (");
  expect(alone.said).toContain("resolve_report");
  const again = await operate("resolve", data.reference, ...why);
  expect([again.code, again.said.trim()]).toEqual([1, `There is no open report ${data.reference}.`]);
});

test("the check ends with 1 and a sentence where something does not work", async () => {
  const env = {
    DATABASE_URL: "postgres://127.0.0.1:1/sanjog",
    MAIL_DRIVER: "smtp",
    SMTP_URL: "smtp://127.0.0.1:1",
  };
  const { code, said } = await operateWith(env, "check");
  expect(code).toBe(1);
  expect(said).toMatch(/^FAILS {2}database +The database of DATABASE_URL cannot be opened/m);
  expect(said).toMatch(/^FAILS {2}mail +127\.0\.0\.1:1: MailError ECONNREFUSED\. Nothing listens there/m);
  expect(said).toMatch(/^ok +pictures/m);
});

test("that a unit has failed is told by mail, without a database", async () => {
  const received: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData: async (stream, _session, done) => {
      received.push(await text(stream));
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  const mail = { MAIL_DRIVER: "smtp", SMTP_URL: `smtp://127.0.0.1:${port}?ignoreTLS=true` };
  const env = { ...mail, DATABASE_URL: "postgres://127.0.0.1:1/x", OPERATOR_MAIL: "keeper@sanjog.example" };
  expect((await operateWith(env, "failed", "sanjog-backup.service")).code).toBe(0);
  const parsed = await PostalMime.parse(received[0] ?? "");
  expect(parsed.subject).toBe("Sanjog: “sanjog-backup.service” has failed");
  expect(parsed.text).toContain("journalctl -u sanjog-backup.service");
  await new Promise<void>((resolve) => server.close(resolve));
});
