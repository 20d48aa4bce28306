import { sql } from "kysely";
import { AppError } from "../app-error.ts";
import type { Db } from "./open.ts";
import { lsnOf, type Replica, type ReplicaWatch, type WatchOptions, watchReplicas } from "./replica-watch.ts";
import { interruptionOf } from "./transaction-interruption.ts";

export type Replicas = {
  /**
   * Runs a search for a member on a replica that has the member's own last write, or on `primary` if there is none or it
   * fails. A replica may lag, so `confirm`, if given, checks what it found on the primary. `find` may run twice and must only read.
   */
  search<T>(
    primary: Db,
    member_id: string,
    find: (db: Db) => Promise<T>,
    confirm?: (found: T) => Promise<T>,
  ): Promise<T>;
  /** Notes that a member has just written something. Never throws. */
  noteWrite(member_id: string): Promise<void>;
  close(): Promise<void>;
};

/** For a database without replicas. */
export const no_replicas: Replicas = {
  search: (primary, _member_id, find) => find(primary),
  noteWrite: async () => undefined,
  close: async () => undefined,
};

export type ReplicaOptions = WatchOptions & {
  /** Called with each search: which database answered. */
  onSearch: (database: "replica" | "primary") => void;
};

/** Opens the replicas of a database. They are used once they are known to be replicas that lag little. */
export function openReplicas(options: ReplicaOptions): Replicas {
  const { db, log, onSearch } = options;
  const watch = watchReplicas(options);
  return {
    search: async (primary, member_id, find, confirm) => {
      const found = await searchReplica(watch, primary, member_id, find);
      onSearch(found ? "replica" : "primary");
      if (!found) return find(primary);
      return confirm ? confirm(found.result) : found.result;
    },
    noteWrite: (member_id) =>
      noteWrite(db, member_id).catch((err: unknown) =>
        log.warn({ err }, "a member's write could not be noted for the replicas"),
      ),
    close: () => watch.close(),
  };
}

/** Returns null if no replica answers. */
async function searchReplica<T>(
  watch: ReplicaWatch,
  primary: Db,
  member_id: string,
  find: (db: Db) => Promise<T>,
): Promise<{ result: T } | null> {
  if (!watch.isAnyUsable()) return null;
  const replica = watch.choose(await lastWrite(primary, member_id));
  if (!replica) return null;
  try {
    return { result: await find(replica.db) };
  } catch (error) {
    if (error instanceof AppError) throw error;
    giveUp(watch, replica, error);
    return null;
  }
}

function giveUp(watch: ReplicaWatch, replica: Replica, error: unknown): void {
  // A conflict with what the replica replays ends one statement and says nothing about the next one.
  if (interruptionOf(error) !== "conflict") watch.rest(replica, error);
}

async function lastWrite(primary: Db, member_id: string): Promise<bigint> {
  const { rows } = await sql<{ lsn: string }>`
    select lsn::text as lsn from own_writes where member_id = ${member_id}`.execute(primary);
  return rows[0] ? lsnOf(rows[0].lsn) : 0n;
}

/** The insert position includes the commit of every earlier statement, also where commits do not wait for the disk. */
async function noteWrite(db: Db, member_id: string): Promise<void> {
  await sql`insert into own_writes (member_id, lsn, written_at)
    values (${member_id}, pg_current_wal_insert_lsn(), clock_timestamp())
    on conflict (member_id) do update set lsn = excluded.lsn, written_at = excluded.written_at`.execute(db);
}
