import type { NotificationView } from "@sanjog/contract/notifications";
import { dayInIndia } from "@sanjog/domain/calendar";
import { answerTo } from "@sanjog/domain/notifications/notification-answer";
import {
  closedKinds,
  type NotificationKind,
  type NotificationStatus,
} from "@sanjog/domain/notifications/notification-kinds";
import type { pageWithin } from "@sanjog/domain/paging";
import type { Locale } from "@sanjog/i18n/locale";
import type { ListedMember } from "../relations/queries/listed-members.ts";
import type { MemberWithRelation } from "../relations/queries/member-cards.ts";
import { presentSmallCard } from "../relations/views.ts";
import { notificationTexts } from "./notification-texts.ts";

export type ListedNotification = ListedMember & { kind: NotificationKind; status: NotificationStatus };
type Page = ReturnType<typeof pageWithin>;

/** Returns dates without times, so that a list does not reveal at what hour somebody used the app. */
export function presentNotifications(
  rows: readonly ListedNotification[],
  met: ReadonlyMap<string, MemberWithRelation>,
  page: Page,
  unread: number,
  locale: Locale,
  now: Date,
) {
  const { titles } = notificationTexts(locale);
  const data = rows.flatMap((row): NotificationView[] => {
    const between = met.get(row.member_id);
    const card = between?.card;
    if (!card && !isClosed(row.kind)) return [];
    return [
      {
        id: row.id,
        kind: row.kind,
        title: titles[row.kind],
        status: row.status,
        told_on: dayInIndia(row.changed_at),
        answer: between ? answerTo(row.kind, between.relation, now) : null,
        member: card ? presentSmallCard(card) : null,
      },
    ];
  });
  return { ...page, data, unread };
}

const isClosed = (kind: NotificationKind) => (closedKinds as readonly NotificationKind[]).includes(kind);
