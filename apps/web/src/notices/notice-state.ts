import type { LiveEvent } from "@sanjog/contract/live-event";
import type { NoticeKind } from "@sanjog/domain/notices/notice-kinds";

/** The list of the home where a member finds what a notice is about. */
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

/** Where a notice leads: the home, opened at the list that it is about. */
export function leadsTo(kind: string): { to: "/home"; state: { list: string } | null } {
  return { to: "/home", state: isKnown(kind) ? { list: list_of[kind] } : null };
}

const between_members = ["connections", "suggestions", "shortlist", "member_profile"];
const everything = ["notices", ...between_members, "proposals", "user"];

/**
 * What news make stale on this page, by the first words of the query keys. A bare count that has grown means that
 * something was missed while the line was down; any other is a notice read in another tab.
 */
export function staleAfterNews({ kind, unread }: LiveEvent, known: number | undefined): readonly string[] {
  if (kind === "unread") {
    if (known === undefined || known === unread) return [];
    return unread > known ? everything : ["notices"];
  }
  if (kind === "proposal_accepted" || !isKnown(kind)) return everything;
  return ["notices", ...between_members, "proposals"];
}

/** What stands on the bell: nothing for none, and no more than two digits. */
export function badgeOf(unread: number | undefined): string | null {
  if (!unread || unread < 0) return null;
  return unread > 99 ? "99+" : String(unread);
}
