import {
  type NotificationKind,
  type NotificationStatus,
  type NotificationTopic,
  notificationKinds,
} from "@sanjog/domain/notifications/notification-kinds";
import type { SeedRelations } from "./relations.ts";

export type SeedNotification = {
  member: string;
  actor: string;
  topic: NotificationTopic;
  kind: NotificationKind;
  status: NotificationStatus;
  told_days_ago: number;
};

/** A member who visits now and then has read the older ones. */
const read_after_days = 5;

const answers = { accepted: "accepted", rejected: "rejected" } as const;

/** What the members were told: that something came, which counts as read once it was answered, and what the answer was. */
export function notificationsOf({ requests, proposals }: SeedRelations): SeedNotification[] {
  return [
    ...requests.flatMap((request) => wordsAbout("request", request)),
    ...proposals.flatMap((proposal) => wordsAbout("proposal", proposal)),
  ];
}

type Sent = {
  sender: string;
  receiver: string;
  status: string;
  sent_days_ago: number;
  answered_days_ago: number | null;
};

function wordsAbout(topic: NotificationTopic, sent: Sent): SeedNotification[] {
  const { sender, receiver, answered_days_ago } = sent;
  const came = word(`${topic}_received`, receiver, sender, sent.sent_days_ago, answered_days_ago !== null);
  const answer = answers[sent.status as keyof typeof answers];
  if (!answer || answered_days_ago === null) return [came];
  return [came, word(`${topic}_${answer}`, sender, receiver, answered_days_ago, false)];
}

function word(
  kind: NotificationKind,
  member: string,
  actor: string,
  days_ago: number,
  answered: boolean,
): SeedNotification {
  const status = answered || days_ago >= read_after_days ? "read" : "unread";
  return { member, actor, topic: notificationKinds[kind].topic, kind, status, told_days_ago: days_ago };
}
