import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { eraseMembers } from "../../apps/api/src/account-lifecycle/commands/erase-members.ts";
import { onEmbedded, type Scene } from "../resilience/inside-server.ts";
import { lookFromOutside, lookInside } from "../resilience/look-over.ts";
import { picture } from "../resilience/people.ts";
import { createRecord, type Operation } from "../resilience/record.ts";
import { ms, type Outcome, pause, randomOf } from "../resilience/run.ts";
import { type Kind, placeAt, type TestServer } from "../resilience/test-server.ts";
import { startWriting } from "../resilience/writers.ts";

export const backup_main = "apps/api/src/backup-main.ts";
export const rto_limit_ms = 600_000;
const clients = 20;

export type DrillSettings = { members: number; seed: number; say(text: string): void };

/** Makes a backup during writes, simulates a loss, restores elsewhere, starts the server there and checks its data. */
export const restoreTestOn = (kind: Kind, settings: DrillSettings): Promise<Outcome> =>
  onEmbedded({ on: kind, members: settings.members }, settings, (scene) => drill(scene, kind, settings));

async function drill(scene: Scene, kind: Kind, { members, seed, say }: DrillSettings): Promise<void> {
  const { app, record, violations } = scene;
  const backups = path.join(app.dataDir, "..", "backups");
  await app.start();
  const image = await picture(80_000);
  const options = { clients, pause_ms: 300, image };
  const writing = startWriting(record, app, options, randomOf(seed, "drill"));
  await pause(3_000);
  const begun_at = Date.now();
  const backup = await app.run(backup_main, ["backup", "--to", `${backups}/`]);
  const backup_ms = Date.now() - begun_at;
  say(backup.said);
  const during = record.operations.filter(({ at }) => at >= begun_at);
  await pause(2_000);
  await writing.stop();
  await app.stop();
  const erased = app.members[0];
  if (erased) await app.inside((live) => erase(live.deps, erased.id));
  const lost = record.operations.filter(
    ({ at, status }) => at >= begun_at + backup_ms && status === 200,
  ).length;

  const again = await elsewhere(app, kind);
  const file = readdirSync(backups).find((name) => name.endsWith(".backup")) ?? "";
  const ledger = path.join(app.dataDir, "erased-members.log");
  const restored_from = Date.now();
  const from = ["--from", path.join(backups, file), "--erased", ledger];
  const restore = await again.run(backup_main, ["restore", ...from]);
  say(restore.said);
  const restore_ms = Date.now() - restored_from;
  if (backup.code !== 0 || restore.code !== 0) violations.push("the backup or the restore failed");
  else violations.push(...(await lookAround(again, app, record.operations, begun_at)));
  const rto_ms = Date.now() - restored_from;
  if (rto_ms > rto_limit_ms) violations.push(`served again only after ${ms(rto_ms)}`);
  const slowest = Math.max(0, ...during.map((operation) => operation.ms));
  scene.lines.push(
    `${kind}: ${backup.said}`,
    `${kind}: ${during.length} requests while it was made, the slowest answered after ${ms(slowest)}`,
    `${kind}: ${restore.said.replaceAll("\n", " ").replaceAll(path.dirname(app.dataDir), "…")}`,
    `${kind}: RTO ${ms(rto_ms)} (restore ${ms(restore_ms)}, then started and looked at), RPO: what was written since the backup began, here ${lost} writes`,
    `${kind}: ${members} members, of whom one was erased after the backup and stayed erased`,
  );
  await again.remove();
}

type Deps = Parameters<typeof eraseMembers>[0];

async function erase(deps: Deps, id: string): Promise<void> {
  await sql`update members set deletion_requested_at = now() - interval '31 days' where id = ${id}`.execute(
    deps.db,
  );
  await eraseMembers(deps);
}

/** Creates an empty data folder with the same keys. */
async function elsewhere(app: TestServer, kind: Kind): Promise<TestServer> {
  const dataDir = path.join(app.dataDir, "..", "again");
  const env: Record<string, string> = { ...app.env, DATA_DIR: dataDir };
  if (kind === "server" && app.postgres) {
    const client = new pg.Client({ connectionString: app.postgres.url });
    await client.connect();
    await client.query("create database again").finally(() => client.end());
    const url = new URL(app.postgres.url);
    url.pathname = "/again";
    env.DATABASE_URL = url.href;
  }
  return placeAt(dataDir, env);
}

async function lookAround(
  again: TestServer,
  before: TestServer,
  operations: readonly Operation[],
  begun_at: number,
): Promise<string[]> {
  const violations: string[] = [];
  await again.start();
  const record = createRecord(5);
  const status = async (n: number) => {
    const { operation } = await record.send(again.base(), before.members[n] ?? null, {
      path: "/backend/api/user/friends",
    });
    return operation.status;
  };
  if ((await status(1)) !== 200) violations.push("a login of before the backup is void");
  if ((await status(0)) !== 401) violations.push("the login of one who was erased opens");
  const { code } = await again.stop();
  if (code !== 0) violations.push(`the server ended with ${code}`);
  const erased = before.members[0]?.id ?? "";
  const { rows } = await again.inside(({ deps }) =>
    sql`select from members where id = ${erased}`.execute(deps.db),
  );
  if (rows.length > 0) violations.push("one who was erased is back");
  again.members = before.members;
  // Erased members have no rows in which a text could be missing.
  const others = operations.filter(({ who }) => who !== erased);
  const { violations: broken, cells } = await lookInside(again, others, 1, begun_at);
  violations.push(...broken, ...(await lookFromOutside(again, record, cells)));
  record.close();
  if (!existsSync(path.join(again.dataDir, "erased-members.log")))
    violations.push("the ledger was not carried on");
  return violations;
}
