import type { MemberCard, RelationView } from "@sanjog/contract/member-view";
import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { dayIn, india_time_zone } from "@sanjog/domain/calendar";
import { openActions } from "@sanjog/domain/connections/connection-request";
import { revoke_within_ms, statusAt } from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalBetween, Relation } from "@sanjog/domain/relations/relation";
import type { Party } from "@sanjog/domain/relations/sender";
import type { Locale } from "@sanjog/i18n/locale";
import type { Deps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { loadProfilesBeside, type Profile, presentCard } from "../../profiles/queries.ts";
import { relationFrom, relationValue } from "./relations.ts";
import { mayBeMet } from "./visibility.ts";

/** What every view of another member says of the two, and what the viewer may do. */
export type Between = { relation: RelationView; showActionButton: boolean };

export function presentRelation(relation: Relation, viewer: Viewer, owner: Party, now: Date): Between {
  const may_act = mayAct(viewer.profile_status);
  const { connected, shortlisted, request, proposal } = relation;
  return {
    relation: {
      connected,
      shortlisted,
      request: request && {
        id: request.id,
        status: request.status,
        sent_by_viewer: request.sent_by_viewer,
      },
      proposal: proposal && presentProposal(proposal, now),
      actions: openActions(relation, { viewer, owner }, now),
    },
    showActionButton: may_act && !relation.self,
  };
}

/** The day alone, as with requests; but one's own clock one may know. */
function presentProposal(proposal: ProposalBetween, now: Date): RelationView["proposal"] {
  const { id, sent_by_viewer } = proposal;
  const status = statusAt(proposal, now);
  const sent_at = dayIn(proposal.sent_at, india_time_zone);
  const until = new Date(proposal.sent_at.getTime() + revoke_within_ms);
  const revocable = sent_by_viewer && status === "open" && until > now;
  return {
    id,
    status,
    sent_by_viewer,
    sent_at,
    ...(revocable && { revocable_until: until.toISOString() }),
  };
}

/** A member as a list shows them, with the relation from which the card was made. */
export type MetMember = { card: MemberCard; relation: Relation; profile: Profile };

/**
 * The cards of these members for this viewer, by id, in one statement however many they are.
 * Whether the viewer may meet them is asked again: one who has just hidden, or blocked the viewer, is left out.
 */
export async function loadMemberCards(
  deps: Pick<Deps, "db" | "now">,
  viewer: Viewer,
  ids: readonly string[],
  locale: Locale,
): Promise<Map<string, MetMember>> {
  const now = deps.now();
  const found = await loadProfilesBeside(deps.db, ids, relationValue(viewer.id));
  const met = new Map<string, MetMember>();
  for (const [profile, between_two] of found) {
    const relation = relationFrom(between_two, viewer.id);
    if (!mayBeMet(viewer, { ...profile.account, complete: true }, relation)) continue;
    const shown = presentCard(profile, { relation, locale, now });
    const between = presentRelation(relation, viewer, profile.account, now);
    met.set(profile.account.id, { card: { ...shown, ...between }, relation, profile });
  }
  return met;
}
