import type { MailedKind, NoticeKind, NoticeStatus, NoticeTopic } from "@sanjog/domain/notices/notice-kinds";

/** What members are told, and by which ways. */
export type NoticeTables = {
  /** One row for each member, other member and matter: the latest word. */
  notices: {
    id: string;
    member_id: string;
    actor_id: string;
    topic: NoticeTopic;
    kind: NoticeKind;
    status: NoticeStatus;
    told_at: Date;
    /** What last left the app about this, and when. */
    loud_kind: NoticeKind | null;
    loud_at: Date | null;
  };
  /** A browser that may be pushed to: one for each login, and it ends with it. */
  push_devices: {
    id: string;
    member_id: string;
    session_id: string;
    endpoint: string;
    p256dh: string;
    auth: string;
    registered_at: Date;
  };
  /** The kinds of mail that a member does not want. */
  muted_mails: { member_id: string; kind: MailedKind };
};
