import path from "node:path";
import { createDiskPhotos } from "../../apps/api/src/platform/adapters/disk-photos.ts";
import type { Database } from "../../apps/api/src/platform/database/open.ts";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";
import {
  type Alone,
  type Journey,
  measureBusy,
  measureDoors,
  measurePages,
  type Throughput,
  warmUp,
} from "./measure-http.ts";
import {
  measureChange,
  measureShapes,
  prepareShapes,
  queryThroughput,
  type ShapeResult,
} from "./measure-queries.ts";
import { joinPlace, openPlace, type Place } from "./places.ts";
import { type Memory, serveProduct } from "./processes.ts";
import type { Spread } from "./stats.ts";
import { type BenchViewer, pickViewers } from "./viewers.ts";

/** Everything that was measured on one community. */
export type Measured = {
  kind: Place["kind"];
  members: number;
  viewers: { count: number; fewest: number; most: number; middle: number };
  /** Our query alone, for all the viewers for whom the pages are measured and in turn with them. */
  query: Spread;
  /** How much longer a first page takes than its query, viewer by viewer. */
  beside: Spread;
  shapes: ShapeResult[];
  queries_a_second: number;
  change: { with_card: Spread; without: Spread };
  pages: Record<Journey, Spread>;
  bytes: number;
  busy: Throughput[];
  doors: Throughput[];
  memory: { rest: Memory; busy: Memory };
};

export type Plan = { seconds: number; say(text: string): void };

/** Enough different people for a 95th percentile. */
const viewers_count = 40;
/** The slowest shape takes seconds for each of them in a large community: there every fourth asks it. */
const shapeViewers = (viewers: readonly BenchViewer[], members: number) =>
  members < 50_000 ? viewers : viewers.filter((_, at) => at % 4 === 0);
const picture_bytes = 50_000;

export async function measurePlace(place: Place, { seconds, say }: Plan): Promise<Measured> {
  const name = `${place.kind} ${place.members}`;
  const database = await openPlace(place);
  let asked: Awaited<ReturnType<typeof measureDatabase>>;
  try {
    say(`${name}: preparing the other shapes`);
    await prepareShapes(database);
    const viewers = await pickViewers(database, viewers_count);
    say(`${name}: queries`);
    asked = await measureDatabase(database, place, viewers, seconds);
  } finally {
    await database.close();
  }
  say(`${name}: over HTTP`);
  const product = await serveProduct(place);
  const joined = await joinPlace(place);
  const alone: Alone = {
    query: ({ profile }) => findSuggestions(joined.db, profile, { page: 1, per_page: 8 }, new Date()),
    queries: (viewers, connections, length) =>
      queryThroughput(joined, viewers, { connections, seconds: length }),
  };
  await warmUp(product, asked.viewers, seconds);
  const rest = await product.memory();
  const pages = await measurePages(product, asked.viewers, alone, seconds);
  const busy = await measureBusy(product, asked.viewers, alone, { bytes: pages.bytes, seconds });
  await joined.close();
  const memory = { rest, busy: await product.memory() };
  await product.stop();
  say(`${name}: the other doors, on one core`);
  const pinned = await serveProduct(place, 0);
  const doors = await measureDoors(pinned, asked.viewers, asked.targets, seconds / 2);
  await pinned.stop();
  const totals = asked.viewers.map(({ total }) => total);
  const { shapes: compared, change } = asked;
  return {
    kind: place.kind,
    members: place.members,
    viewers: {
      count: totals.length,
      fewest: Math.min(...totals),
      most: Math.max(...totals),
      middle: totals[Math.floor(totals.length / 2)] ?? 0,
    },
    shapes: compared,
    change,
    ...pages,
    ...busy,
    doors,
    memory,
  };
}

async function measureDatabase(database: Database, place: Place, viewers: BenchViewer[], seconds: number) {
  const compared = await measureShapes(database, shapeViewers(viewers, place.members), seconds);
  const change = await measureChange(database, viewers, 3);
  const targets = await findTargets(database, place, viewers);
  return { viewers, shapes: compared, change, targets };
}

/** Whom to look at, with pictures in the store, and who logs in. */
async function findTargets({ db }: Database, { dataDir }: Place, viewers: readonly BenchViewer[]) {
  const looker = viewers.reduce((best, next) => (next.total > best.total ? next : best));
  const { ids } = await findSuggestions(db, looker.profile, { page: 1, per_page: 24 }, new Date());
  const photos = createDiskPhotos(path.join(dataDir, "photos"));
  const rows = await db
    .selectFrom("pictures")
    .where("member_id", "in", ids)
    .select(["id", "storage_key"])
    .execute();
  for (const { storage_key } of rows) {
    const key = `${storage_key}-card`;
    if (!(await photos.exists(key))) await photos.put(key, Buffer.alloc(picture_bytes, storage_key));
  }
  const members = await db
    .selectFrom("members")
    .where(
      "id",
      "in",
      viewers.map(({ profile }) => profile.id),
    )
    .select("email")
    .execute();
  return {
    looker: looker.token,
    profiles: ids,
    pictures: rows.map(({ id }) => id),
    emails: members.flatMap(({ email }) => email ?? []),
  };
}
