import type { GoodNews } from "@sanjog/contract/notifications";
import type { PageQuery } from "@sanjog/contract/reply";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { sessionIdleSince } from "@sanjog/domain/accounts/verification";
import {
  closedKinds,
  goodNewsKinds,
  isGoodNews,
  mailedKinds,
  type NotificationKind,
} from "@sanjog/domain/notifications/notification-kinds";
import { quarterAt } from "@sanjog/domain/numbers/quarter";
import { namesOf } from "@sanjog/domain/profiles/name-scripts";
import type { Locale } from "@sanjog/i18n/locale";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { countListed, listMembers } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { looks, type ViewerProfile, visibleTo } from "../relations/queries/visibility.ts";
import { notificationTexts } from "./notification-texts.ts";
import { type ListedNotification, presentNotifications } from "./views.ts";

function notificationsOf(member_id: string): RawBuilder<ListedNotification> {
  return sql`select id, actor_id as member_id, told_at as began_at, told_at as changed_at, kind, status
    from notices where member_id = ${member_id}`;
}

/**
 * Returns the SQL condition for notifications that are listed, without a name, even when the viewer may no longer see the
 * other member. False for a suspended viewer, who reads nothing.
 */
export const alwaysListed = (viewer: ViewerProfile, kind: "kind" | "listed.kind") =>
  sql<boolean>`(${looks(viewer)}::boolean and ${sql.ref(kind)} = any(${[...closedKinds]}::text[]))`;

/**
 * Returns one page of the viewer's notifications, newest first; about members now hidden from the viewer, only those of what
 * a match closed.
 */
export async function listNotifications(deps: AreaDeps, viewer: Viewer, asked: PageQuery, locale: Locale) {
  const { rows, page } = await listMembers(
    deps.db,
    viewer,
    notificationsOf(viewer.id),
    asked,
    alwaysListed(viewer, "listed.kind"),
  );
  const actors = rows.map((row) => row.member_id);
  const met = await loadMemberCards(deps, viewer, actors, locale);
  return presentNotifications(rows, met, page, await countUnread(deps.db, viewer), locale, deps.now());
}

/** Returns how many unread notifications the list would show. */
export async function countUnread(db: Db, viewer: ViewerProfile): Promise<number> {
  const unread = sql<ListedNotification>`select id, actor_id as member_id, kind from notices
    where member_id = ${viewer.id} and status = 'unread'`;
  return countListed(db, viewer, unread, alwaysListed(viewer, "listed.kind"));
}

/**
 * Returns the kind of an unread notification about somebody visible to the member; null when it was read, deleted, or
 * the other member is now hidden.
 */
export async function findNewsKind(
  db: Db,
  viewer: ViewerProfile,
  notice_id: string,
): Promise<NotificationKind | null> {
  const found = await db
    .selectFrom("notices")
    .innerJoin("members as m", "m.id", "notices.actor_id")
    .where("notices.member_id", "=", viewer.id)
    .where("notices.id", "=", notice_id)
    .where("notices.status", "=", "unread")
    .where(visibleTo(viewer))
    .select("notices.kind")
    .executeTakeFirst();
  return found?.kind ?? null;
}

/** Returns the newest unread yes of another family whose page the viewer has not opened yet, or null. */
export async function findGoodNews(deps: AreaDeps, viewer: Viewer, locale: Locale): Promise<GoodNews | null> {
  const found = await deps.db
    .selectFrom("notices")
    .innerJoin("members as m", "m.id", "notices.actor_id")
    .where("notices.member_id", "=", viewer.id)
    .where("notices.status", "=", "unread")
    .where("notices.opened_at", "is", null)
    .where("notices.kind", "in", [...goodNewsKinds])
    .where(visibleTo(viewer))
    .orderBy("notices.told_at", "desc")
    .select(["notices.kind", "notices.actor_id"])
    .executeTakeFirst();
  if (!found) return null;
  const card = (await loadMemberCards(deps, viewer, [found.actor_id], locale)).get(found.actor_id)?.card;
  if (!card || !isGoodNews(found.kind)) return null;
  return { kind: found.kind, user_id: card.user_id, ...namesOf(card.profile_details) };
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
    .select(["d.id", "d.endpoint", "d.p256dh", "d.auth", "m.locale", "m.profile_status"])
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

/** Returns every kind of notification that can be mailed, and whether the member wants it. */
export async function loadMailChoices(db: Db, member_id: string, locale: Locale) {
  const muted = await db
    .selectFrom("muted_mails")
    .where("member_id", "=", member_id)
    .select("kind")
    .execute();
  const off = new Set(muted.map((row) => row.kind));
  const titles = notificationTexts(locale).emails;
  return { emails: mailedKinds.map((kind) => ({ kind, title: titles[kind], wanted: !off.has(kind) })) };
}

/** Returns whether the reminder of the rules of this quarter is still to be shown to the member. */
export async function hasRulesReminder({ db, now }: AreaDeps, member_id: string): Promise<boolean> {
  const found = await db
    .selectFrom("rule_reminders")
    .where("member_id", "=", member_id)
    .where("quarter", "=", quarterAt(now()))
    .where("read_at", "is", null)
    .select("member_id")
    .executeTakeFirst();
  return found !== undefined;
}
