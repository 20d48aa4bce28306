import type { PageQuery } from "@sanjog/contract/reply";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { sessionIdleSince } from "@sanjog/domain/accounts/verification";
import { closedKinds, mailedKinds } from "@sanjog/domain/notices/notice-kinds";
import type { Locale } from "@sanjog/i18n/locale";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { countListed, listMembers } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { looks, type ViewerProfile } from "../relations/queries/visibility.ts";
import { noticeTexts } from "./notice-texts.ts";
import { type ListedNotice, presentNotices } from "./views.ts";

function noticesOf(member_id: string): RawBuilder<ListedNotice> {
  return sql`select id, actor_id as member_id, told_at as began_at, told_at as changed_at, kind, status
    from notices where member_id = ${member_id}`;
}

/**
 * Returns the SQL condition for notices that are listed, without a name, even when the viewer may no longer see the
 * other member. False for a suspended viewer, who reads nothing.
 */
export const alwaysListed = (viewer: ViewerProfile, kind: "kind" | "listed.kind") =>
  sql<boolean>`(${looks(viewer)}::boolean and ${sql.ref(kind)} = any(${[...closedKinds]}::text[]))`;

/**
 * Returns one page of the viewer's notices, newest first; about members now hidden from the viewer, only those of what
 * a match closed.
 */
export async function listNotices(deps: AreaDeps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  const { rows, page } = await listMembers(
    deps.db,
    viewer,
    noticesOf(viewer.id),
    asked,
    alwaysListed(viewer, "listed.kind"),
  );
  const actors = rows.map((row) => row.member_id);
  const met = await loadMemberCards(deps, viewer, actors, locale);
  return presentNotices(rows, met, page, await countUnread(deps.db, viewer), locale);
}

/** Returns how many unread notices the list would show. */
export async function countUnread(db: Db, viewer: ViewerProfile): Promise<number> {
  const unread = sql<ListedNotice>`select id, actor_id as member_id, kind from notices
    where member_id = ${viewer.id} and status = 'unread'`;
  return countListed(db, viewer, unread, alwaysListed(viewer, "listed.kind"));
}

/** Returns whether a notice still exists, is unread, and concerns somebody visible to the member. */
export async function isStillNews(db: Db, viewer: ViewerProfile, notice_id: string): Promise<boolean> {
  const this_one = sql<ListedNotice>`select id, actor_id as member_id from notices
    where member_id = ${viewer.id} and id = ${notice_id} and status = 'unread'`;
  return (await countListed(db, viewer, this_one)) > 0;
}

/**
 * Returns the browser of a push job with its member, if the login that registered it is still active and belongs to
 * that member.
 */
export async function findDevice(deps: AreaDeps, device_id: string, member_id: string) {
  const device = await openSessions(deps)
    .innerJoin("push_devices as d", "d.session_id", "s.id")
    .where("d.id", "=", device_id)
    .where("d.member_id", "=", member_id)
    .select(["d.endpoint", "d.p256dh", "d.auth", "m.locale", "m.profile_status"])
    .executeTakeFirst();
  return device && { ...device, looking: looking(member_id, device.profile_status) };
}

/**
 * Returns what the member of a login may see now; null when the login has ended. Does not count as activity of the
 * session.
 */
export async function findViewerProfile(deps: AreaDeps, session_id: string): Promise<ViewerProfile | null> {
  const row = await openSessions(deps)
    .where("s.id", "=", session_id)
    .select(["m.id", "m.profile_status"])
    .executeTakeFirst();
  return row ? looking(row.id, row.profile_status) : null;
}

function looking(id: string, status: ViewerProfile["profile_status"]): ViewerProfile {
  return { id, profile_status: status, complete: status !== profileStatus.registering };
}

function openSessions({ db, now }: AreaDeps) {
  return db
    .selectFrom("member_sessions as s")
    .innerJoin("members as m", "m.id", "s.member_id")
    .where("s.ended_reason", "is", null)
    .where("s.expires_at", ">", now())
    .where("s.last_used_at", ">=", sessionIdleSince(now()));
}

/** Returns every kind of notice that can be mailed, and whether the member wants it. */
export async function loadMailChoices(db: Db, member_id: string, locale: Locale) {
  const muted = await db
    .selectFrom("muted_mails")
    .where("member_id", "=", member_id)
    .select("kind")
    .execute();
  const off = new Set(muted.map((row) => row.kind));
  const titles = noticeTexts(locale).emails;
  return { emails: mailedKinds.map((kind) => ({ kind, title: titles[kind], wanted: !off.has(kind) })) };
}
