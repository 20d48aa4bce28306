import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, inject, test } from "vitest";

const place = mkdtempSync(path.join(tmpdir(), "sanjog-backup-main-"));
const dataDir = path.join(place, "data");
const other = path.join(place, "other");
const backups = path.join(place, "backups");
const started: ChildProcess[] = [];
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(place, { recursive: true, force: true });
});

function start(file: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const key = Buffer.alloc(32, "k").toString("base64");
  const settings = {
    PATH: process.env.PATH,
    DATA_DIR: dataDir,
    LOG_LEVEL: "silent",
    BACKUP_KEY: key,
    ...env,
  };
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    env: settings,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  started.push(child);
  return child;
}

async function run(args: string[], env: Record<string, string> = {}) {
  const child = start("backup-main.ts", args, env);
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout as NodeJS.ReadableStream),
    text(child.stderr as NodeJS.ReadableStream),
    once(child, "exit"),
  ]);
  return { code, said: said + complained };
}

test("a backup is made beside the running server, comes back elsewhere, and overwrites nothing unasked", async () => {
  const template = inject("template");
  if (template.kind === "folder") cpSync(template.dir, path.join(dataDir, "database"), { recursive: true });
  const server = start("main.ts", [], { PORT: "0" });
  await once(server, "message");
  const made = await run(["backup", "--to", `${backups}/`]);
  expect(made.said).toMatch(/rows of \d+ tables, 0 picture files/);
  const [ledger, file = ""] = readdirSync(backups);
  expect([made.code, ledger]).toEqual([0, "erased-members.log"]);
  const from = ["restore", "--from", path.join(backups, file)];
  const plain = ["backup", "--plain", path.join(backups, file), "--to", path.join(place, "all.tar")];
  expect((await run(plain, { BACKUP_KEY: "" })).said).toContain("Without it no backup opens");
  expect(existsSync(path.join(place, "all.tar"))).toBe(false);
  expect((await run(plain)).said).toMatch(/^\d+ rows and 0 picture files/);
  expect(statSync(path.join(place, "all.tar")).mode & 0o777).toBe(0o600);
  expect((await run([...from, "--replace"])).said).toContain("is in use by another Sanjog process");
  server.kill("SIGTERM");
  await once(server, "exit");

  const into = [...from, "--into", other];
  const keyed = await run(into, { BACKUP_KEY: Buffer.alloc(32).toString("base64") });
  expect(keyed).toMatchObject({ code: 1, said: expect.stringContaining("BACKUP_KEY is another") });
  expect(existsSync(other)).toBe(false);
  mkdirSync(path.join(other, "database"), { recursive: true });
  expect((await run(into)).said).toContain("With --replace it is given up");
  expect((await run(into, { SECRET_KEY: "s".repeat(32) })).said).toContain("SECRET_KEY is another");
  const restored = await run([...into, "--replace"]);
  expect(restored).toMatchObject({ code: 0, said: expect.stringMatching(/rows, each as it was saved/) });
  expect(readFileSync(path.join(other, "secret"))).toEqual(readFileSync(path.join(dataDir, "secret")));
  expect(readdirSync(other).filter((name) => name.includes(".new-"))).toEqual([]);

  const back = start("main.ts", [], { PORT: "0", DATA_DIR: other });
  await once(back, "message");
  back.kill("SIGTERM");
  expect(await once(back, "exit")).toEqual([0, null]);
});

test("what is mistyped is answered with how it would be right", async () => {
  expect(await run(["backup"])).toMatchObject({
    code: 2,
    said: expect.stringContaining("npm run backup -- --to"),
  });
  const keyless = await run(["backup", "--to", path.join(place, "x")], { BACKUP_KEY: "" });
  expect(keyless.said).toContain("openssl rand -base64 32");
});
