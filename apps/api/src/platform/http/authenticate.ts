import type { Access } from "@sanjog/contract/endpoint";
import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyRequest } from "fastify";
import { CompiledQuery } from "kysely";
import { type Batched, inBatches } from "../database/batches.ts";
import { asReckoned } from "../database/one-of.ts";
import type { Db } from "../database/open.ts";
import type { Deps } from "../deps.ts";
import { tokenHash } from "../secrets.ts";
import { note } from "./noted.ts";
import { Refused } from "./refused.ts";

declare const minted: unique symbol;

/** The member who looks. Made here alone: a read that needs one cannot be called without knowing who asks. */
export type Viewer = {
  readonly [minted]: true;
  readonly id: string;
  readonly gender: Gender;
  readonly profile_status: ProfileStatus;
  /** What the member chose once; a request may speak another language. */
  readonly locale: Locale;
  readonly session_id: string;
  /** The four profile steps are done. */
  readonly complete: boolean;
  readonly phone_verified: boolean;
  readonly email_verified: boolean;
};

const day = 86_400_000;
/** Decisions §2: unused for so long, a session ends; `expires_at` holds its absolute end. */
export const session_idle_ms = 14 * day;
export const session_most_ms = 60 * day;

/** Often enough for the idle limit and for "active today", seldom enough not to write at every request. */
const touch_every_ms = 10 * 60_000;

/**
 * Finds out who knocks. Refuses a missing token (`not_signed_in`), a dead one (`session_ended`), one whose
 * account was closed (`account_closed`), and at some doors an unfinished profile (`profile_incomplete`).
 */
export async function authenticate(
  request: FastifyRequest,
  access: Exclude<Access, "anyone">,
  deps: Deps,
): Promise<Viewer> {
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new Refused(request.headers.authorization ? "session_ended" : "not_signed_in");
  const row = await findSession(deps, token);
  const now = deps.now();
  if (row) note(request, { member_id: row.member_id });
  if (row?.ended_reason) throw new Refused("account_closed");
  const dead = !row || row.expires_at <= now || now.getTime() - row.last_used_at.getTime() > session_idle_ms;
  if (dead) throw new Refused("session_ended");
  if (now.getTime() - row.last_used_at.getTime() > touch_every_ms) await touch(deps, row, now);
  const complete = row.profile_status !== profileStatus.registering;
  if (access === "complete_member" && !complete) throw new Refused("profile_incomplete");
  return {
    id: row.member_id,
    gender: row.gender,
    profile_status: row.profile_status,
    locale: row.locale,
    session_id: row.session_id,
    complete,
    phone_verified: row.phone_verified_at !== null,
    email_verified: row.email_verified_at !== null,
  } as Viewer;
}

/** Every request asks; those that come at the same time ask together. */
const finders = new WeakMap<Db, Batched<string, SessionRow>>();

function findSession({ db }: Deps, token: string): Promise<SessionRow | undefined> {
  let find = finders.get(db);
  if (!find) {
    find = inBatches(async (hashes: string[]) => {
      const rows = await sessionRows(db, hashes);
      return new Map(rows.map((row) => [row.token_hash.toString("latin1"), row]));
    });
    finders.set(db, find);
  }
  return find(tokenHash(token).toString("latin1"));
}

type SessionRow = {
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

const sessions = (which: string) => `select s.token_hash, s.id as session_id, s.member_id, s.last_used_at,
    s.expires_at, s.ended_reason, m.gender, m.locale, m.profile_status, m.phone_verified_at, m.email_verified_at
  from member_sessions s join members m on m.id = s.member_id where s.token_hash ${which}`;
const one_session = sessions("= $1");
const some_sessions = sessions("= any($1::bytea[])");

/** Asked at every request, so it is written once, not built. */
async function sessionRows(db: Db, hashes: readonly string[]): Promise<SessionRow[]> {
  const listed = hashes.map((hash) => Buffer.from(hash, "latin1"));
  const [first] = listed;
  if (listed.length === 1) {
    return (await db.executeQuery<SessionRow>(CompiledQuery.raw(one_session, [first]))).rows;
  }
  return (await db.executeQuery<SessionRow>(CompiledQuery.raw(some_sessions, [asReckoned(listed)]))).rows;
}

async function touch(deps: Deps, row: { session_id: string; member_id: string }, now: Date): Promise<void> {
  await deps.db
    .updateTable("member_sessions")
    .set({ last_used_at: now })
    .where("id", "=", row.session_id)
    .execute();
  await deps.db
    .updateTable("members")
    .set({ last_active_on: now.toISOString().slice(0, 10) })
    .where("id", "=", row.member_id)
    .execute();
}
