import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { migrationNames } from "../../apps/api/src/platform/database/migrate.ts";
import { startPostgres } from "../../apps/api/test/support/postgres-server.ts";
import { type Fault, highest, ms, type Outcome, pause, randomOf, type Settings } from "./run.ts";
import { type Kind, placeAt, type TestServer } from "./test-server.ts";

const kinds: readonly Kind[] = ["embedded", "server"];

/** Kills the server during its first start; the next start must begin again without an error. */
export const begin: Fault = {
  does: "kill -9 of a first start, while the database is made and migrated, on both databases",
  cycles: 20,
  async run(settings) {
    const outcome: Outcome = { lines: [], violations: [], operations: 0 };
    for (const kind of kinds) await beginOn(kind, settings, outcome);
    return outcome;
  },
};

async function beginOn(kind: Kind, { cycles, seed, say }: Settings, outcome: Outcome): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-begin-"));
  // The database server runs as a user of its own.
  chmodSync(folder, 0o755);
  const postgres =
    kind === "server" ? await startPostgres({ folder: path.join(folder, "server"), settings: {} }) : null;
  if (kind === "server" && !postgres) return void outcome.lines.push("server: not run: no PostgreSQL");
  const random = randomOf(seed, `begin ${kind}`);
  const seen = new Map<string, number>();
  const ready: number[] = [];
  try {
    const alone = await timeAlone(await emptyPlace(folder, 0, postgres?.url));
    for (let cycle = 1; cycle <= cycles; cycle += 1) {
      const place = await emptyPlace(folder, cycle, postgres?.url);
      const starting = place.start().catch(() => 0);
      await pause(random() * alone);
      await place.kill();
      await starting;
      const stood = await stateOf(place);
      seen.set(stood, (seen.get(stood) ?? 0) + 1);
      ready.push(await place.start());
      await place.stop();
      outcome.violations.push(
        ...(await whatIsMissing(place)).map((missing) => `${kind} ${cycle}: ${missing}`),
      );
      outcome.operations += 1;
      await place.remove();
    }
    const stood = [...seen].map(([state, count]) => `${count} × ${state}`).join(", ");
    outcome.lines.push(
      `${kind}: ${cycles} first starts killed within ${ms(alone)} (${stood}); the next was ready after ${highest(ready)} ms at most`,
    );
    say(outcome.lines.at(-1) ?? "");
  } finally {
    await postgres?.stop().catch(() => undefined);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function emptyPlace(folder: string, n: number, url: string | undefined): Promise<TestServer> {
  const dataDir = path.join(folder, `place-${n}`, "data");
  const env: Record<string, string> = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, LOG_LEVEL: "error" };
  if (url) {
    const own = new URL(url);
    own.pathname = `/begin_${n}`;
    await ask(url, `create database begin_${n}`);
    env.DATABASE_URL = own.href;
  }
  return placeAt(dataDir, env);
}

async function timeAlone(place: TestServer): Promise<number> {
  const took = await place.start();
  await place.stop();
  await place.remove();
  return took;
}

async function ask<Row extends object>(url: string, query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client
    .query<Row>(query)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Describes how far the killed start had come. */
async function stateOf({ dataDir, env }: TestServer): Promise<string> {
  if (!env.DATABASE_URL) {
    const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
    if (names.includes("database")) return "with a database";
    return names.some((name) => name.includes(".new-")) ? "while it was made" : "before there was one";
  }
  const [row] = await ask<{ made: boolean }>(
    env.DATABASE_URL,
    "select to_regclass('kysely_migration') is not null as made",
  );
  if (!row?.made) return "before it was migrated";
  const [{ count = 0 } = {}] = await ask<{ count: number }>(
    env.DATABASE_URL,
    "select count(*)::int as count from kysely_migration",
  );
  return count === 0
    ? "while it was migrated"
    : count === migrationNames().length
      ? "migrated"
      : "HALF MIGRATED";
}

async function whatIsMissing(place: TestServer): Promise<string[]> {
  const left = readdirSync(place.dataDir).filter((name) => name.includes(".new-"));
  const done = await place.inside(({ deps }) =>
    sql<{ name: string }>`select name from kysely_migration order by name`.execute(deps.db),
  );
  return [
    ...left.map((name) => `${name} was left`),
    ...(String(done.rows.map(({ name }) => name)) === String(migrationNames())
      ? []
      : ["not wholly migrated"]),
  ];
}
