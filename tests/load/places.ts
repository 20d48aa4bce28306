import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { readConfig } from "../../apps/api/src/platform/config/config.ts";
import { createFieldCipher } from "../../apps/api/src/platform/crypto/field-cipher.ts";
import { createPasswords } from "../../apps/api/src/platform/crypto/passwords.ts";
import { type Database, joinDatabase, openDatabase } from "../../apps/api/src/platform/database/open.ts";
import { startPostgres } from "../../apps/api/test/support/postgres-server.ts";
import { bench_password, fillCommunity } from "./fill.ts";

export const kinds = ["server", "embedded"] as const;
export type Kind = (typeof kinds)[number];

/** A community to be measured: the place of its database. */
export type Place = { kind: Kind; members: number; url: string | null; dataDir: string };

/** Databases of a gigabyte and more that PostgreSQL's user must reach, so not below a home directory. */
const folder = path.resolve(process.env.BENCH_DIR || path.join(tmpdir(), "sanjog-bench"));

export type Server = { url: string; stop(): Promise<void> };

/** The server of BENCH_DATABASE_URL, or the machine's PostgreSQL with a folder of the benchmark; null without one. */
export async function openServer(): Promise<Server | null> {
  const own = process.env.BENCH_DATABASE_URL;
  if (own) return { url: own, stop: async () => undefined };
  mkdirSync(folder, { recursive: true });
  return startPostgres({
    folder: path.join(folder, "server"),
    // The usual settings of a small server; commits reach the disk as in production.
    settings: {
      fsync: "on",
      shared_buffers: "1GB",
      effective_cache_size: "3GB",
      work_mem: "16MB",
      maintenance_work_mem: "256MB",
      random_page_cost: "1.1",
      max_wal_size: "4GB",
    },
  });
}

export async function placeOf(kind: Kind, members: number, server: Server | null): Promise<Place> {
  const dataDir = path.join(folder, `${kind}-${members}`);
  mkdirSync(dataDir, { recursive: true });
  if (kind === "embedded") return { kind, members, url: null, dataDir };
  if (!server) throw new Error("there is no PostgreSQL server here; --on embedded does without");
  const url = new URL(server.url);
  url.pathname = `/sanjog_bench_${members}`;
  return { kind, members, url: url.href, dataDir };
}

const madeFile = ({ dataDir }: Place) => path.join(dataDir, "made");
export const isMade = (place: Place) => existsSync(madeFile(place));

/** The keys that the server will use. */
const fieldsOf = ({ dataDir }: Pick<Place, "dataDir">) =>
  createFieldCipher(readConfig({ DATA_DIR: dataDir }).fieldKeys);

export async function openPlace({ url, dataDir }: Place): Promise<Database> {
  const fields = fieldsOf({ dataDir });
  const database = await openDatabase({ url, dir: path.join(dataDir, "database"), fields });
  // A slow statement is measured here instead of being cancelled.
  Object.assign(database.pool.options, { statement_timeout: 0, query_timeout: 0, lock_timeout: 0 });
  return database;
}

/** Opens the database of a community while a server of the benchmark has it open. */
export function joinPlace({ url, dataDir }: Place): Promise<Database> {
  return joinDatabase({ url, dir: path.join(dataDir, "database"), fields: fieldsOf({ dataDir }) });
}

/** Generates the community again. */
export async function makePlace(
  place: Place,
  server: Server | null,
  say: (text: string) => void,
): Promise<void> {
  rmSync(madeFile(place), { force: true });
  if (place.url === null) rmSync(path.join(place.dataDir, "database"), { recursive: true, force: true });
  else await recreate(server, new URL(place.url).pathname.slice(1));
  const database = await openPlace(place);
  try {
    await fillCommunity(
      database,
      fieldsOf(place),
      place.members,
      await createPasswords().hash(bench_password),
      say,
    );
  } finally {
    await database.close();
  }
  writeFileSync(madeFile(place), "");
}

async function recreate(server: Server | null, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: server?.url });
  await client.connect();
  try {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
}
