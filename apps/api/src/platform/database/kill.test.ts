import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { afterAll, expect, test } from "vitest";
import { openDatabase } from "./open.ts";

const parent = mkdtempSync(path.join(tmpdir(), "sanjog-kill-"));
const dir = path.join(parent, "database");
afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Opens the database and inserts rows without end; prints each number once its row is committed. */
const writer = `
  import { openDatabase } from ${JSON.stringify(path.join(import.meta.dirname, "open.ts"))};
  const { tx } = await openDatabase({ url: null, dir: ${JSON.stringify(dir)} });
  for (let n = 0; ; n += 1) {
    const wamid = process.argv[1] + "-" + n;
    await tx((t) => t.insertInto("whatsapp_inbox").values({ wamid, from_hash: Buffer.from("hash"), received_at: new Date() }).execute());
    console.log(wamid);
  }`;

function startWriter(name: string): ChildProcess {
  const args = ["--input-type=module-typescript", "-e", writer, name];
  return spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
}

/** Kills the process with SIGKILL after some committed rows and returns their numbers. */
async function killAfter(child: ChildProcess, rows: number): Promise<string[]> {
  const said: string[] = [];
  for await (const line of createInterface({ input: child.stdout as NonNullable<typeof child.stdout> })) {
    said.push(line);
    if (said.length === rows) child.kill("SIGKILL");
  }
  return said;
}

test("Committed rows survive kill -9, and a killed first start leaves no incomplete database", async () => {
  const first = startWriter("first");
  await expect.poll(() => readdirSync(parent).length, { interval: 20, timeout: 60_000 }).toBeGreaterThan(0);
  const dead = new Promise((resolve) => first.once("exit", resolve));
  first.kill("SIGKILL");
  await dead;
  expect(existsSync(dir)).toBe(false);

  const acknowledged: string[] = [];
  for (const name of ["second", "third", "fourth"]) {
    acknowledged.push(...(await killAfter(startWriter(name), 40)));
  }
  const database = await openDatabase({ url: null, dir });
  const rows = await database.db.selectFrom("whatsapp_inbox").select("wamid").execute();
  await database.close();
  const kept = new Set(rows.map((row) => row.wamid));
  expect(acknowledged.length).toBeGreaterThanOrEqual(120);
  expect(acknowledged.filter((wamid) => !kept.has(wamid))).toEqual([]);
  expect(readdirSync(parent).filter((name) => name.includes(".new-"))).toEqual([]);
}, 300_000);
