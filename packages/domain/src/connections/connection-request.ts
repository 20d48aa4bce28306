import { mayAct, type ProfileStatus, profileStatus } from "../accounts/profile-status.ts";
import { day_ms, momentBefore } from "../calendar.ts";
import { openProposalActions, type ProposalAction } from "../proposals/marriage-proposal.ts";
import type { Relation, RequestBetween } from "../relations/relation.ts";
import type { RequestStatus } from "../relations/request-status.ts";
import { mayAsk, type Parties } from "../relations/sender.ts";
import { openSteps, type StateTable } from "../state-table.ts";
import { no, type Verdict, yes } from "../verdict.ts";

export type RequestParty = "sender" | "receiver";
export type RequestAction = "accept" | "reject" | "cancel" | "unfriend";

/** Decisions §6: the whole life of a request once it is sent. */
export const requestSteps = {
  accept: { by: "receiver", from: ["pending", "rejected"], to: "accepted" },
  reject: { by: "receiver", from: ["pending"], to: "rejected" },
  cancel: { by: "sender", from: ["pending"], to: "gone" },
} as const satisfies StateTable<Exclude<RequestAction, "unfriend">, RequestStatus, RequestParty>;

/** A connection is ended by either side, and nothing stays. */
export const unfriendStep = { from: ["accepted"], to: "gone" } as const;

/** Refuses every step about one whose proposal was accepted, but to remove the connection (decisions §6). */
export function judgeNotMatched(owner_status: ProfileStatus): Verdict {
  return owner_status === profileStatus.matched ? no("member_matched") : yes(null);
}

/** Judges the end of a connection: a matched couple keeps theirs, out of which only a block leads. */
export function judgeUnfriend({ proposal }: Pick<Relation, "proposal">): Verdict {
  return proposal?.status === "accepted" ? no("member_matched") : yes(null);
}

/** Decisions §6: one who was refused may ask again after this. */
export const ask_again_after_ms = 30 * day_ms;

/** What sending a request would do: a new one, the same one again, or the answer to theirs. */
export type SendOutcome = "new" | "again" | "accepts_theirs";

/**
 * Judges a request that a viewer wants to send. Blocks and visibility are judged before, as `not_found`.
 * Refuses oneself, a member of one's own gender (`not_found`), a connection, an open request and one that the receiver
 * rejected less than 30 days ago, also from another account on the viewer's verified number.
 */
export function judgeSend(relation: Relation, { viewer, owner }: Parties, now: Date): Verdict<SendOutcome> {
  if (relation.self) return no("self");
  if (!mayAsk(viewer, owner)) return no("not_found");
  if (relation.connected) return no("already_connected");
  const { request, refused_elsewhere_at } = relation;
  if (request !== null && !request.sent_by_viewer) return yes("accepts_theirs");
  if (request?.status === "pending") return no("request_already_sent");
  if (refused_elsewhere_at !== null && refused_elsewhere_at > refusedSince(now))
    return no("request_too_soon");
  if (request === null) return yes("new");
  const answered = request.answered_at !== null && request.answered_at <= refusedSince(now);
  return answered ? yes("again") : no("request_too_soon");
}

/** A refusal after this moment still keeps its sender from asking again. */
export function refusedSince(now: Date): Date {
  return momentBefore(now, ask_again_after_ms);
}

export type RequestList = "received" | "sent" | "rejected" | "declined";

/** The list in which a viewer finds a request: "rejected" by me, "declined" by them; a connection is in none. */
export function listFor(request: Pick<RequestBetween, "status" | "sent_by_viewer">): RequestList | null {
  if (request.status === "accepted") return null;
  if (request.status === "pending") return request.sent_by_viewer ? "sent" : "received";
  return request.sent_by_viewer ? "declined" : "rejected";
}

/** The actions between two members that a screen offers; the gates and the daily limit speak when one is taken. */
export type MemberAction = "send_request" | RequestAction | "shortlist" | "unshortlist" | "block" | "unblock";

/**
 * Offers exactly what the rules would allow, marriage proposals included. One who may not act can still block and
 * unblock; about one who is matched, nothing else is possible but to leave and to forget them.
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
  if (!relation.connected) return [...requestActions(relation, parties, now), shortlisting];
  return [...openProposalActions(relation, parties, now), "unfriend", shortlisting];
}

function requestActions(relation: Relation, parties: Parties, now: Date): MemberAction[] {
  const { request } = relation;
  const steps = request ? openSteps(requestSteps, request.status, [partyOf(request)]) : [];
  const send = judgeSend(relation, parties, now);
  const sends = send.ok && send.value !== "accepts_theirs";
  return sends ? ["send_request", ...steps] : steps;
}

/** Which side of a request the viewer is on. */
export function partyOf(request: Pick<RequestBetween, "sent_by_viewer">): RequestParty {
  return request.sent_by_viewer ? "sender" : "receiver";
}
