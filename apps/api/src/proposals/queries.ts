import type { PageQuery } from "@sanjog/contract/reply";
import { lapsedSince, type ProposalList } from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalStatus } from "@sanjog/domain/relations/proposal-status";
import type { Locale } from "@sanjog/i18n/locale";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { loadAskedMembers } from "../relations/queries/asked-members.ts";
import { type ListedMember, listMembers } from "../relations/queries/listed-members.ts";
import { loadMemberCards } from "../relations/queries/member-cards.ts";
import { presentProposals } from "./views.ts";

/**
 * SQL equivalent of `proposalListFor`: selects the proposals of one list. The sent list has only the latest to each
 * member.
 */
export function proposalsOf(
  viewer: Pick<Viewer, "id">,
  list: ProposalList,
  now: Date,
): RawBuilder<ListedMember> {
  const open = sql`(status = 'open' and sent_at > ${lapsedSince(now)})`;
  const columns = sql`id, sent_at as began_at, coalesce(answered_at, sent_at) as changed_at`;
  if (list === "received") {
    return sql`select ${columns}, sender_id as member_id from proposals
      where receiver_id = ${viewer.id} and ${open}`;
  }
  if (list === "accepted") {
    return sql`select ${columns}, case sender_id when ${viewer.id} then receiver_id else sender_id end as member_id
      from proposals where ${viewer.id} in (sender_id, receiver_id) and status = 'accepted'`;
  }
  return sql`select id, began_at, changed_at, member_id from (
      select distinct on (receiver_id) ${columns}, status, receiver_id as member_id from proposals
      where sender_id = ${viewer.id}
      order by receiver_id, status = 'open' desc, sent_at desc, answered_at desc, id
    ) latest where status in ('open', 'rejected', 'lapsed')`;
}

/** Returns one page of a list of proposals, newest first, without members who are hidden from the viewer. */
export async function listProposals(
  deps: AreaDeps,
  viewer: Viewer,
  list: ProposalList,
  asked: PageQuery,
  locale: Locale,
) {
  const now = await deps.dbNow(deps.db);
  const { rows, page } = await listMembers(deps.db, viewer, proposalsOf(viewer, list, now), asked);
  const ids = rows.map((row) => row.id);
  const member_ids = rows.map((row) => row.member_id);
  // Only an answer that is still to be given needs the counts; elsewhere they would show when a member changes their wishes.
  const loadCards = list === "received" ? loadAskedMembers : loadMemberCards;
  const [statuses, met] = await Promise.all([
    statusesOf(deps.db, ids),
    loadCards(deps, viewer, member_ids, locale),
  ]);
  return presentProposals(rows, statuses, met, page, now);
}

async function statusesOf(db: Db, ids: readonly string[]): Promise<Map<string, ProposalStatus>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("proposals").where("id", "in", ids).select(["id", "status"]).execute();
  return new Map(rows.map(({ id, status }) => [id, status]));
}
