import { Kysely, PostgresDialect, sql } from "kysely";
import type { Log } from "../ports.ts";
import type { Db } from "./open.ts";
import { replicaPool } from "./pool.ts";
import type { Tables } from "./tables.ts";

/** A position in the write-ahead log, as PostgreSQL writes it: two hexadecimal numbers. */
export function lsnOf(text: string): bigint {
  const [high = "0", low = "0"] = text.split("/");
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

export type WatchOptions = {
  db: Db;
  log: Log;
  /** Called with each look at a replica: whether searches may go to it. */
  onLook: (replica: string, usable: boolean) => void;
  urls: readonly string[];
  /** New members appear late in a search on a replica that lags, so one that lags longer is not used. */
  most_lag_ms?: number | undefined;
};

/** What is known of one replica. */
export type Replica = {
  /** Its place in the setting, from 1. Logs and metrics name it by this. */
  number: string;
  db: Db;
  close(): Promise<void>;
  /** Null while it does not answer, or is no replica (any more). */
  replayed: bigint | null;
  /** Until when it is not asked, after a search failed on it. */
  rests_until: number;
};

export type ReplicaWatch = {
  isAnyUsable(): boolean;
  /** Returns a replica that lags little and has replayed the log up to a position, each in turn; null if there is none. */
  choose(position: bigint): Replica | null;
  /** Gives a replica on which a search failed some rest. */
  rest(replica: Replica, error: unknown): void;
  close(): Promise<void>;
};

const look_every_ms = 1_000;
const rest_ms = 5_000;
const usual_most_lag_ms = 30_000;

/** Where the log of the primary ended at a time. */
type Mark = { at: number; position: bigint };

/** Looks at the primary and the replicas every second. Does not keep the process alive. */
export function watchReplicas({
  db,
  urls,
  log,
  onLook,
  most_lag_ms = usual_most_lag_ms,
}: WatchOptions): ReplicaWatch {
  const replicas = urls.map((url, i) => openReplica(url, String(i + 1)));
  let marks: Mark[] = [];
  let turn = 0;
  let closed = false;
  let looking: Promise<unknown> = Promise.resolve();

  const isUsable = (replica: Replica): boolean => {
    const { replayed, rests_until } = replica;
    const now = performance.now();
    if (replayed === null || rests_until > now) return false;
    // A replica that has replayed a mark lacks nothing that was committed before it.
    const passed = marks.findLast(({ position }) => position <= replayed);
    return passed !== undefined && now - passed.at <= most_lag_ms;
  };
  const look = async () => {
    await Promise.all([markPrimary(), ...replicas.map(lookAt)]);
    for (const replica of replicas) onLook(replica.number, isUsable(replica));
  };
  const markPrimary = async () => {
    const at = performance.now();
    const position = await currentPosition(db).catch(() => null);
    if (position !== null) marks = [...marks.filter((mark) => at - mark.at <= most_lag_ms), { at, position }];
  };
  const lookAt = async (replica: Replica) => {
    const before = replica.replayed;
    replica.replayed = await replayedPosition(replica.db).catch(() => null);
    if ((before === null) !== (replica.replayed === null))
      log.warn({ replica: replica.number, answers: replica.replayed !== null }, "a replica came or went");
  };
  const loop = () => {
    if (closed) return;
    looking = look().then(() => void setTimeout(loop, look_every_ms).unref());
  };
  loop();
  return {
    isAnyUsable: () => replicas.some(isUsable),
    choose: (position) => {
      const usable = replicas.filter((one) => isUsable(one) && (one.replayed ?? 0n) >= position);
      turn += 1;
      return usable[turn % usable.length] ?? null;
    },
    rest: (replica, error) => {
      replica.rests_until = performance.now() + rest_ms;
      const { code, name } = error as { code?: string; name?: string };
      log.warn({ replica: replica.number, code: code ?? name }, "a search failed on a replica");
    },
    close: async () => {
      closed = true;
      await looking;
      await Promise.all(replicas.map((replica) => replica.close()));
    },
  };
}

function openReplica(url: string, number: string): Replica {
  const pool = replicaPool(url);
  const db: Db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { number, db, close: () => pool.end(), replayed: null, rests_until: 0 };
}

async function currentPosition(db: Db): Promise<bigint | null> {
  const { rows } = await sql<{ position: string }>`select pg_current_wal_lsn()::text as position`.execute(db);
  return rows[0] ? lsnOf(rows[0].position) : null;
}

/** Returns null for a server that is no replica, such as one that was promoted. */
async function replayedPosition(db: Db): Promise<bigint | null> {
  const { rows } = await sql<{ position: string | null }>`select case when pg_is_in_recovery()
    then pg_last_wal_replay_lsn()::text end as position`.execute(db);
  return rows[0]?.position ? lsnOf(rows[0].position) : null;
}
