import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import type pg from "pg";
import { replaced_suffix } from "../database/database-folder.ts";
import { runWorker } from "../database/embedded.ts";
import { lockFolder } from "../database/folder-lock.ts";
import { assemble, type Database } from "../database/open.ts";
import { embeddedPool, migrationPool } from "../database/pool.ts";
import { restore_mark } from "../database/restore-mark.ts";

/** The target of a restore is not empty. */
export class RestoreTargetError extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = "RestoreTargetError";
  }
}

/** A database without tables that no other process has open. */
export type FreshPlace = {
  database: Database;
  /** Makes the new database the current one. The caller closes its connections. */
  keep(): Promise<void>;
  /** Discards the new database. Has no effect after `keep`. */
  drop(): Promise<void>;
};

/** Creates an embedded database that will replace the one in `dir`, which stays unchanged until `keep`. */
export async function freshFolder(dir: string, replace: boolean): Promise<FreshPlace> {
  mkdirSync(path.dirname(dir), { recursive: true });
  const unlock = await lockFolder(dir);
  if (existsSync(dir) && !replace) {
    await unlock();
    throw new RestoreTargetError(
      `There is a database in ${dir} already. With --replace it is given up for the backup.`,
    );
  }
  const fresh = `${dir}.new-${randomBytes(4).toString("hex")}`;
  const running = await runWorker(fresh, (error) => {
    throw error;
  });
  const pool = embeddedPool(running.host, 4);
  const stop = async () => {
    await pool.end();
    await running.stop();
  };
  const database = assemble({ pool, embedded: true, end: stop });
  const end = async () => {
    await database.close();
    rmSync(fresh, { recursive: true, force: true });
    await unlock();
  };
  return {
    database,
    keep: async () => {
      await database.close();
      // No job removes files of this name: between the two renames it is the only complete database.
      const old = `${dir}${replaced_suffix}${randomBytes(4).toString("hex")}`;
      if (existsSync(dir)) renameSync(dir, old);
      renameSync(fresh, dir);
      removeReplaced(dir);
      await unlock();
    },
    drop: end,
  };
}

/** The restored database is in place, so the ones it replaced, now or in an interrupted run, are deleted. */
function removeReplaced(dir: string): void {
  const parent = path.dirname(dir);
  const prefix = `${path.basename(dir)}${replaced_suffix}`;
  for (const name of readdirSync(parent).filter((found) => found.startsWith(prefix)))
    rmSync(path.join(parent, name), { recursive: true, force: true });
}

/** Empties a database on a server. Our server does not start on it before `keep`. */
export async function freshServer(url: string, replace: boolean): Promise<FreshPlace> {
  const pool = migrationPool(url);
  const database = assemble({ pool, embedded: false, end: () => pool.end() });
  try {
    await refuseTaken(pool, replace);
    await pool.query(`create table if not exists ${restore_mark} (since timestamptz not null default now())`);
    await empty(pool);
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    database,
    keep: async () => void (await pool.query(`drop table ${restore_mark}`)),
    drop: () => database.close(),
  };
}

const ours = `n.nspname in ('public', 'graphile_worker') and not exists
  (select from pg_depend d where d.objid = o.oid and d.deptype = 'e')`;

async function refuseTaken(pool: pg.Pool, replace: boolean): Promise<void> {
  const { rows: servers } = await pool.query(
    `select from pg_stat_activity where datname = current_database() and application_name = 'sanjog'`,
  );
  if (servers.length > 0) {
    throw new RestoreTargetError(
      "A server of ours has the database of DATABASE_URL open. Stop that one first.",
    );
  }
  const { rows } = await pool.query(
    `select from pg_class o join pg_namespace n on n.oid = o.relnamespace where ${ours} and o.relkind = 'r' limit 1`,
  );
  if (rows.length > 0 && !replace) {
    throw new RestoreTargetError(
      "The database is not empty. With --replace what is in it is given up for the backup.",
    );
  }
}

async function empty(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ statement: string }>(
    `select format('drop table if exists %I.%I cascade', n.nspname, o.relname) as statement
     from pg_class o join pg_namespace n on n.oid = o.relnamespace
     where ${ours} and n.nspname = 'public' and o.relkind = 'r' and o.relname <> $1
     union all
     select format('drop function if exists %s cascade', o.oid::regprocedure)
     from pg_proc o join pg_namespace n on n.oid = o.pronamespace where ${ours} and n.nspname = 'public'`,
    [restore_mark],
  );
  for (const { statement } of rows) await pool.query(statement);
  await pool.query("drop schema if exists graphile_worker cascade");
}
