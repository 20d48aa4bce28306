import type { NoticeView } from "@sanjog/contract/notices";
import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import type { NoticeKind, NoticeStatus } from "@sanjog/domain/notices/notice-kinds";
import type { pageWithin } from "@sanjog/domain/paging";
import type { Locale } from "@sanjog/i18n/locale";
import type { ListedMember } from "../relations/queries/listed-members.ts";
import type { MetMember } from "../relations/queries/member-cards.ts";
import { noticeTexts } from "./notice-texts.ts";

export type ListedNotice = ListedMember & { kind: NoticeKind; status: NoticeStatus };
type Page = ReturnType<typeof pageWithin>;

/** The day alone: a list does not tell at what hour somebody sat at their telephone. */
export function presentNotices(
  rows: readonly ListedNotice[],
  met: ReadonlyMap<string, MetMember>,
  page: Page,
  unread: number,
  locale: Locale,
) {
  const { titles } = noticeTexts(locale);
  const data = rows.flatMap((row): NoticeView[] => {
    const card = met.get(row.member_id)?.card;
    if (!card) return [];
    const { firstname, lastname } = card.profile_details;
    return [
      {
        id: row.id,
        kind: row.kind,
        title: titles[row.kind],
        status: row.status,
        told_on: dayIn(row.changed_at, india_time_zone),
        member: { user_id: card.user_id, firstname, lastname, profile_picture: card.profile_picture },
      },
    ];
  });
  return { ...page, data, unread };
}
