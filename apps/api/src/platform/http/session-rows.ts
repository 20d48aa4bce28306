import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import { CompiledQuery } from "kysely";
import { type Batched, inBatches } from "../database/batches.ts";
import { leased, leasesOf } from "../database/lease.ts";
import { asReckoned } from "../database/one-of.ts";
import type { Db } from "../database/open.ts";

/** What stands in the database of a session and its member, for the gate. */
export type SessionRow = {
  token_hash: Buffer;
  session_id: string;
  member_id: string;
  last_used_at: Date;
  expires_at: Date;
  ended_reason: string | null;
  gender: Gender;
  locale: Locale;
  profile_status: ProfileStatus;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
};

type Kept = { row: SessionRow; asked_at: number };
type Finder = { ask: Batched<string, SessionRow>; kept: Map<string, Kept> };
const finders = new WeakMap<Db, Finder>();

/** Whose token this is. What was asked under a lease that holds is not asked again; who asks at once asks together. */
export async function findSession(db: Db, token_hash: Buffer): Promise<SessionRow | undefined> {
  const { ask, kept } = finderOf(db);
  const hash = token_hash.toString("latin1");
  const now = performance.now();
  const leases = leasesOf(db);
  const known = kept.get(hash);
  if (known && leases.hold(known.asked_at, now)) return known.row;
  const row = await ask(hash);
  for (const [oldest, { asked_at }] of kept) {
    if (leases.hold(asked_at, now)) break;
    kept.delete(oldest);
  }
  kept.delete(hash);
  // Nobody's token is not kept: there is no end of those.
  if (row) kept.set(hash, { row, asked_at: now });
  return row;
}

function finderOf(db: Db): Finder {
  const known = finders.get(db);
  if (known) return known;
  const ask = inBatches(async (hashes: string[]) => {
    const rows = await sessionRows(db, hashes);
    return new Map(rows.map((row) => [row.token_hash.toString("latin1"), row]));
  });
  const made = { ask, kept: new Map() };
  finders.set(db, made);
  return made;
}

const columns = [
  ...leased.member_sessions.map((column) => `s.${column}`),
  ...leased.members.map((column) => `m.${column}`),
];
const sessions = (which: string) => `select s.token_hash, s.id as session_id, s.member_id, ${columns.join()}
  from member_sessions s join members m on m.id = s.member_id where s.token_hash ${which}`;
const one_session = sessions("= $1");
const some_sessions = sessions("= any($1::bytea[])");

/** Written once, not built at each request. */
async function sessionRows(db: Db, hashes: readonly string[]): Promise<SessionRow[]> {
  const listed = hashes.map((hash) => Buffer.from(hash, "latin1"));
  const [first] = listed;
  if (listed.length === 1) {
    return (await db.executeQuery<SessionRow>(CompiledQuery.raw(one_session, [first]))).rows;
  }
  return (await db.executeQuery<SessionRow>(CompiledQuery.raw(some_sessions, [asReckoned(listed)]))).rows;
}
