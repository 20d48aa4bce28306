import { sql } from "kysely";
import pg from "pg";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";
import { openPlace, type Place, type Server } from "./places.ts";
import { cpuTime } from "./processes.ts";
import { type Spread, spreadOf } from "./stats.ts";
import { pickViewers } from "./viewers.ts";

export type SearchCost = Spread & { cards: number; cpu_ms: number; megabytes: number };

const viewers_count = 40;
const rounds = 3;

/**
 * Measures the first page's search alone among `times` as many cards as a community has, in a copy of its database. Each
 * card is copied with another id, a birthday up to half a year away and another place in the order. The copies have no
 * members, so nothing but the search can use this database.
 */
export async function measureSearch(
  place: Place,
  server: Server,
  postmaster: number,
  times: number,
  say: (text: string) => void,
): Promise<SearchCost> {
  const name = `sanjog_bench_cards_${place.members * times}`;
  const url = new URL(String(place.url));
  const original = url.pathname.slice(1);
  await onServer(server, `drop database if exists ${name} with (force)`);
  await onServer(server, `create database ${name} template ${original}`);
  url.pathname = `/${name}`;
  const copy = await openPlace({ ...place, url: url.href });
  try {
    for (const table of ["match_cards_female", "match_cards_male"]) {
      say(`${table}: ${times} times as many cards`);
      await multiply(copy.db, table, times);
    }
    const viewers = await pickViewers(copy, viewers_count);
    const now = new Date();
    const searchAll = async () => {
      const each_ms: number[] = [];
      for (const { profile } of viewers) {
        const began = performance.now();
        await findSuggestions(copy.db, profile, { page: 1, per_page: 8 }, now);
        each_ms.push(performance.now() - began);
      }
      return each_ms;
    };
    await searchAll();
    const before = cpuTime(postmaster);
    const each_ms: number[] = [];
    for (let round = 0; round < rounds; round += 1) each_ms.push(...(await searchAll()));
    const cpu_ms = (cpuTime(postmaster) - before) / each_ms.length;
    return {
      cards: place.members * times,
      cpu_ms,
      megabytes: await cardsSize(copy.db),
      ...spreadOf(each_ms),
    };
  } finally {
    await copy.close();
    await onServer(server, `drop database ${name} with (force)`);
  }
}

type Db = Awaited<ReturnType<typeof openPlace>>["db"];

async function multiply(db: Db, table: string, times: number): Promise<void> {
  const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
    where table_name = ${table} and column_name not in ('member_id', 'born_on_day', 'shuffle_key')
    order by ordinal_position`.execute(db);
  const same = sql.join(rows.map(({ name }) => sql.ref(name)));
  await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(`${table}_member_id_fkey`)}`.execute(
    db,
  );
  await sql`insert into ${sql.table(table)} (member_id, born_on_day, shuffle_key, ${same})
    select md5(member_id || turn), born_on_day + (random() * 365)::integer - 182, hashtext(member_id || turn), ${same}
    from ${sql.table(table)}, generate_series(2, ${times}) as turn`.execute(db);
  for (const statement of ["cluster", "vacuum analyze"])
    await sql`${sql.raw(statement)} ${sql.table(table)}`.execute(db);
}

async function cardsSize(db: Db): Promise<number> {
  const { rows } = await sql<{ megabytes: number }>`select (pg_total_relation_size('match_cards_female')
    + pg_total_relation_size('match_cards_male'))::float8 / 1048576 as megabytes`.execute(db);
  return rows[0]?.megabytes ?? 0;
}

async function onServer({ url }: Server, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
