import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import sharp from "sharp";
import { objectKeys } from "../../apps/api/src/photos/commands.ts";
import type { LiveDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import { makePlace } from "../load/places.ts";
import { type House, placeAt } from "../resilience/house.ts";
import { ms, type Outcome } from "../resilience/run.ts";
import { backup_main, rto_limit_ms } from "./drill.ts";

/** The disk is to be asked as often as in earnest, not to hold as much. */
const file_bytes = 8_000;

export type LargeSettings = { members: number; pictures: number; say(text: string): void };

/** A community as large as a house should bear is restored: how long nobody is served. */
export async function drillLarge({ members, pictures, say }: LargeSettings): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-large-"));
  const dataDir = path.join(folder, "data");
  const env = {
    PATH: process.env.PATH ?? "",
    LOG_LEVEL: "error",
    BACKUP_KEY: randomBytes(32).toString("base64"),
  };
  const lines: string[] = [];
  const violations: string[] = [];
  const tell = (line: string) => {
    lines.push(line);
    say(line);
  };
  try {
    mkdirSync(dataDir);
    say(`making ${members} members and ${pictures} pictures`);
    await makePlace({ kind: "embedded", members, url: null, dataDir }, null, say);
    const house = placeAt(dataDir, { ...env, DATA_DIR: dataDir });
    await house.inside((live) => hangPictures(live, dataDir, pictures));
    const backups = path.join(folder, "house.backup");
    const backup = await timed(() => house.run(backup_main, ["backup", "--to", backups]));
    tell(`${backup.said.replaceAll(folder, "…")} (${ms(backup.took)})`);
    // The disaster.
    rmSync(dataDir, { recursive: true, force: true });
    const again = placeAt(path.join(folder, "again"), { ...env, DATA_DIR: path.join(folder, "again") });
    const restore = await timed(() => again.run(backup_main, ["restore", "--from", backups]));
    tell(`${restore.said.replaceAll("\n", " ").replaceAll(folder, "…")} (${ms(restore.took)})`);
    if (backup.code !== 0 || restore.code !== 0) violations.push("the backup or the restore failed");
    else violations.push(...(await isServed(again, members, pictures, restore.took, tell)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { lines, violations, operations: 0 };
}

async function isServed(
  again: House,
  members: number,
  pictures: number,
  restore_ms: number,
  tell: (line: string) => void,
): Promise<string[]> {
  const rto_ms = restore_ms + (await again.start());
  const ready = await fetch(`${again.base()}/health/ready`);
  await again.stop();
  const counted = await again.inside(({ deps }) =>
    sql<{ members: number; pictures: number }>`select (select count(*)::int from members) as members,
      (select count(*)::int from pictures) as pictures`.execute(deps.db),
  );
  const [found] = counted.rows;
  tell(`RTO ${ms(rto_ms)}: restored, started, ready; ${found?.members} members, ${found?.pictures} pictures`);
  return [
    ...(ready.status === 200 ? [] : [`the server was not ready (${ready.status})`]),
    ...(found?.members === members && found.pictures === pictures ? [] : ["members or pictures are missing"]),
    ...(rto_ms > rto_limit_ms ? [`served again only after ${ms(rto_ms)}`] : []),
  ];
}

async function timed(work: () => ReturnType<House["run"]>) {
  const began = performance.now();
  const done = await work();
  return { ...done, took: performance.now() - began };
}

/** So many pictures in all, members by turns; every file holds the same small one. */
async function hangPictures({ deps: { db } }: LiveDeps, dataDir: string, count: number): Promise<void> {
  await sql`delete from pictures`.execute(db);
  await sql`insert into pictures (id, member_id, kind, storage_key, created_at)
    select md5('id ' || n), m.id, case when (n - 1) / t.total = 0 then 'profile' else 'gallery' end,
      md5('key ' || n), now()
    from (select id, row_number() over (order by id) as place from members) m, (select count(*) as total from members) t,
      generate_series(m.place, ${count}, t.total) as n`.execute(db);
  const { rows } = await sql<{ storage_key: string }>`select storage_key from pictures`.execute(db);
  const small = sharp({ create: { width: 120, height: 120, channels: 3, background: "#a60" } });
  const bytes = Buffer.concat([await small.jpeg().toBuffer(), Buffer.alloc(file_bytes)]);
  for (const key of rows.flatMap(({ storage_key }) => objectKeys(storage_key))) {
    const place = path.join(dataDir, "photos", key.slice(0, 2));
    mkdirSync(place, { recursive: true });
    writeFileSync(path.join(place, key), bytes);
  }
}
