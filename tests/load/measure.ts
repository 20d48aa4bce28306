import path from "node:path";
import { base_path } from "@sanjog/contract/endpoint";
import { createDiskPhotos } from "../../apps/api/src/platform/adapters/disk-photos.ts";
import { findSuggestions } from "../../apps/api/src/suggestions/queries.ts";
import { bench_password } from "./fill.ts";
import { type Call, load } from "./http-load.ts";
import { openPlace, type Place } from "./places.ts";
import { serveProduct } from "./served-product.ts";
import { type Spread, spreadOf } from "./stats.ts";
import { type BenchViewer, pickViewers } from "./viewers.ts";

export type CallMeasurement = Spread & { call: string; clients: number; a_second: number; refused: number };
export type Result = { calls: CallMeasurement[]; most_mb: number };

/** Enough different viewers for a 95th percentile. */
const viewers_count = 40;
const picture_bytes = 50_000;

/** Measures the most frequent calls on one community: each alone, then with eight clients at once. */
export async function measurePlace(place: Place, seconds: number): Promise<Result> {
  const calls = await callsOn(place);
  const server = await serveProduct(place);
  const results: CallMeasurement[] = [];
  try {
    for (const { next } of calls) await load(server.port, { clients: 8, seconds: seconds / 2, next });
    await server.mostMemory();
    for (const clients of [1, 8]) {
      for (const { call, next } of calls) {
        const { each_ms, a_second, refused } = await load(server.port, { clients, seconds, next });
        results.push({ call, clients, a_second, refused, ...spreadOf(each_ms) });
      }
    }
    return { calls: results, most_mb: await server.mostMemory() };
  } finally {
    await server.stop();
  }
}

type NamedCall = { call: string; next: (turn: number) => Call };

const pick = <T>(list: readonly T[], turn: number): T => {
  const found = list[turn % list.length];
  if (found === undefined) throw new Error("the community has nobody to measure with");
  return found;
};

async function callsOn(place: Place): Promise<NamedCall[]> {
  const database = await openPlace(place);
  try {
    const { db } = database;
    const viewers = await pickViewers(database, viewers_count);
    const looker = viewers.reduce((best, next) => (next.total > best.total ? next : best));
    const { ids } = await findSuggestions(db, looker.profile, { page: 1, per_page: 24 }, new Date());
    const pictures = await db
      .selectFrom("pictures")
      .where("member_id", "in", ids)
      .select(["id", "storage_key"])
      .execute();
    const photos = createDiskPhotos(path.join(place.dataDir, "photos"));
    for (const { storage_key } of pictures) {
      const key = `${storage_key}-card`;
      if (!(await photos.exists(key))) await photos.put(key, Buffer.alloc(picture_bytes, storage_key));
    }
    const viewer_ids = viewers.map(({ profile }) => profile.id);
    const members = await db.selectFrom("members").where("id", "in", viewer_ids).select("email").execute();
    const emails = members.flatMap(({ email }) => email ?? []);
    return [
      ...suggestionCalls(viewers),
      { call: "profile", next: (turn) => get(`user/profile/view/${pick(ids, turn)}`, looker) },
      { call: "picture", next: (turn) => get(`pictures/${pick(pictures, turn).id}?size=card`, looker) },
      { call: "connections", next: (turn) => get("user/friends", pick(viewers, turn)) },
      { call: "notifications", next: (turn) => get("user/notifications", pick(viewers, turn)) },
      { call: "login", next: (turn) => login(pick(emails, turn)) },
    ];
  } finally {
    await database.close();
  }
}

const get = (rest: string, { token }: BenchViewer): Call => ({ path: `${base_path}/api/${rest}`, token });
const login = (email_or_phone: string): Call => ({
  path: `${base_path}/api/auth/login`,
  method: "POST",
  body: JSON.stringify({ email_or_phone, password: bench_password }),
});

/** Returns the calls of a page of suggestions, in turn by different viewers. */
export function suggestionCalls(viewers: readonly BenchViewer[]): NamedCall[] {
  const page = (viewer: BenchViewer, number: number) =>
    get(`user/suggestions?per_page=8&page=${number}`, viewer);
  const lastPage = ({ total }: BenchViewer) => Math.max(1, Math.ceil(total / 8));
  const wide = viewers.filter(({ wishes }) => wishes === "wide");
  return [
    { call: "suggestions, page 1", next: (turn) => page(pick(viewers, turn), 1) },
    { call: "suggestions, page 1, wide wishes", next: (turn) => page(pick(wide, turn), 1) },
    {
      call: "suggestions, last page",
      next: (turn) => page(pick(viewers, turn), lastPage(pick(viewers, turn))),
    },
  ];
}
