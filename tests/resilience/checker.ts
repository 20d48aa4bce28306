import { sql } from "kysely";
import { sweepAll } from "../../apps/api/src/photos/commands/sweep-pictures.ts";
import { objectKeys } from "../../apps/api/src/photos/commands.ts";
import type { LiveDeps } from "../../apps/api/src/platform/adapters/live-deps.ts";
import type { Operation } from "./record.ts";

/** A change of an audience is recorded under the name of its item. */
export const privacy_change = "privacy ";

/**
 * V1: of what each member last wrote in one place, what was acknowledged is there, or something that they tried to write
 * after it.
 */
async function checkWrites(
  { deps: { db } }: LiveDeps,
  operations: readonly Operation[],
  until: number,
): Promise<string[]> {
  const texts = await db.selectFrom("preferences").select(["member_id", "about_desired_partner"]).execute();
  const settings = await db.selectFrom("privacy_settings").selectAll().execute();
  const there = new Set(texts.map(({ member_id }) => member_id));
  const kept = new Map<string, string>([
    ...texts.map((row) => [`${row.member_id} preferences`, row.about_desired_partner] as const),
    ...settings.map(
      (row) => [`${row.member_id} ${privacy_change}${row.privacy_id}`, row.privacy_value] as const,
    ),
  ]);
  const isWrite = ({ who, what }: Operation) =>
    there.has(who) && (what === "preferences" || what.startsWith(privacy_change));
  const byPlace = new Map<string, Operation[]>();
  for (const tried of operations.filter(isWrite)) {
    const place = `${tried.who} ${tried.what}`;
    const tries = byPlace.get(place);
    if (tries) tries.push(tried);
    else byPlace.set(place, [tried]);
  }
  return [...byPlace].flatMap(([place, tries]) => {
    const last = tries.findLastIndex(({ status, at }) => status === 200 && at < until);
    if (last === -1) return [];
    const possible = tries.slice(last).map(({ marker }) => marker);
    return possible.includes(kept.get(place) ?? "")
      ? []
      : [`V1: an acknowledged write is not there (${place})`];
  });
}

const rules: readonly [string, string][] = [
  [
    "V2: connected and blocked",
    `select 1 from connection_requests c join blocks b on c.status in ('pending', 'accepted')
     and (b.blocker_id, b.blocked_id) in ((c.sender_id, c.receiver_id), (c.receiver_id, c.sender_id))`,
  ],
  [
    "V2: two rows for one pair",
    `select 1 from connection_requests group by least(sender_id, receiver_id),
     greatest(sender_id, receiver_id) having count(*) > 1`,
  ],
  [
    "V3: two open proposals of one sender",
    "select 1 from proposals where status = 'open' group by sender_id having count(*) > 1",
  ],
  [
    "V3: an open proposal between two who are not connected",
    `select 1 from proposals p left join connection_requests c on c.id = p.connection_id
     where p.status = 'open' and c.status is distinct from 'accepted'`,
  ],
  [
    "V4: more than twelve in a gallery",
    "select 1 from pictures where kind = 'gallery' group by member_id having count(*) > 12",
  ],
  [
    "V4: two profile pictures",
    "select 1 from pictures where kind = 'profile' group by member_id having count(*) > 1",
  ],
  [
    "V5: two verified accounts of one address",
    "select 1 from members where email_verified_at is not null group by lower(email) having count(*) > 1",
  ],
  [
    "V5: more married than there are",
    "select 1 from family_details where brother_married_count > brother_count or sister_married_count > sister_count",
  ],
];

/** Returns whether the bytes are a complete JPEG or WebP. */
function isWhole(bytes: Buffer): boolean {
  if (bytes.readUInt16BE(0) === 0xffd8) return bytes.readUInt16BE(bytes.length - 2) === 0xffd9;
  return bytes.toString("latin1", 0, 4) === "RIFF" && bytes.readUInt32LE(4) + 8 === bytes.length;
}

async function checkPictures({ deps }: LiveDeps): Promise<string[]> {
  await sweepAll(deps);
  const rows = await deps.db.selectFrom("pictures").select("storage_key").execute();
  const violations: string[] = [];
  for (const key of rows.flatMap(({ storage_key }) => objectKeys(storage_key))) {
    const bytes = await deps.photos.get(key);
    const whole = bytes !== null && isWhole(bytes);
    if (!whole) violations.push(`V4: the picture ${key} ${bytes ? "cannot be read" : "is not in the store"}`);
  }
  return violations;
}

/**
 * Looks whether the rows, the pictures and what was acknowledged agree; of a copy, what was acknowledged before it was
 * begun.
 */
export async function checkApp(
  live: LiveDeps,
  operations: readonly Operation[],
  until = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const violations = await checkWrites(live, operations, until);
  for (const [rule, query] of rules) {
    const { rows } = await sql.raw(query).execute(live.deps.db);
    if (rows.length > 0) violations.push(`${rule} (${rows.length})`);
  }
  return [...violations, ...(await checkPictures(live))];
}
