import { day_ms } from "../calendar.ts";

/** The topic of a notification. A member has at most one notification per other member and topic, with the latest news. */
export type NotificationTopic = "request" | "proposal";

type NotificationDelivery = {
  topic: NotificationTopic;
  /** Whether it is also sent by push and, where the member wants it, by mail; others are shown in the app only. */
  loud: boolean;
};

/**
 * Every kind of notification. Decisions §6: none is about a rejection that a block caused, a block, an unblock or a
 * shortlist. A rejection, a withdrawal and what a match closes are shown in the app only, without a push or mail.
 */
export const notificationKinds = {
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
} as const satisfies Record<string, NotificationDelivery>;

export type NotificationKind = keyof typeof notificationKinds;

export const allNotificationKinds = Object.keys(notificationKinds) as NotificationKind[];

type LoudKind = {
  [Kind in NotificationKind]: (typeof notificationKinds)[Kind]["loud"] extends true ? Kind : never;
}[NotificationKind];

/** The kind of the weekly note and of the one letter about an empty list. They are about nobody, so no list has them. */
export const new_families = "new_families";

export type MailedKind = LoudKind | typeof new_families;

/** Decisions §7: the kinds that are mailed unless the member has chosen otherwise. */
export const mailedKinds: readonly MailedKind[] = [
  ...allNotificationKinds.filter((kind): kind is LoudKind => notificationKinds[kind].loud),
  new_families,
];

/** The kinds about a yes, each with a page of its own that opens by itself once. */
export const goodNewsKinds = [
  "request_accepted",
  "proposal_accepted",
] as const satisfies readonly NotificationKind[];
export type GoodNewsKind = (typeof goodNewsKinds)[number];

/** Returns whether a kind of notification is about a yes. */
export function isGoodNews(kind: NotificationKind): kind is GoodNewsKind {
  return (goodNewsKinds as readonly NotificationKind[]).includes(kind);
}

/**
 * The kinds that a match closes. These are shown without the name even where the receiver may no longer see the other
 * member, since most senders of an open request are no connections and cannot see a matched member.
 */
export const closedKinds = [
  "request_closed",
  "proposal_closed",
] as const satisfies readonly NotificationKind[];

export const notificationStatuses = ["unread", "read"] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** A request that is withdrawn and sent again within this time is announced only once. */
export const repeat_quiet_ms = day_ms;

/**
 * Returns whether a notification is also sent by mail and push; `last` is the last one sent about the same two members and
 * topic.
 */
export function isLoud(
  kind: NotificationKind,
  last: { kind: NotificationKind; at: Date } | null,
  now: Date,
): boolean {
  if (!notificationKinds[kind].loud) return false;
  return last === null || last.kind !== kind || now.getTime() - last.at.getTime() >= repeat_quiet_ms;
}

/** Returns whether an untrusted text is a kind of notification that can be mailed. */
export function isMailedKind(text: string): text is MailedKind {
  return (mailedKinds as readonly string[]).includes(text);
}
