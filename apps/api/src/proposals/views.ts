import type { RequestRow } from "@sanjog/contract/request-row";
import { dayInIndia } from "@sanjog/domain/calendar";
import type { pageWithin } from "@sanjog/domain/paging";
import { statusAt } from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import type { AskedMember } from "../relations/queries/asked-members.ts";
import type { ListedMember } from "../relations/queries/listed-members.ts";

/** Returns the page without proposals and members that have disappeared since the list was read. */
export function presentProposals(
  rows: readonly ListedMember[],
  statuses: ReadonlyMap<string, ProposalStatus>,
  met: ReadonlyMap<string, AskedMember>,
  page: ReturnType<typeof pageWithin>,
  now: Date,
) {
  const data = rows.flatMap((row): RequestRow[] => {
    const [status, member] = [statuses.get(row.id), met.get(row.member_id)];
    if (!status || !member) return [];
    const sent_at = dayInIndia(row.began_at);
    return [
      { id: row.id, status: statusAt({ status, sent_at: row.began_at }, now), sent_at, member: member.card },
    ];
  });
  return { ...page, data };
}
