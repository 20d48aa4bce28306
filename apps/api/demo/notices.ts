import {
  type NoticeKind,
  type NoticeStatus,
  type NoticeTopic,
  noticeKinds,
} from "@sanjog/domain/notices/notice-kinds";
import type { SeedRelations } from "./relations.ts";

export type SeedNotice = {
  member: string;
  actor: string;
  topic: NoticeTopic;
  kind: NoticeKind;
  status: NoticeStatus;
  told_days_ago: number;
};

/** Whoever looks in now and then has read what is older. */
const read_after_days = 5;

const answers = { accepted: "accepted", rejected: "rejected" } as const;

/** What the members were told: that something came, which counts as read once it was answered, and what the answer was. */
export function noticesOf({ requests, proposals }: SeedRelations): SeedNotice[] {
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

function wordsAbout(topic: NoticeTopic, sent: Sent): SeedNotice[] {
  const { sender, receiver, answered_days_ago } = sent;
  const came = word(`${topic}_received`, receiver, sender, sent.sent_days_ago, answered_days_ago !== null);
  const answer = answers[sent.status as keyof typeof answers];
  if (!answer || answered_days_ago === null) return [came];
  return [came, word(`${topic}_${answer}`, sender, receiver, answered_days_ago, false)];
}

function word(
  kind: NoticeKind,
  member: string,
  actor: string,
  days_ago: number,
  answered: boolean,
): SeedNotice {
  const status = answered || days_ago >= read_after_days ? "read" : "unread";
  return { member, actor, topic: noticeKinds[kind].topic, kind, status, told_days_ago: days_ago };
}
