import pg from "pg";
import type { Operation } from "../record.ts";
import { until } from "../run.ts";
import type { Cluster } from "./cluster.ts";

/** A list that the database itself keeps of every text that was written, so that an overwritten one is not forgotten. */
const tables = `create schema ledger;
  create table ledger.written (marker text not null);
  create table ledger.direct (marker text not null);
  create function ledger.note() returns trigger language plpgsql security definer as $$
    begin
      insert into ledger.written values (new.about_desired_partner);
      return null;
    end $$;
  create trigger note_written after update on preferences for each row
    when (new.about_desired_partner is distinct from old.about_desired_partner)
    execute function ledger.note();`;

export async function ask<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => undefined);
  await client.connect();
  return client
    .query<Row>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end().catch(() => undefined));
}

export const makeLedger = (url: string) => ask(url, tables);

export type Balance = { acknowledged: number; lost: number; twice: number };

/** Compares what was acknowledged with what the database lists. */
export async function balance(url: string, operations: readonly Operation[]): Promise<Balance> {
  const acknowledged = operations.filter(({ what, status }) => what === "preferences" && status === 200);
  const rows = await ask<{ marker: string; times: number }>(
    url,
    "select marker, count(*)::int as times from ledger.written group by marker",
  );
  const written = new Map(rows.map(({ marker, times }) => [marker, times]));
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter(({ marker }) => !written.has(marker)).length,
    twice: rows.filter(({ times }) => times > 1).length,
  };
}

/** Returns how many writes one machine has and another lacks, once all have replayed what is written now. */
export async function divergence(cluster: Cluster): Promise<number> {
  const read = () =>
    Promise.all(
      cluster.machines.map((machine) =>
        ask<{ marker: string }>(
          cluster.urlOf(machine),
          "select marker from ledger.written union all select marker from ledger.direct order by 1",
        ).then((rows) => rows.map(({ marker }) => marker)),
      ),
    );
  let [first = [], ...others] = await read();
  const agree = () => others.every((list) => list.join() === first.join());
  await until(
    async () => {
      [first = [], ...others] = await read();
      return agree();
    },
    20_000,
    500,
  );
  const all = [first, ...others].map((list) => new Set(list));
  const known = new Set(all.flatMap((list) => [...list]));
  return [...known].filter((marker) => all.some((list) => !list.has(marker))).length;
}

/**
 * Writes to one machine directly, past HAProxy, as a client would that does not know of a new primary. Returns what the
 * machine has acknowledged.
 */
export function writeDirectly(url: string, name: string): { stop(): Promise<string[]> } {
  const acknowledged: string[] = [];
  let stopping = false;
  const loop = (async () => {
    for (let n = 0; !stopping; n += 1) {
      const marker = `${name} ${n}`;
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: 2_000,
        query_timeout: 2_300,
      });
      client.on("error", () => undefined);
      try {
        await client.connect();
        await client.query("insert into ledger.direct values ($1)", [marker]);
        acknowledged.push(marker);
      } catch {
        // Refused, or nobody can tell.
      }
      await Promise.race([
        client.end().catch(() => undefined),
        new Promise((done) => setTimeout(done, 1_000)),
      ]);
      await new Promise((done) => setTimeout(done, 100));
    }
  })();
  return {
    stop: async () => {
      stopping = true;
      await loop;
      return acknowledged;
    },
  };
}
