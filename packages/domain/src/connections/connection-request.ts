import { mayAct, type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";
import { day_ms, momentBefore } from "../calendar.ts";
import { openProposalActions, type ProposalAction } from "../proposals/marriage-proposal.ts";
import type { Relation, RequestBetween } from "../relations/relation.ts";
import type { RequestStatus } from "../relations/request-status.ts";
import { mayAsk, type Parties } from "../relations/sender.ts";
import { err, ok, type Result } from "../result.ts";
import { isSetAside } from "../set-aside/set-aside.ts";
import { openSteps, type StateTable } from "../state-table.ts";

export type RequestParty = "sender" | "receiver";
export type RequestAction = "accept" | "reject" | "cancel" | "unfriend";

/** Decisions §6: the life cycle of a sent request. */
export const requestSteps = {
  accept: { by: "receiver", from: ["pending", "rejected"], to: "accepted" },
  reject: { by: "receiver", from: ["pending"], to: "rejected" },
  cancel: { by: "sender", from: ["pending"], to: "gone" },
} as const satisfies StateTable<Exclude<RequestAction, "unfriend">, RequestStatus, RequestParty>;

/** Either side can end a connection, which deletes it. */
export const unfriendStep = { from: ["accepted"], to: "gone" } as const;

/** Refuses every step about a matched member, except removing the connection (decisions §6). */
export function judgeNotMatched(owner_status: ProfileStatus): Result {
  return owner_status === profileStatus.matched ? err("member_matched") : ok(null);
}

/** Judges the removal of a connection. A matched couple cannot remove theirs; only a block ends it. */
export function judgeUnfriend({ proposal }: Pick<Relation, "proposal">): Result {
  return proposal?.status === "accepted" ? err("member_matched") : ok(null);
}

/** Decisions §6: how long a rejected sender must wait before sending again. */
export const ask_again_after_ms = 30 * day_ms;

/** The effect of sending a request: a new request, the same one again, or the acceptance of the other member's. */
export type SendOutcome = "new" | "again" | "accepts_theirs";

/**
 * Judges a request that a viewer wants to send. The caller checks blocks and visibility before, as `not_found`.
 * Refuses a request to oneself, to a member of one's own gender (`not_found`), to a connection, while one is open, and
 * to a receiver who rejected one less than 30 days ago, also from another account on the viewer's verified number.
 */
export function judgeSend(relation: Relation, { viewer, owner }: Parties, now: Date): Result<SendOutcome> {
  if (relation.self) return err("self");
  if (!mayAsk(viewer, owner)) return err("not_found");
  if (relation.connected) return err("already_connected");
  const { request, refused_elsewhere_at } = relation;
  if (request !== null && !request.sent_by_viewer) return ok("accepts_theirs");
  if (request?.status === "pending") return err("request_already_sent");
  if (refused_elsewhere_at !== null && refused_elsewhere_at > refusedSince(now))
    return err("request_too_soon");
  if (request === null) return ok("new");
  const answered = request.answered_at !== null && request.answered_at <= refusedSince(now);
  return answered ? ok("again") : err("request_too_soon");
}

/**
 * Judges putting a member aside. Refuses oneself, a member of one's own gender (`not_found`), and one whom a connection,
 * a request or a rejection keeps out of the suggestions anyway (`not_suggested`).
 */
export function judgeSetAside(relation: Relation, parties: Parties, now: Date): Result {
  if (relation.self) return err("self");
  if (!mayAsk(parties.viewer, parties.owner)) return err("not_found");
  const send = judgeSend(relation, parties, now);
  return send.ok && send.value !== "accepts_theirs" ? ok(null) : err("not_suggested");
}

/** Returns the moment after which a rejection still prevents a new request. */
export function refusedSince(now: Date): Date {
  return momentBefore(now, ask_again_after_ms);
}

export type RequestList = "received" | "sent" | "rejected" | "declined";

/**
 * Returns the list in which a viewer finds a request: "rejected" by the viewer, "declined" by the other. A connection
 * is in none.
 */
export function listFor(request: Pick<RequestBetween, "status" | "sent_by_viewer">): RequestList | null {
  if (request.status === "accepted") return null;
  if (request.status === "pending") return request.sent_by_viewer ? "sent" : "received";
  return request.sent_by_viewer ? "declined" : "rejected";
}

/** The actions between two members that a screen offers; gates and the daily limit are checked when one is taken. */
export type MemberAction =
  | "send_request"
  | RequestAction
  | "shortlist"
  | "unshortlist"
  | "set_aside"
  | "bring_back"
  | "block"
  | "unblock";

/**
 * Returns exactly the actions that the rules would allow, marriage proposals included. A member who may not act can
 * still block and unblock. About a matched member only removing the connection or shortlist entry and blocking are
 * possible.
 */
export function openActions(
  relation: Relation,
  parties: Parties,
  now: Date,
): (MemberAction | ProposalAction)[] {
  if (relation.self) return [];
  if (relation.blocked_by_viewer) return ["unblock"];
  if (relation.blocked) return [];
  return mayAct(parties.viewer.profile_status)
    ? [...actingActions(relation, parties, now), "block"]
    : ["block"];
}

function actingActions(relation: Relation, parties: Parties, now: Date): (MemberAction | ProposalAction)[] {
  const shortlisting: MemberAction = relation.shortlisted ? "unshortlist" : "shortlist";
  if (!judgeNotMatched(parties.owner.profile_status).ok) {
    const leaving: MemberAction[] = relation.connected && judgeUnfriend(relation).ok ? ["unfriend"] : [];
    return relation.shortlisted ? [...leaving, shortlisting] : leaving;
  }
  if (!relation.connected) {
    return [...requestActions(relation, parties, now), shortlisting, ...settingAside(relation, parties, now)];
  }
  return [...openProposalActions(relation, parties, now), "unfriend", shortlisting];
}

function requestActions(relation: Relation, parties: Parties, now: Date): MemberAction[] {
  const { request } = relation;
  const steps = request ? openSteps(requestSteps, request.status, [partyOf(request)]) : [];
  const send = judgeSend(relation, parties, now);
  const sends = send.ok && send.value !== "accepts_theirs";
  return sends ? ["send_request", ...steps] : steps;
}

function settingAside(relation: Relation, parties: Parties, now: Date): MemberAction[] {
  if (isSetAside(relation.set_aside_at, now)) return ["bring_back"];
  return judgeSetAside(relation, parties, now).ok ? ["set_aside"] : [];
}

/** Returns which side of a request the viewer is on. */
export function partyOf(request: Pick<RequestBetween, "sent_by_viewer">): RequestParty {
  return request.sent_by_viewer ? "sender" : "receiver";
}
