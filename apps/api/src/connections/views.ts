import type { ConnectionRow } from "@sanjog/contract/connections";
import type { RequestRow } from "@sanjog/contract/request-row";
import { dayInIndia } from "@sanjog/domain/calendar";
import type { pageWithin } from "@sanjog/domain/paging";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import type { RequestStatus } from "@sanjog/domain/relations/request-status";
import type { AreaDeps } from "../platform/deps.ts";
import { shownPhoneNumber } from "../profiles/views.ts";
import type { AskedMember } from "../relations/queries/asked-members.ts";
import type { ListedMember } from "../relations/queries/listed-members.ts";
import type { MemberWithRelation } from "../relations/queries/member-cards.ts";

type Page = ReturnType<typeof pageWithin>;
type VisibleMembers<Met = MemberWithRelation> = ReadonlyMap<string, Met>;

function withCards<Met, Row>(
  rows: readonly ListedMember[],
  met: VisibleMembers<Met>,
  make: (row: ListedMember, met: Met) => Row,
): Row[] {
  return rows.flatMap((row) => {
    const member = met.get(row.member_id);
    return member ? [make(row, member)] : [];
  });
}

export function presentRequests(
  rows: readonly ListedMember[],
  status: RequestStatus,
  met: VisibleMembers<AskedMember>,
  page: Page,
) {
  return { ...page, data: requestRows(rows, status, met) };
}

/**
 * Returns the rows of a list of requests or proposals that all have the same status. Dates have no times, so that
 * a list does not reveal at what hour somebody used the app.
 */
export function requestRows(
  rows: readonly ListedMember[],
  status: RequestStatus | ProposalStatus,
  met: VisibleMembers<AskedMember>,
): RequestRow[] {
  return withCards(rows, met, (row, { card }) => ({
    id: row.id,
    status,
    sent_at: dayInIndia(row.began_at),
    member: card,
  }));
}

export function presentConnections(
  deps: Pick<AreaDeps, "fields">,
  rows: readonly ListedMember[],
  met: VisibleMembers,
  page: Page,
) {
  return { ...page, data: connectionRows(deps, rows, met) };
}

/** Returns the connections with the phone numbers that the viewer may see, and decrypts no other. */
export function connectionRows(
  { fields }: Pick<AreaDeps, "fields">,
  rows: readonly ListedMember[],
  met: VisibleMembers,
): ConnectionRow[] {
  return withCards(rows, met, (row, { card, relation, profile }) => ({
    id: row.id,
    phone_number: shownPhoneNumber(fields, profile, relation),
    member: card,
  }));
}
