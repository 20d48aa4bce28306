import type { MailedKind, NoticeKind, NoticeStatus, NoticeTopic } from "@sanjog/domain/notices/notice-kinds";

/** Notifications to members and their channels. */
export type NoticeTables = {
  /** The latest notice for each member, other member and topic. */
  notices: {
    id: string;
    member_id: string;
    actor_id: string;
    topic: NoticeTopic;
    kind: NoticeKind;
    status: NoticeStatus;
    told_at: Date;
    /** The kind and time of the last push or mail about this notice. */
    loud_kind: NoticeKind | null;
    loud_at: Date | null;
  };
  /** Browsers that receive push messages: one per session, deleted with it. */
  push_devices: {
    id: string;
    member_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    registered_at: Date;
  };
  /** The kinds of mail that a member has turned off. */
  muted_mails: { member_id: string; kind: MailedKind };
};
