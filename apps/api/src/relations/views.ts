import type { Match, MemberCard, RelationView } from "@sanjog/contract/member-view";
import type { SmallCard } from "@sanjog/contract/small-card";
import { mayAct } from "@sanjog/domain/accounts/profile-status";
import { dayInIndia } from "@sanjog/domain/calendar";
import { openActions } from "@sanjog/domain/connections/connection-request";
import { maySee } from "@sanjog/domain/privacy/visibility";
import { namesOf } from "@sanjog/domain/profiles/name-scripts";
import { revoke_within_ms, statusAt } from "@sanjog/domain/proposals/marriage-proposal";
import type { ProposalBetween, Relation } from "@sanjog/domain/relations/relation";
import { mayAsk, type Party } from "@sanjog/domain/relations/sender";
import { criteriaMet, matchScore, wishesMade } from "@sanjog/domain/suggestions/criteria";
import { shareGotra } from "@sanjog/domain/suggestions/gotra";
import type { Criterion } from "@sanjog/domain/suggestions/wish-table";
import type { Viewer } from "../platform/http/authenticate.ts";
import type { MatchInput } from "./queries/match-profiles.ts";

/** The relation of viewer and member, with the actions open to the viewer; part of every view of a member. */
export type RelationSummary = { relation: RelationView; showActionButton: boolean };

export function presentRelation(
  relation: Relation,
  viewer: Viewer,
  owner: Party,
  now: Date,
): RelationSummary {
  const may_act = mayAct(viewer.profile_status);
  const { connected, shortlisted, request, proposal } = relation;
  return {
    relation: {
      connected,
      ...(connected && request?.answered_at && { connected_on: dayInIndia(request.answered_at) }),
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

/** Returns the part of a member's card that a small card shows. */
export function presentSmallCard({
  user_id,
  profile_details,
  career_details,
  profile_picture,
}: MemberCard): SmallCard {
  const { age } = profile_details;
  return { user_id, ...namesOf(profile_details), age, city: career_details.city, profile_picture };
}

/** Shows days only, as for requests, except that the sender sees until what time they can revoke. */
function presentProposal(proposal: ProposalBetween, now: Date): RelationView["proposal"] {
  const { id, sent_by_viewer, answered_at } = proposal;
  const status = statusAt(proposal, now);
  const sent_at = dayInIndia(proposal.sent_at);
  const until = new Date(proposal.sent_at.getTime() + revoke_within_ms);
  const revocable = sent_by_viewer && status === "open" && until > now;
  return {
    id,
    status,
    sent_by_viewer,
    sent_at,
    ...(status === "accepted" && answered_at && { accepted_on: dayInIndia(answered_at) }),
    ...(revocable && { revocable_until: until.toISOString() }),
  };
}

/** Returns the viewer's wishes about facts of the owner that the viewer may see. */
export function comparableWishes(
  { wishes }: Pick<MatchInput, "wishes">,
  owner: Pick<MatchInput, "annual_income">,
  relation: Relation,
): Criterion[] {
  const hidden = hiddenCriteria(owner, relation);
  return wishesMade(wishes).filter((criterion) => !hidden.includes(criterion));
}

const hiddenCriteria = (owner: Pick<MatchInput, "annual_income">, relation: Relation): Criterion[] =>
  maySee(owner.annual_income, relation) ? [] : ["income"];

/** Returns the wishes that each of the two meets, and the score. Null if both have the same gender. */
export function presentMatch(
  viewer: MatchInput,
  owner: MatchInput,
  relation: Relation,
  now: Date,
): Match | null {
  if (!mayAsk(viewer, owner)) return null;
  const met = criteriaMet(viewer.wishes, owner.facts, now);
  const theirs_met = criteriaMet(owner.wishes, viewer.facts, now);
  const hidden = hiddenCriteria(owner, relation);
  const theirs_made = wishesMade(owner.wishes);
  const theirs = theirs_made.filter((criterion) => theirs_met.includes(criterion));
  return {
    // A hidden field counts as met, so that the score reveals nothing about it.
    score: matchScore([...new Set([...met, ...hidden])], theirs_met),
    mine: comparableWishes(viewer, owner, relation).filter((criterion) => met.includes(criterion)),
    theirs,
    theirs_met: theirs.length,
    theirs_of: theirs_made.length,
    same_gotra: viewer.gotra_rule !== "ignore" && shareGotra(viewer.gotras, owner.gotras),
  };
}
