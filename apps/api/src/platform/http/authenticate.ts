import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { sessionIdleSince } from "@sanjog/domain/accounts/verification";
import { dayInIndia } from "@sanjog/domain/calendar";
import type { Gender } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import type { FastifyRequest } from "fastify";
import { type Selectable, sql } from "kysely";
import { AppError } from "../app-error.ts";
import { tokenHash } from "../crypto/secrets.ts";
import type { Db } from "../database/open.ts";
import { prepared } from "../database/pool.ts";
import type { Tables } from "../database/tables.ts";
import type { AreaDeps } from "../deps.ts";
import { note } from "./log-context.ts";

declare const minted: unique symbol;

/** The signed-in member who sends the request. Only `authenticate` creates one, so code that needs a viewer cannot skip it. */
export type Viewer = {
  readonly [minted]: true;
  readonly id: string;
  readonly gender: Gender;
  readonly profile_status: ProfileStatus;
  /** The language in the member's settings; a request may ask for another one. */
  readonly locale: Locale;
  readonly session_id: string;
  /** Whether the four profile steps are complete. */
  readonly complete: boolean;
  readonly phone_verified: boolean;
  readonly email_verified: boolean;
};

/** How often a session's last use is written: often enough for the idle limit and "active today", without a write per request. */
const touch_every_ms = 10 * 60_000;

/**
 * Returns the member whose token the request carries. Throws `AppError`: `not_signed_in` without a token, `session_ended`
 * for an unknown or expired token, `account_closed` for a closed account, and `profile_incomplete` where the endpoint
 * needs a complete profile.
 */
export async function authenticate(
  request: FastifyRequest,
  access: "member" | "complete_member",
  deps: AreaDeps,
): Promise<Viewer> {
  const token = /^Bearer ([\w-]{43})$/.exec(request.headers.authorization ?? "")?.[1];
  if (!token) throw new AppError(request.headers.authorization ? "session_ended" : "not_signed_in");
  const row = await findSession(deps.db, token);
  const now = deps.now();
  if (row) note(request, { member_id: row.member_id });
  if (row?.ended_reason) throw new AppError("account_closed");
  const dead = !row || row.expires_at <= now || row.last_used_at < sessionIdleSince(now);
  if (dead) throw new AppError("session_ended");
  if (now.getTime() - row.last_used_at.getTime() > touch_every_ms) await touch(deps, row, now);
  const complete = row.profile_status !== profileStatus.registering;
  if (access === "complete_member" && !complete) throw new AppError("profile_incomplete");
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

/** A session with the columns of its member that decide about access. */
type SessionRow = Pick<
  Selectable<Tables["member_sessions"]>,
  "member_id" | "last_used_at" | "expires_at" | "ended_reason"
> &
  Pick<
    Selectable<Tables["members"]>,
    "gender" | "locale" | "profile_status" | "phone_verified_at" | "email_verified_at"
  > & { session_id: string };

/** Returns the session of a token. It is not cached, so every process rejects an ended session at once. */
async function findSession(db: Db, token: string): Promise<SessionRow | undefined> {
  const { rows } = await sql<SessionRow>`${sql.raw(prepared)}
    select s.id as session_id, s.member_id, s.last_used_at, s.expires_at, s.ended_reason,
      m.gender, m.locale, m.profile_status, m.phone_verified_at, m.email_verified_at
    from member_sessions s join members m on m.id = s.member_id
    where s.token_hash = ${tokenHash(token)}`.execute(db);
  return rows[0];
}

async function touch(
  deps: AreaDeps,
  row: { session_id: string; member_id: string },
  now: Date,
): Promise<void> {
  await deps.db
    .updateTable("member_sessions")
    .set({ last_used_at: now })
    .where("id", "=", row.session_id)
    .execute();
  await deps.db
    .updateTable("members")
    .set({ last_active_on: dayInIndia(now) })
    .where("id", "=", row.member_id)
    .execute();
}
