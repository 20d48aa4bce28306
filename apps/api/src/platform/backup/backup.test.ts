import { randomBytes } from "node:crypto";
import { createReadStream, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createComplete, createMan } from "../../../test/support/families.ts";
import { type CopiedDatabase, copyTemplate } from "../../../test/support/template.ts";
import { createTestApp, type TestApp } from "../../../test/support/test-app.ts";
import { eraseAgain } from "../../account-lifecycle/commands/erase-members.ts";
import { erasedHash } from "../../account-lifecycle/erased-hash.ts";
import { areas } from "../../areas.ts";
import { objectKeys } from "../../photos/commands.ts";
import { migrate } from "../database/migrate.ts";
import { openDatabase } from "../database/open.ts";
import { enqueue } from "../jobs/outbox.ts";
import { decrypted } from "./encrypted-file.ts";
import { copyErasures, createErasureLedger, readErasures } from "./erasure-ledger.ts";
import { freshServer } from "./fresh-place.ts";
import { loadPictures, loadRows } from "./load-backup.ts";
import { type BackupRecord, readRecords, written } from "./records.ts";
import { backupName, rotate } from "./rotation.ts";
import { writeBackup } from "./write-backup.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-backup-"));
const file = path.join(folder, "of-today.backup");
const key = randomBytes(32);
const records = () => readRecords(decrypted(key, createReadStream(file)));
let app: TestApp;
let asha: string;

beforeAll(async () => {
  app = await createTestApp(areas);
  asha = (await createComplete(app, "Asha")).id;
  await createMan(app, "Balbir");
  const pictures = await app.deps.db.selectFrom("pictures").select("storage_key").execute();
  for (const { storage_key } of pictures)
    for (const name of objectKeys(storage_key)) await app.photos.put(name, Buffer.from(name));
  await app.deps.tx((tx) =>
    enqueue(app.deps, tx, { kind: "mail", to: "asha@example.com", subject: "ਸਤਿ", text: "1" }),
  );
  await sql`insert into audit_log (at, who, action, why) values (now(), 'Gurmeet', 'member', 'a look')`.execute(
    app.deps.db,
  );
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function backUp(to = file) {
  const { pool, photos } = app.deps;
  const secrets = new Map([["secret", Buffer.from("of the house")]]);
  const source = { pool, embedded: true, photos, objectKeys, secret_check: "same", secrets } as const;
  return writeBackup({ ...source, pictures: "included", now: app.deps.now() }, key, to);
}

async function onACopy(work: (copy: CopiedDatabase) => Promise<void>) {
  const copy = await copyTemplate(inject("template"));
  await work(copy).finally(() => copy.remove());
}

async function load({ database }: CopiedDatabase, from: AsyncIterable<BackupRecord> = records()) {
  const client = await database.pool.connect();
  return loadRows(client, from).finally(() => client.release());
}

test("L4: what is restored is what was saved, to the last row, and nothing in the file can be read", async () => {
  const report = await backUp();
  expect(report).toMatchObject({ gone: 0, pictures: 6 });
  const bytes = readFileSync(file);
  for (const word of ["Fond of books", "canal", "example.com", "members", "of the house"]) {
    expect(bytes.includes(word)).toBe(false);
  }
  await onACopy(async (copy) => {
    expect(await load(copy)).toBe(report.rows);
    const { db } = copy.database;
    const members = () => app.deps.db.selectFrom("members").selectAll().orderBy("id").execute();
    expect(await db.selectFrom("members").selectAll().orderBy("id").execute()).toEqual(await members());
    const jobs = await sql<{ n: number }>`select count(*)::int as n from graphile_worker.jobs`.execute(db);
    expect(jobs.rows[0]?.n).toBe(1);
    // The sequences continue, and the tables' constraints are active again.
    await sql`insert into audit_log (at, who, action, why) values (now(), 'Gurmeet', 'member', 'another')`.execute(
      db,
    );
    await expect(sql`delete from audit_log`.execute(db)).rejects.toThrow("only ever added to");
    await expect(sql`delete from members`.execute(db)).resolves.toBeDefined();
    expect(await db.selectFrom("personal_details").select("member_id").execute()).toEqual([]);
  });
});

test("rows that do not come back as they were are refused, and the tables stay as they were", async () => {
  async function* withoutARow() {
    for await (const record of records()) {
      const { head } = record;
      if (!(head.kind === "rows" && head.table === "public.family_details")) yield record;
    }
  }
  await onACopy(async (copy) => {
    await expect(load(copy, withoutARow())).rejects.toThrow("is not what was saved");
    expect(await copy.database.db.selectFrom("members").select("id").execute()).toEqual([]);
  });
});

test("a server's database is given up only when that was asked, and no server starts on half a restore", async () => {
  // The embedded database is restored as a whole folder, which the test of the commands covers.
  if (inject("template").kind === "folder") return;
  await onACopy(async ({ database }) => {
    const url = String(database.direct.options.connectionString);
    await database.close();
    await expect(freshServer(url, false)).rejects.toThrow("is not empty");
    const place = await freshServer(url, true);
    await expect(openDatabase({ url, dir: "" })).rejects.toThrow("did not come to its end");
    await migrate(place.database.pool);
    const client = await place.database.pool.connect();
    expect(await loadRows(client, records()).finally(() => client.release())).toBeGreaterThan(10);
    await place.keep();
    await place.database.close();
    const again = await openDatabase({ url, dir: "" });
    expect(await again.db.selectFrom("members").select("id").execute()).toHaveLength(2);
    await expect(freshServer(url, true)).rejects.toThrow("Stop that one first");
    await again.close();
  });
});

test("a picture that is taken down while the copy is made is told as gone", async () => {
  const [name = ""] = app.photos.kept.keys();
  const bytes = app.photos.kept.get(name) ?? Buffer.alloc(0);
  app.photos.kept.delete(name);
  const other = path.join(folder, "other.backup");
  expect(await backUp(other)).toMatchObject({ gone: 1, pictures: 3 });
  app.photos.kept.set(name, bytes);
});

test("pictures come back where they are missing and are left alone where they are", async () => {
  const before = new Map(app.photos.kept);
  const [first = "", second = ""] = before.keys();
  app.photos.kept.delete(first);
  app.photos.kept.set(second, Buffer.from("as it is"));
  expect(await loadPictures(app.photos, records())).toMatchObject({
    put: 1,
    kept: 5,
    missing: 0,
    gone: [],
  });
  expect(app.photos.kept.get(first)).toEqual(before.get(first));
  expect(app.photos.kept.get(second)?.toString()).toBe("as it is");
});

test("L4: who was erased after the backup is erased again", async () => {
  const ledger = path.join(folder, "ledger.log");
  const erased_at = new Date("2026-11-20T10:00:00Z");
  await createErasureLedger(ledger).add([{ member_hash: erasedHash(app.deps.config, asha), erased_at }]);
  await onACopy(async (copy) => {
    await load(copy);
    const deps = { ...app.deps, db: copy.database.db, tx: copy.database.tx, pool: copy.database.pool };
    expect(await eraseAgain(deps, await readErasures(ledger))).toBe(1);
    const left = await deps.db.selectFrom("personal_details").select("firstname").execute();
    expect(left).toEqual([{ firstname: "Balbir" }]);
    const encrypted = await deps.db.selectFrom("erased_members").select("erased_at").execute();
    expect(encrypted).toEqual([{ erased_at }]);
  });
});

test("the ledger of erasures is only added to, survives a torn line, and is copied without what is a year old", async () => {
  const ledger = path.join(folder, "torn.log");
  const erasure = (day: string) => ({ member_hash: randomBytes(32), erased_at: new Date(day) });
  const [old, fresh] = [erasure("2025-01-01"), erasure("2026-11-01")];
  writeFileSync(ledger, "2026-11-01T00:00:00.000Z 12ab");
  await createErasureLedger(ledger).add([old]);
  await createErasureLedger(ledger).add([old, fresh]);
  expect(await readErasures(ledger)).toEqual([old, fresh]);
  const copy = path.join(folder, "copy.log");
  expect(await copyErasures(copy, await readErasures(ledger), new Date("2026-01-01"))).toBe(1);
  expect(await readErasures(copy)).toEqual([fresh]);
});

test("L4: backups older than their days go, the newest never", async () => {
  const place = mkdtempSync(path.join(folder, "kept-"));
  const days = ["2026-09-01", "2026-10-16", "2026-10-18", "2026-11-20"].map((day) => new Date(day));
  for (const day of days) writeFileSync(path.join(place, backupName(day)), "");
  writeFileSync(path.join(place, "mine.txt"), "");
  await rotate(place, 35, new Date("2026-11-21"));
  expect(readdirSync(place)).toEqual(["mine.txt", ...days.slice(2).map(backupName)]);
  await rotate(place, 35, new Date("2028-01-01"));
  expect(readdirSync(place)).toEqual(["mine.txt", backupName(days[3] ?? new Date(0))]);
});

test("a clock that is a year ahead costs two old backups with each new one, and not all", async () => {
  const place = mkdtempSync(path.join(folder, "jumped-"));
  for (let n = 1; n <= 30; n += 1)
    writeFileSync(path.join(place, backupName(new Date(`2026-11-${String(n).padStart(2, "0")}`))), "");
  await rotate(place, 35, new Date("2027-11-30"));
  expect(readdirSync(place)).toHaveLength(28);
  expect(readdirSync(place)).not.toContain(backupName(new Date("2026-11-02")));
});

test("records that end without an ending are refused", async () => {
  async function* torn() {
    yield written({ kind: "secret", name: "one" }, Buffer.from("1"));
  }
  const read = async () => {
    for await (const { head } of readRecords(torn())) expect(head.kind).toBe("secret");
  };
  await expect(read()).rejects.toThrow("its end is missing");
});
