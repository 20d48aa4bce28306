import { page_size } from "@sanjog/domain/paging";
import { sql } from "kysely";
import type { Database } from "../../apps/api/src/platform/database/open.ts";
import { refreshMatchCard } from "../../apps/api/src/suggestions/commands.ts";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";
import { type Shape, shapes } from "./shapes.ts";
import { type Spread, spreadOf, timed } from "./stats.ts";
import type { BenchViewer } from "./viewers.ts";

export type ShapeResult = { name: string; spread: Spread };

/** Makes what the other shapes keep, once for a community. */
export async function prepareShapes({ db }: Database): Promise<void> {
  for (const { name, prepare } of shapes) {
    const ready = `bench_ready_${name.toLowerCase().replaceAll(/\W+/g, "_")}`;
    const { rows } = await sql<{ there: string | null }>`select to_regclass(${ready}) as there`.execute(db);
    if (rows[0]?.there) continue;
    await prepare?.(db);
    await sql`create table ${sql.table(ready)} ()`.execute(db);
  }
}

/**
 * Every shape for every viewer, in turn, so that whatever else the machine does falls on all of them. Each is asked twice
 * and the second time counts: what is compared is the work, not whose pages the shape before has swept out of memory.
 */
export async function measureShapes(
  { db }: Database,
  viewers: readonly BenchViewer[],
  seconds: number,
  measured: readonly Shape[] = shapes,
): Promise<ShapeResult[]> {
  const now = new Date();
  const taken = new Map<string, number[]>(measured.map(({ name }) => [name, []]));
  const until = performance.now() + seconds * 1000;
  do {
    for (const { profile } of viewers) {
      for (const { name, search } of measured) {
        await search(db, profile, now);
        taken.get(name)?.push(await timed(() => search(db, profile, now)));
      }
    }
  } while (performance.now() < until);
  return [...taken].map(([name, each]) => ({ name, spread: spreadOf(each) }));
}

/** The first page again and again over so many connections; answers how many a second. */
export async function queryThroughput(
  { db }: Database,
  viewers: readonly BenchViewer[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const now = new Date();
  const began = performance.now();
  const until = began + seconds * 1000;
  let done = 0;
  const connection = async () => {
    while (performance.now() < until) {
      const viewer = viewers[done++ % viewers.length];
      if (viewer) await findSuggestions(db, viewer.profile, { page: 1, per_page: page_size }, now);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return (done * 1000) / (performance.now() - began);
}

/** A change of preferences with the match card that follows it, and the same without, in turn. */
export async function measureChange(
  { tx }: Database,
  viewers: readonly BenchViewer[],
  rounds: number,
): Promise<{ with_card: Spread; without: Spread }> {
  const taken = { with_card: [] as number[], without: [] as number[] };
  const change = (id: string, age_min: number, card: boolean) =>
    tx(async (open) => {
      await open
        .updateTable("preferences")
        .set({ age_min, updated_at: new Date() })
        .where("member_id", "=", id)
        .execute();
      if (card) await refreshMatchCard(open, id);
    });
  for (let round = 0; round < rounds; round += 1) {
    for (const { profile } of viewers) {
      const { id, wishes } = profile;
      taken.without.push(await timed(() => change(id, wishes.age_min, false)));
      taken.with_card.push(await timed(() => change(id, wishes.age_min, true)));
    }
  }
  return { with_card: spreadOf(taken.with_card), without: spreadOf(taken.without) };
}
