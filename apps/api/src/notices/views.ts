import type { MemberCard } from "@sanjog/contract/member-view";
import type { NoticeView } from "@sanjog/contract/notices";
import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import { closedKinds, type NoticeKind, type NoticeStatus } from "@sanjog/domain/notices/notice-kinds";
import type { pageWithin } from "@sanjog/domain/paging";
import { namesOf } from "@sanjog/domain/profiles/name-scripts";
import type { Locale } from "@sanjog/i18n/locale";
import type { ListedMember } from "../relations/queries/listed-members.ts";
import type { MemberWithRelation } from "../relations/queries/member-cards.ts";
import { noticeTexts } from "./notice-texts.ts";

export type ListedNotice = ListedMember & { kind: NoticeKind; status: NoticeStatus };
type Page = ReturnType<typeof pageWithin>;

/** Returns dates without times, so that a list does not reveal at what hour somebody used the app. */
export function presentNotices(
  rows: readonly ListedNotice[],
  met: ReadonlyMap<string, MemberWithRelation>,
  page: Page,
  unread: number,
  locale: Locale,
) {
  const { titles } = noticeTexts(locale);
  const data = rows.flatMap((row): NoticeView[] => {
    const card = met.get(row.member_id)?.card;
    if (!card && !isClosed(row.kind)) return [];
    return [
      {
        id: row.id,
        kind: row.kind,
        title: titles[row.kind],
        status: row.status,
        told_on: dayIn(row.changed_at, india_time_zone),
        member: card ? named(card) : null,
      },
    ];
  });
  return { ...page, data, unread };
}

const isClosed = (kind: NoticeKind) => (closedKinds as readonly NoticeKind[]).includes(kind);

function named({ user_id, profile_details, profile_picture }: MemberCard) {
  return { user_id, ...namesOf(profile_details), profile_picture };
}
