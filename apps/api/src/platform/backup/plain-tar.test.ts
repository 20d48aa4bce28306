import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createComplete, createMan } from "../../../test/support/families.ts";
import type { Person } from "../../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { areas } from "../../areas.ts";
import { objectKeys } from "../../photos/commands.ts";
import { createFieldCipher } from "../crypto/field-cipher.ts";
import { plainTar } from "./plain-tar.ts";
import { openBackup } from "./restore-backup.ts";
import { tablesToCopy } from "./tables-to-copy.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-plain-"));
const file = path.join(folder, "of-today.backup");
const key = randomBytes(32);
let app: TestApp;
let asha: Person;

beforeAll(async () => {
  app = await createTestApp(areas);
  asha = await createComplete(app, "Asha");
  await createMan(app, "Balbir");
  const pictures = await app.deps.db.selectFrom("pictures").select("storage_key").execute();
  for (const { storage_key } of pictures)
    for (const name of objectKeys(storage_key)) await app.photos.put(name, Buffer.from(`picture ${name}`));
  const { pool, photos } = app.deps;
  const secrets = new Map([["secret", Buffer.from("a key of the service")]]);
  const source = { pool, embedded: true, photos, objectKeys, secret_check: "same", secrets } as const;
  await writeBackup({ ...source, pictures: "included", now: app.deps.now() }, key, file);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function unpack(name: string): Promise<{ place: string; names: string[] }> {
  const parts: Buffer[] = [];
  for await (const part of plainTar(await openBackup(file, key), app.deps.fields)) parts.push(part);
  const place = path.join(folder, name);
  mkdirSync(place);
  writeFileSync(path.join(place, "all.tar"), Buffer.concat(parts));
  execFileSync("tar", ["-xf", "all.tar"], { cwd: place });
  return { place, names: readdirSync(place, { recursive: true }) as string[] };
}

describe("a backup in plain files", () => {
  test("holds every row of every table and every picture, with nothing encrypted but jobs", async () => {
    const { place, names } = await unpack("whole");
    const read = (name: string) => readFileSync(path.join(place, name), "utf8");
    const client = await app.deps.pool.connect();
    const tables = await tablesToCopy(client);
    const counts = new Map<string, number>();
    for (const { name } of tables) {
      const { rows } = await client.query(`select count(*)::int as count from ${name}`);
      counts.set(name.replaceAll('"', ""), rows[0].count);
    }
    client.release();
    expect(counts.size).toBeGreaterThan(30);
    for (const [table, count] of counts) {
      const chunks = names.filter((name) => name.startsWith(`rows/${table}/`));
      const lines = chunks.flatMap((name) => read(name).trim().split("\n"));
      expect([table, lines.length]).toEqual([table, count]);
      for (const line of lines) expect(JSON.parse(line)).toBeTypeOf("object");
    }
    expect(JSON.parse(read("backup.json"))).toMatchObject({
      made_at: app.deps.now().toISOString(),
      rows: Object.fromEntries(counts),
      pictures: app.photos.kept.size,
    });
    const pictures = names.filter((name) => name.startsWith("pictures/"));
    expect(pictures.map((name) => path.basename(name)).sort()).toEqual([...app.photos.kept.keys()].sort());
    for (const name of pictures) expect(read(name)).toBe(`picture ${path.basename(name)}`);
    const members = names
      .filter((name) => name.startsWith("rows/public.members/"))
      .map(read)
      .join("");
    expect(members).toContain(asha.phone_number);
    expect(names.map((name) => name).join()).toContain("README.txt");
    for (const name of names.filter((one) => one.endsWith(".jsonl")))
      expect(read(name)).not.toContain("a key of the service");
  });

  test("opens to nobody without BACKUP_KEY, and to nobody without FIELD_KEYS", async () => {
    await expect(openBackup(file, randomBytes(32))).rejects.toThrow("BACKUP_KEY is another");
    const { fieldKeys } = app.deps.config;
    const ring = [{ id: fieldKeys.ring[0].id, key: randomBytes(32) }] as const;
    const strangers = createFieldCipher({ ...fieldKeys, ring });
    const all = async () => {
      for await (const _part of plainTar(await openBackup(file, key), strangers));
    };
    await expect(all()).rejects.toThrow("FIELD_KEYS is not that of the backup");
  });
});
