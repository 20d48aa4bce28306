import type { LiveEvent } from "@sanjog/contract/live-event";
import type { NoticeKind } from "@sanjog/domain/notices/notice-kinds";

/** The list of the home in which a member finds the subject of a notice. */
const list_of = {
  request_received: "received",
  request_accepted: "connections",
  request_rejected: "declined",
  request_cancelled: "received",
  request_closed: "sent",
  connection_ended: "connections",
  proposal_received: "received_proposals",
  proposal_accepted: "accepted_proposals",
  proposal_rejected: "sent_proposals",
  proposal_revoked: "received_proposals",
  proposal_closed: "connections",
} as const satisfies Record<NoticeKind, string>;

const isKnown = (kind: string): kind is NoticeKind => Object.hasOwn(list_of, kind);

/** Returns the link of a notice: the home, opened at the list that the notice is about. */
export function leadsTo(kind: string): { to: "/home"; state: { list: string } | null } {
  return { to: "/home", state: isKnown(kind) ? { list: list_of[kind] } : null };
}

const between_members = ["connections", "suggestions", "shortlist", "member_profile"];
const everything = ["notices", ...between_members, "proposals", "user"];

/**
 * Returns which queries an event makes stale, by the first part of their keys. A bare count that has grown means that
 * events were missed while the connection was down; any other bare count means that a notice was read in another tab.
 */
export function staleAfterNews({ kind, unread }: LiveEvent, known: number | undefined): readonly string[] {
  if (kind === "unread") {
    if (known === undefined || known === unread) return [];
    return unread > known ? everything : ["notices"];
  }
  if (kind === "proposal_accepted" || !isKnown(kind)) return everything;
  return ["notices", ...between_members, "proposals"];
}

/** Returns the text of the bell's badge: empty for zero, and at most two digits. */
export function badgeOf(unread: number | undefined): string | null {
  if (!unread || unread < 0) return null;
  return unread > 99 ? "99+" : String(unread);
}
