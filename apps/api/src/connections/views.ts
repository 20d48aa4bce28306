import type { RequestRow } from "@sanjog/contract/request-row";
import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import type { pageWithin } from "@sanjog/domain/paging";
import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import type { ListedMember } from "../relations/queries/listed-members.ts";
import type { MemberWithRelation } from "../relations/queries/member-cards.ts";

type Page = ReturnType<typeof pageWithin>;
type VisibleMembers = ReadonlyMap<string, MemberWithRelation>;

function withCards<Row>(
  rows: readonly ListedMember[],
  met: VisibleMembers,
  make: (row: ListedMember, met: MemberWithRelation) => Row,
): Row[] {
  return rows.flatMap((row) => {
    const member = met.get(row.member_id);
    return member ? [make(row, member)] : [];
  });
}

/** Returns dates without times, so that a list does not reveal at what hour somebody used the app. */
export function presentRequests(
  rows: readonly ListedMember[],
  status: RequestStatus,
  met: VisibleMembers,
  page: Page,
) {
  const data = withCards<RequestRow>(rows, met, (row, { card }) => ({
    id: row.id,
    status,
    sent_at: dayIn(row.began_at, india_time_zone),
    member: card,
  }));
  return { ...page, data };
}

export function presentConnections(rows: readonly ListedMember[], met: VisibleMembers, page: Page) {
  return { ...page, data: withCards(rows, met, (row, { card }) => ({ id: row.id, member: card })) };
}
