import { type ProfileStatus, profileStatus, visibleByStatus } from "@sanjog/domain/accounts/profile-status";
import { mayMeet, type Presence } from "@sanjog/domain/privacy/visibility";
import type { Relation } from "@sanjog/domain/relations/relation";
import { type RawBuilder, sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import type { Db } from "../../platform/database/open.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { loadRelation } from "./relations.ts";

const statusesSeenBy = (reach: "everyone" | "connections") =>
  (Object.keys(visibleByStatus).map(Number) as ProfileStatus[]).filter(
    (status) => visibleByStatus[status] === reach,
  );

const reach_everyone = statusesSeenBy("everyone");
const reach_connections = statusesSeenBy("connections");

/** The viewer's properties that decide whom they see. */
export type ViewerProfile = Pick<Viewer, "id" | "complete" | "profile_status">;

/** Returns whether the viewer sees other members at all. A suspended member sees only the reason. */
export const looks = (viewer: ViewerProfile) =>
  viewer.complete && viewer.profile_status !== profileStatus.suspended;

/** Applies `mayMeet` to this viewer. */
export function mayBeMet(viewer: ViewerProfile, owner: Presence, relation: Relation): boolean {
  return mayMeet({ complete: looks(viewer) }, owner, relation);
}

/**
 * SQL equivalent of `mayMeet`: the condition that the member in the row `m` of `members` is visible to the viewer. A
 * profile is complete once its status is no longer 0.
 */
export function visibleTo(viewer: ViewerProfile): RawBuilder<boolean> {
  const pair = sql`least(r.sender_id, r.receiver_id) = least(m.id, ${viewer.id}::text)
    and greatest(r.sender_id, r.receiver_id) = greatest(m.id, ${viewer.id}::text)`;
  return sql<boolean>`(m.id = ${viewer.id} or (
    ${looks(viewer)}::boolean and m.profile_status <> ${profileStatus.registering}
    and m.deletion_requested_at is null
    and not exists (select from blocks where blocker_id = ${viewer.id} and blocked_id = m.id)
    and not exists (select from blocks where blocker_id = m.id and blocked_id = ${viewer.id})
    and (
      (m.profile_status = any(${[...reach_everyone, ...reach_connections]}::smallint[])
        and exists (select from connection_requests r where ${pair} and r.status = 'accepted'))
      or (m.profile_status = any(${reach_everyone}::smallint[]) and m.phone_verified_at is not null
        and (m.public_profile or exists (select from connection_requests r
          where ${pair} and r.status = 'pending' and r.receiver_id = ${viewer.id})))
    )))`;
}

/** Returns what decides on a member's visibility; null for an unknown id. */
async function findPresence(db: Db, id: string): Promise<(Presence & { gender: Viewer["gender"] }) | null> {
  const row = await db
    .selectFrom("members")
    .where("id", "=", id)
    .select(["gender", "profile_status", "public_profile", "phone_verified_at", "deletion_requested_at"])
    .executeTakeFirst();
  if (!row) return null;
  return {
    gender: row.gender,
    profile_status: row.profile_status,
    public_profile: row.public_profile,
    complete: row.profile_status !== profileStatus.registering,
    phone_verified: row.phone_verified_at !== null,
    leaving: row.deletion_requested_at !== null,
  };
}

export type VisibleMember = {
  gender: Viewer["gender"];
  profile_status: ProfileStatus;
  relation: Relation;
};

/** Returns a member with the relation to the viewer; null if the member is unknown or hidden from the viewer. */
export async function findVisible(db: Db, viewer: ViewerProfile, id: string): Promise<VisibleMember | null> {
  const presence = await findPresence(db, id);
  // Runs for an unknown id too, so that the response time does not reveal a hidden member.
  const relation = await loadRelation(db, viewer.id, id);
  if (!presence || !mayBeMet(viewer, presence, relation)) return null;
  return { gender: presence.gender, profile_status: presence.profile_status, relation };
}

/** Returns whether another member is now visible to a member, for notifications, which have no viewer. */
export async function mayKnow(db: Db, member_id: string, other_id: string): Promise<boolean> {
  const member = await db
    .selectFrom("members")
    .where("id", "=", member_id)
    .select(["id", "profile_status"])
    .executeTakeFirstOrThrow();
  const complete = member.profile_status !== profileStatus.registering;
  return (await findVisible(db, { ...member, complete }, other_id)) !== null;
}

/**
 * Returns the id of the member with this profile number. Throws the same error for a hidden member and an unknown
 * number.
 */
export async function loadByProfileNumber(db: Db, viewer: Viewer, profile_number: string): Promise<string> {
  const row = await db
    .selectFrom("members")
    .where("profile_number", "=", profile_number)
    .select("id")
    .executeTakeFirst();
  // Runs for an unknown number too, so that the response time does not reveal a hidden member.
  const met = await findVisible(db, viewer, row?.id ?? "nobody");
  if (!row || !met) throw new AppError("profile_number_unknown");
  return row.id;
}

/** Returns the same as `findVisible`. Throws `not_found` instead of returning null. */
export async function loadVisible(db: Db, viewer: Viewer, id: string): Promise<VisibleMember> {
  const found = await findVisible(db, viewer, id);
  if (!found) throw new AppError("not_found");
  return found;
}
