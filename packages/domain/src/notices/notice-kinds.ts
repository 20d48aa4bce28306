import { day_ms } from "../calendar.ts";

/** What a notice is about. A member finds one notice for each other member and matter: the latest word. */
export type NoticeTopic = "request" | "proposal";

type Carriage = {
  topic: NoticeTopic;
  /** Leaves the app by push and, where the member wants it, by mail; the others wait at the bell. */
  loud: boolean;
};

/**
 * Everything that a member is told about. Decisions §6: never a rejection that a block caused, a block, an unblock or
 * a shortlist. A no, a withdrawal and what a match closes are told where one looks, and nobody is called to the
 * telephone for them.
 */
export const noticeKinds = {
  request_received: { topic: "request", loud: true },
  request_accepted: { topic: "request", loud: true },
  request_rejected: { topic: "request", loud: false },
  request_cancelled: { topic: "request", loud: false },
  request_closed: { topic: "request", loud: false },
  connection_ended: { topic: "request", loud: false },
  proposal_received: { topic: "proposal", loud: true },
  proposal_accepted: { topic: "proposal", loud: true },
  proposal_rejected: { topic: "proposal", loud: false },
  proposal_revoked: { topic: "proposal", loud: false },
  proposal_closed: { topic: "proposal", loud: false },
} as const satisfies Record<string, Carriage>;

export type NoticeKind = keyof typeof noticeKinds;

export const allNoticeKinds = Object.keys(noticeKinds) as NoticeKind[];

export type MailedKind = {
  [Kind in NoticeKind]: (typeof noticeKinds)[Kind]["loud"] extends true ? Kind : never;
}[NoticeKind];

/** Decisions §7: the kinds that are mailed unless the member chose otherwise. */
export const mailedKinds = allNoticeKinds.filter((kind): kind is MailedKind => noticeKinds[kind].loud);

/**
 * What a match has closed. It is told also where the other may no longer be met, then without saying who it was: most
 * who had asked are no connections, and see a matched member no more.
 */
export const closedKinds = ["request_closed", "proposal_closed"] as const satisfies readonly NoticeKind[];

export const noticeStatuses = ["unread", "read"] as const;
export type NoticeStatus = (typeof noticeStatuses)[number];

/** One who asks, takes it back and asks again is not announced twice within this. */
export const repeat_quiet_ms = day_ms;

/** Whether a mail and a push go out with a notice; `last` is what last went out about the same two and matter. */
export function isLoud(kind: NoticeKind, last: { kind: NoticeKind; at: Date } | null, now: Date): boolean {
  if (!noticeKinds[kind].loud) return false;
  return last === null || last.kind !== kind || now.getTime() - last.at.getTime() >= repeat_quiet_ms;
}

/** Whether a text that came from outside names a kind that is mailed. */
export function isMailedKind(text: string): text is MailedKind {
  return (mailedKinds as readonly string[]).includes(text);
}
