import {
  closedKinds,
  isLoud,
  isMailedKind,
  type NotificationKind,
  type NotificationStatus,
  notificationKinds,
} from "@sanjog/domain/notifications/notification-kinds";
import { sql } from "kysely";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { visibleTo } from "../relations/queries/visibility.ts";
import { enqueuePushes } from "./commands/enqueue-pushes.ts";
import { notificationMail } from "./notification-mail.ts";
import { findMailRecipient } from "./queries/mail-recipients.ts";
import { alwaysListed, countUnread } from "./queries.ts";

/** An action of `actor_id` that `member_id` may know about. */
export type News = { member_id: string; kind: NotificationKind; actor_id: string };

/** The event that open pages receive when only the unread count has changed. */
const count_changed = "unread";

/**
 * Notifies a member of another member's action, in the same transaction: stores the notification and enqueues its mail and
 * push. The notification replaces the earlier one about the same two members and topic, and the other member's notification about
 * it is marked as read.
 */
export async function notify(deps: AreaDeps, tx: Tx, news: News): Promise<void> {
  const { id, loud } = await writeNotification(deps, tx, news);
  if (loud) {
    await mailNotification(deps, tx, news, id);
    await enqueuePushes(deps, tx, news.member_id, { kind: "push", notice_id: id }, `push ${id}`);
  }
  await deps.live.announce(tx, { member_id: news.member_id, about: news.kind });
  await readAnswered(deps, tx, news);
}

async function writeNotification(deps: AreaDeps, tx: Tx, { member_id, kind, actor_id }: News) {
  const { topic } = notificationKinds[kind];
  const now = deps.now();
  const id = deps.random.id();
  const last = await tx
    .selectFrom("notices")
    .where("member_id", "=", member_id)
    .where("actor_id", "=", actor_id)
    .where("topic", "=", topic)
    .select(["loud_kind", "loud_at"])
    .forUpdate()
    .executeTakeFirst();
  const went = last?.loud_kind && last.loud_at ? { kind: last.loud_kind, at: last.loud_at } : null;
  const loud = isLoud(kind, went, now);
  const word = { id, kind, status: "unread" as const, told_at: now, opened_at: null };
  const out = loud ? { loud_kind: kind, loud_at: now } : {};
  await tx
    .insertInto("notices")
    .values({ loud_kind: null, loud_at: null, ...word, ...out, member_id, actor_id, topic })
    .onConflict((conflict) =>
      conflict.columns(["member_id", "actor_id", "topic"]).doUpdateSet({ ...word, ...out }),
    )
    .execute();
  return { id, loud };
}

async function mailNotification(
  deps: AreaDeps,
  tx: Tx,
  { member_id, kind }: News,
  notice_id: string,
): Promise<void> {
  if (!isMailedKind(kind)) return;
  const to = await findMailRecipient(tx, member_id, kind);
  if (to) await enqueue(deps, tx, notificationMail(deps, to, kind), `mail ${notice_id}`);
}

async function readAnswered(deps: AreaDeps, tx: Tx, { member_id, kind, actor_id }: News): Promise<void> {
  const answered = await tx
    .updateTable("notices")
    .set({ status: "read" })
    .where("member_id", "=", actor_id)
    .where("actor_id", "=", member_id)
    .where("topic", "=", notificationKinds[kind].topic)
    .where("status", "=", "unread")
    .executeTakeFirst();
  if (answered.numUpdatedRows > 0n) await announceCount(deps, tx, actor_id);
}

/** Sends the present unread count to the open pages of a member. */
export function announceCount(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  return deps.live.announce(tx, { member_id, about: count_changed });
}

export type NotificationState = { id: string; status: NotificationStatus; unread: number };

/**
 * Returns the SQL condition that the viewer's list shows the notification. Changing a notification that it does not show fails in
 * the same way whether or not it still exists: a block deletes notifications, and its target must not be able to detect
 * that.
 */
function listedFor(viewer: Viewer) {
  return sql<boolean>`(${alwaysListed(viewer, "kind")}
    or exists (select from members m where m.id = notices.actor_id and ${visibleTo(viewer)}))`;
}

/**
 * Changes the status of one of the viewer's notifications; repeating it changes nothing. Throws `not_found` for another
 * member's notification.
 */
export async function markNotification(
  deps: AreaDeps,
  viewer: Viewer,
  id: string,
  status: NotificationStatus,
): Promise<NotificationState> {
  return deps.tx(async (tx) => {
    const marked = await tx
      .updateTable("notices")
      .set({ status })
      .where("id", "=", id)
      .where("member_id", "=", viewer.id)
      .where(listedFor(viewer))
      .executeTakeFirst();
    if (marked.numUpdatedRows === 0n) throw new AppError("not_found");
    await announceCount(deps, tx, viewer.id);
    return { id, status, unread: await countUnread(tx, viewer) };
  });
}

export async function readAllNotifications(deps: AreaDeps, viewer: Viewer): Promise<{ unread: number }> {
  return deps.tx(async (tx) => {
    await tx
      .updateTable("notices")
      .set({ status: "read" })
      .where("member_id", "=", viewer.id)
      .where("status", "=", "unread")
      .execute();
    await announceCount(deps, tx, viewer.id);
    return { unread: await countUnread(tx, viewer) };
  });
}

/** Deletes one of the viewer's notifications. Throws `not_found` for another member's notification. */
export async function deleteNotification(deps: AreaDeps, viewer: Viewer, id: string): Promise<void> {
  await deps.tx(async (tx) => {
    const deleted = await tx
      .deleteFrom("notices")
      .where("id", "=", id)
      .where("member_id", "=", viewer.id)
      .where(listedFor(viewer))
      .executeTakeFirst();
    if (deleted.numDeletedRows === 0n) throw new AppError("not_found");
    await announceCount(deps, tx, viewer.id);
  });
}

/**
 * Deletes the notifications of two members about each other. For a block: runs in its transaction. Open pages of the blocker
 * receive the new count; those of the blocked member receive no event, just as when a member pauses, hides or leaves.
 * The blocked member keeps notifications of what a match closed: they name nobody, and their disappearance would reveal the
 * block.
 */
export async function forgetNotificationsBetween(
  deps: AreaDeps,
  tx: Tx,
  blocker_id: string,
  blocked_id: string,
): Promise<void> {
  const both = [blocker_id, blocked_id];
  const gone = await tx
    .deleteFrom("notices")
    .where("member_id", "in", both)
    .where("actor_id", "in", both)
    .where((eb) => eb.or([eb("member_id", "=", blocker_id), eb("kind", "not in", [...closedKinds])]))
    .returning(["member_id", "status"])
    .execute();
  if (gone.some(({ member_id, status }) => member_id === blocker_id && status === "unread"))
    await announceCount(deps, tx, blocker_id);
}
