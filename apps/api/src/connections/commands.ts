import { day_ms } from "@sanjog/domain/calendar";
import {
  judgeNotMatched,
  judgeSend,
  judgeUnfriend,
  partyOf,
  requestSteps,
  unfriendStep,
} from "@sanjog/domain/connections/connection-request";
import { answers_window_ms, judgeDailyLimit, requestsADay } from "@sanjog/domain/connections/request-limits";
import type { NotificationKind } from "@sanjog/domain/notifications/notification-kinds";
import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import type { Result } from "@sanjog/domain/result";
import { judgeStep } from "@sanjog/domain/state-table";
import { notify } from "../notifications/commands.ts";
import { AppError } from "../platform/app-error.ts";
import type { Tx } from "../platform/database/open.ts";
import type { RelationEvent } from "../platform/database/relation-tables.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { applyStep, sideOf } from "../relations/commands/steps.ts";
import {
  lockPair,
  lockSender,
  lockStatuses,
  recordEvent,
  requireActing,
  requireSender,
} from "../relations/commands.ts";
import { loadVisible, type VisibleMember } from "../relations/queries/visibility.ts";
import { endSetAside } from "../set-aside/commands.ts";

export type RequestState = { id: string; status: RequestStatus };

/**
 * Sends a connection request. When the receiver has already sent one, or the sender has rejected the receiver's, this
 * accepts it. A request that the receiver rejected at least 30 days ago is opened again.
 */
export async function sendRequest(
  deps: AreaDeps,
  viewer: Viewer,
  receiver_id: string,
): Promise<RequestState> {
  return deps.tx(async (tx) => {
    const now = deps.now();
    await lockPair(tx, viewer.id, receiver_id);
    await lockStatuses(tx, viewer.id, receiver_id);
    const sender = await requireSender(tx, viewer);
    const { relation, ...owner } = await loadVisible(tx, viewer, receiver_id);
    const result = judgeSend(relation, { viewer: sender, owner }, now);
    if (!result.ok) throw new AppError(result.refusal);
    const request = relation.request;
    if (result.value === "accepts_theirs" && request) {
      return takeStep(deps, tx, viewer, { ...request, member_id: receiver_id }, "accept");
    }
    await requireWithinLimit(tx, viewer, sender.created_at, now);
    await endSetAside(tx, viewer.id, receiver_id);
    await recordEvent(tx, { actor_id: viewer.id, member_id: receiver_id, kind: "request_sent", at: now });
    await notify(deps, tx, { actor_id: viewer.id, member_id: receiver_id, kind: "request_received" });
    return request ? askAgain(tx, request.id, viewer, now) : askFirst(deps, tx, viewer, receiver_id);
  });
}

async function requireWithinLimit(tx: Tx, viewer: Viewer, member_since: Date, now: Date): Promise<void> {
  await lockSender(tx, viewer.id);
  const today = await tx
    .selectFrom("relation_events")
    .where("actor_id", "=", viewer.id)
    .where("kind", "=", "request_sent")
    .where("at", ">", new Date(now.getTime() - day_ms))
    .orderBy("at")
    .select("at")
    .execute();
  const sent = { today: today.length, ...(await countLately(tx, viewer.id, now)) };
  const result = judgeDailyLimit(sent, member_since, now);
  if (result.ok) return;
  const most = requestsADay(sent, member_since, now);
  // A place becomes free when this request is a day old.
  const makes_room = (today[today.length - most]?.at ?? now).getTime() + day_ms;
  const retry_after_seconds = Math.ceil((makes_room - now.getTime()) / 1_000);
  throw new AppError(result.refusal, { retry_after_seconds, params: { most } });
}

/**
 * Counts the outcomes of the sender's recent requests, as the sender's own lists show them; blocks are not counted,
 * since they must stay secret.
 */
async function countLately(tx: Tx, sender_id: string, now: Date) {
  const since = new Date(now.getTime() - answers_window_ms);
  const answered = (status: RequestStatus) =>
    tx
      .selectFrom("connection_requests")
      .where("sender_id", "=", sender_id)
      .where("status", "=", status)
      .where("answered_at", ">", since)
      .select(({ fn }) => fn.countAll<string>().as("count"));
  const counts = await tx
    .selectFrom("relation_events")
    .where("actor_id", "=", sender_id)
    .where("kind", "=", "request_sent")
    .where("at", ">", since)
    .select(({ fn }) => [
      fn.countAll<string>().as("lately"),
      answered("accepted").as("accepted"),
      answered("rejected").as("rejected"),
    ])
    .executeTakeFirstOrThrow();
  return {
    lately: Number(counts.lately),
    accepted: Number(counts.accepted),
    rejected: Number(counts.rejected),
  };
}

async function askFirst(deps: AreaDeps, tx: Tx, viewer: Viewer, receiver_id: string): Promise<RequestState> {
  const request = { id: deps.random.id(), status: "pending" as const };
  await tx
    .insertInto("connection_requests")
    .values({ ...request, sender_id: viewer.id, receiver_id, sent_at: deps.now(), answered_at: null })
    .execute();
  return request;
}

async function askAgain(tx: Tx, id: string, viewer: Viewer, now: Date): Promise<RequestState> {
  const again = { status: "pending", sent_at: now, answered_at: null } as const;
  await applyStep(id, { by: "sender", from: ["rejected"] }, viewer, (allowed) =>
    tx.updateTable("connection_requests").set(again).where(allowed).returning("id"),
  );
  return { id, status: again.status };
}

/** Records the receiver's answer. */
export async function respondToRequest(
  deps: AreaDeps,
  viewer: Viewer,
  id: string,
  answer: "accepted" | "rejected",
): Promise<RequestState> {
  return onRequest(deps, viewer, id, (tx, request) =>
    takeStep(deps, tx, viewer, request, answer === "accepted" ? "accept" : "reject"),
  );
}

/** Withdraws a sent request; only the daily count keeps it. */
export async function cancelRequest(deps: AreaDeps, viewer: Viewer, id: string): Promise<void> {
  await onRequest(deps, viewer, id, (tx, request) => takeStep(deps, tx, viewer, request, "cancel"));
}

/** Ends a connection from either side, and an open proposal between the two. */
export async function endConnection(deps: AreaDeps, viewer: Viewer, id: string): Promise<void> {
  const work = async (tx: Tx, request: Request) => {
    const ended = await tx
      .deleteFrom("connection_requests")
      .where("id", "=", request.id)
      .where("status", "in", [...unfriendStep.from])
      .executeTakeFirst();
    if (ended.numDeletedRows === 0n) throw new AppError("request_stale");
    await noteStep(deps, tx, viewer, request.member_id, "connection_ended");
  };
  await onRequest(deps, viewer, id, work, ({ relation }) => judgeUnfriend(relation));
}

/** A request between the viewer and another member. */
type Request = { id: string; status: RequestStatus; sent_by_viewer: boolean; member_id: string };

/**
 * Runs `work` on one of the viewer's requests with the pair locked. Throws `not_found` for other members' requests and
 * for one with a hidden member, because a block deletes requests and its target must not be able to detect that.
 * `judge` decides whether the other member's state allows the action.
 */
async function onRequest<T>(
  deps: AreaDeps,
  viewer: Viewer,
  id: string,
  work: (tx: Tx, request: Request) => Promise<T>,
  judge: (other: VisibleMember) => Result = ({ profile_status }) => judgeNotMatched(profile_status),
): Promise<T> {
  return deps.tx(async (tx) => {
    const parties = await findRequest(tx, viewer, id);
    if (!parties) throw new AppError("not_found");
    await lockPair(tx, viewer.id, parties.member_id);
    // Loads the request again: it may have changed while this transaction waited for the lock.
    const request = await findRequest(tx, viewer, id);
    if (!request) throw new AppError("not_found");
    const result = judge(await loadVisible(tx, viewer, request.member_id));
    if (!result.ok) throw new AppError(result.refusal);
    await requireActing(tx, viewer);
    return work(tx, request);
  });
}

async function findRequest(tx: Tx, viewer: Viewer, id: string): Promise<Request | null> {
  const row = await tx
    .selectFrom("connection_requests")
    .where("id", "=", id)
    .where(({ eb, or }) => or([eb("sender_id", "=", viewer.id), eb("receiver_id", "=", viewer.id)]))
    .select(["id", "status", "sender_id", "receiver_id"])
    .executeTakeFirst();
  return row ? { id: row.id, status: row.status, ...sideOf(row, viewer) } : null;
}

const eventOf = {
  accept: "request_accepted",
  reject: "request_rejected",
  cancel: "request_cancelled",
} as const satisfies Record<keyof typeof requestSteps, RelationEvent & NotificationKind>;

/** Checks a step of the request and applies it. */
async function takeStep(
  deps: AreaDeps,
  tx: Tx,
  viewer: Viewer,
  request: Request,
  action: keyof typeof requestSteps,
): Promise<RequestState> {
  const wrongParty = { sender: "not_the_sender", receiver: "not_the_receiver" } as const;
  const result = judgeStep(requestSteps, action, request.status, [partyOf(request)], wrongParty);
  if (!result.ok) throw new AppError(result.refusal);
  const { to } = result.value;
  await applyStep(request.id, result.value, viewer, (allowed) =>
    to === "gone"
      ? tx.deleteFrom("connection_requests").where(allowed).returning("id")
      : tx
          .updateTable("connection_requests")
          .set({ status: to, answered_at: deps.now() })
          .where(allowed)
          .returning("id"),
  );
  await endSetAside(tx, viewer.id, request.member_id);
  await noteStep(deps, tx, viewer, request.member_id, eventOf[action]);
  return { id: request.id, status: to === "gone" ? request.status : to };
}

/** Records the viewer's action and notifies the other member. */
async function noteStep(
  deps: AreaDeps,
  tx: Tx,
  viewer: Viewer,
  member_id: string,
  kind: RelationEvent & NotificationKind,
): Promise<void> {
  await recordEvent(tx, { actor_id: viewer.id, member_id, kind, at: deps.now() });
  await notify(deps, tx, { actor_id: viewer.id, member_id, kind });
}

/**
 * Ends the open request or the connection of two members. For a block: runs in its transaction with the pair locked.
 * Keeps a rejected request, so that its sender cannot ask again at once by blocking and unblocking.
 */
export async function endEverythingBetween(tx: Tx, a: string, b: string): Promise<void> {
  await tx
    .deleteFrom("connection_requests")
    .where("sender_id", "in", [a, b])
    .where("receiver_id", "in", [a, b])
    .where("status", "!=", "rejected")
    .execute();
}

/** Ends every request, connection and proposal of a member whose gender changes. Returns how many. */
export async function endEverythingOf(tx: Tx, member_id: string): Promise<number> {
  const ended = await tx
    .deleteFrom("connection_requests")
    .where(({ eb, or }) => or([eb("sender_id", "=", member_id), eb("receiver_id", "=", member_id)]))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Closes every open request from or to these members. For a match: runs in its transaction with both locked. */
export async function closeOpenRequests(
  tx: Tx,
  member_ids: readonly string[],
): Promise<{ sender_id: string; receiver_id: string }[]> {
  const ids = [...member_ids];
  const open = await tx
    .selectFrom("connection_requests")
    .where(({ eb, or }) => or([eb("sender_id", "in", ids), eb("receiver_id", "in", ids)]))
    .where("status", "=", "pending")
    // Two matches may close the same requests concurrently; a fixed lock order prevents deadlocks.
    .orderBy("id")
    .select("id")
    .forUpdate()
    .execute();
  if (open.length === 0) return [];
  const open_ids = open.map(({ id }) => id);
  return tx
    .deleteFrom("connection_requests")
    .where("id", "in", open_ids)
    .where("status", "=", "pending")
    .returning(["sender_id", "receiver_id"])
    .execute();
}
