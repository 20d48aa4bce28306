import type {
  MailedKind,
  NotificationKind,
  NotificationStatus,
  NotificationTopic,
} from "@sanjog/domain/notifications/notification-kinds";

/** Notifications to members and their channels. */
export type NotificationTables = {
  /** The latest notification for each member, other member and topic. */
  notices: {
    id: string;
    member_id: string;
    actor_id: string;
    topic: NotificationTopic;
    kind: NotificationKind;
    status: NotificationStatus;
    told_at: Date;
    /** The kind and time of the last push or mail about this notification. */
    loud_kind: NotificationKind | null;
    loud_at: Date | null;
    /** When the member first opened the page about this good news; null for other kinds. */
    opened_at: Date | null;
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
  /** Who was reminded of the rules in which quarter. */
  rule_reminders: { member_id: string; quarter: string; told_at: Date; read_at: Date | null };
};
