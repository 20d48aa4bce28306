import { createHash } from "node:crypto";
import { day_ms, hour_ms } from "@sanjog/domain/calendar";
import {
  deepestPage,
  isAlert,
  mostViews,
  type ViewKind,
  views_day_ms,
} from "@sanjog/domain/relations/viewing-limits";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { logName } from "../../platform/observability/log-name.ts";
import type { ViewedDay } from "../../platform/process-memory.ts";

/** The ids that a viewer sees for the first time in a day, and the number of those seen before them. */
type NewViews = { fresh: readonly string[]; seen_before: number };

const most_days_kept = 4_000;

const refusals = {
  card: "cards_enough_today",
  profile: "profiles_enough_today",
  picture: "pictures_enough_today",
} as const;

/** Counts one view, as `countViews` does. */
export async function countView(deps: AreaDeps, viewer: Viewer, kind: ViewKind, id: string): Promise<void> {
  await countViews(deps, viewer, kind, [id]);
}

/**
 * Counts cards, profiles or pictures towards the viewer's daily limit of different ones. Throws, and counts none of them,
 * if they would exceed it. What the viewer has already seen that day is free. Returns the ids that the viewer sees for the
 * first time that day, and how many others came before them.
 */
export async function countViews(
  deps: AreaDeps,
  viewer: Viewer,
  kind: ViewKind,
  ids: readonly string[],
): Promise<NewViews> {
  const today = await dayOf(deps, viewer.id, kind);
  const known = isToday(today, deps.now()) ? today.seen : new Set();
  const fresh = ids.filter((id) => !known.has(hashOf(id)));
  const names = fresh.map(hashOf);
  if (names.length === 0) return { fresh: [], seen_before: known.size };
  const counted = await count(deps, viewer.id, kind, names);
  if (counted) {
    if (counted.began_at !== today.began_at) today.seen.clear();
    today.began_at = counted.began_at;
    for (const name of names) today.seen.add(name);
    if (isAlert(counted.count, names.length, counted.most)) notifyOperator(deps, viewer, kind, counted);
    return { fresh, seen_before: counted.count - names.length };
  }
  // Either the limit is reached, or another request or process has just counted the same views.
  forget(deps, viewer.id, kind);
  const newest = await dayOf(deps, viewer.id, kind);
  if (!names.every((name) => newest.seen.has(name))) refuse(deps, kind, newest);
  return { fresh: [], seen_before: newest.seen.size };
}

/** Throws if an account in its first week opens a page of suggestions beyond its depth, which grows each day. */
export async function requireDepth(
  deps: AreaDeps,
  viewer: Viewer,
  { page, per_page }: { page: number; per_page: number },
): Promise<void> {
  const { member_since } = await dayOf(deps, viewer.id, "card");
  const now = deps.now();
  const deepest = deepestPage(per_page, member_since, now);
  if (deepest === null || page <= deepest) return;
  const today_ms = (now.getTime() - member_since.getTime()) % day_ms;
  throw enough("card", member_since, now, day_ms - today_ms);
}

/** Eight bytes are enough to distinguish a few hundred ids. */
const hashOf = (id: string) => createHash("sha256").update(id).digest().readBigInt64BE().toString();

const isToday = ({ began_at }: ViewedDay, now: Date) => now.getTime() - began_at < views_day_ms;

function dayOf(deps: AreaDeps, viewer_id: string, kind: ViewKind): Promise<ViewedDay> {
  const days = deps.memory.viewed_days;
  const key = `${kind} ${viewer_id}`;
  const known = days.get(key);
  if (known) return known;
  const [oldest] = days.keys();
  if (oldest !== undefined && days.size >= most_days_kept) days.delete(oldest);
  const read = readDay(deps.db, viewer_id, kind);
  days.set(key, read);
  read.catch(() => days.delete(key));
  return read;
}

function forget(deps: AreaDeps, viewer_id: string, kind: ViewKind): void {
  deps.memory.viewed_days.delete(`${kind} ${viewer_id}`);
}

async function readDay(db: Db, viewer_id: string, kind: ViewKind): Promise<ViewedDay> {
  const row = await db
    .selectFrom("members as m")
    .leftJoin("views_of_day as v", (join) => join.onRef("v.viewer_id", "=", "m.id").on("v.kind", "=", kind))
    .where("m.id", "=", viewer_id)
    .select(["m.created_at", "v.began_at", "v.seen"])
    .executeTakeFirstOrThrow();
  const seen = new Set((row.seen ?? []).map(String));
  return { member_since: row.created_at, began_at: row.began_at?.getTime() ?? 0, seen };
}

type DayCount = { began_at: number; count: number; most: number };

/**
 * Counts in one statement, so that parallel requests cannot exceed the limit. Returns null if all were counted before or
 * do not all fit. Commits asynchronously, since a power failure costs no more than a few counted views.
 */
async function count(
  deps: AreaDeps,
  viewer_id: string,
  kind: ViewKind,
  names: readonly string[],
): Promise<DayCount | null> {
  const now = deps.now();
  const { member_since } = await dayOf(deps, viewer_id, kind);
  const most = mostViews(kind, member_since, now);
  const before = new Date(now.getTime() - views_day_ms);
  const fresh = sql`array(select name from unnest(excluded.seen) as name where name <> all(v.seen))`;
  const { rows } = await sql<{ began_at: Date; count: number }>`
    with soon as (select set_config('synchronous_commit', 'off', true))
    insert into views_of_day as v (viewer_id, kind, began_at, seen)
    select ${viewer_id}::text, ${kind}::text, ${now}::timestamptz, ${[...names]}::bigint[] from soon
    on conflict (viewer_id, kind) do update set
      began_at = case when v.began_at <= ${before}::timestamptz then excluded.began_at else v.began_at end,
      seen = case when v.began_at <= ${before}::timestamptz then excluded.seen else v.seen || ${fresh} end
    where v.began_at <= ${before}::timestamptz
      or (not v.seen @> excluded.seen and cardinality(v.seen || ${fresh}) <= ${most}::integer)
    returning began_at, cardinality(seen) as count`.execute(deps.db);
  const [row] = rows;
  return row ? { began_at: row.began_at.getTime(), count: row.count, most } : null;
}

function notifyOperator(
  deps: AreaDeps,
  viewer: Viewer,
  kind: ViewKind,
  { count: seen, most }: DayCount,
): void {
  const member = logName(deps.config, viewer.id);
  deps.log.warn({ member, kind, seen, most }, "one account has seen most of what it may see in a day");
}

function refuse(deps: AreaDeps, kind: ViewKind, { began_at, member_since }: ViewedDay): never {
  const now = deps.now();
  throw enough(kind, member_since, now, Math.max(1_000, began_at + views_day_ms - now.getTime()));
}

function enough(kind: ViewKind, member_since: Date, now: Date, wait_ms: number): AppError {
  return new AppError(refusals[kind], {
    retry_after_seconds: Math.ceil(wait_ms / 1_000),
    params: { most: mostViews(kind, member_since, now), hours: Math.ceil(wait_ms / hour_ms) },
  });
}

/** Nightly job: deletes the views of past days. */
export async function forgetViews({ db, now }: AreaDeps): Promise<void> {
  await db
    .deleteFrom("views_of_day")
    .where("began_at", "<=", new Date(now().getTime() - views_day_ms))
    .execute();
}
