import type { Match } from "@sanjog/contract/member-view";
import { maySee } from "@sanjog/domain/privacy/visibility";
import type { Relation } from "@sanjog/domain/relations/relation";
import { mayAsk } from "@sanjog/domain/relations/sender";
import { type Criterion, criteriaMet, matchScore, wishesMade } from "@sanjog/domain/suggestions/criteria";
import { shareGotra } from "@sanjog/domain/suggestions/gotra";
import type { Compared } from "./match-profiles.ts";

/** Says why two fit: each wish that is met, and how well all in all. Null for two of one gender. */
export function presentMatch(viewer: Compared, owner: Compared, relation: Relation, now: Date): Match | null {
  if (!mayAsk(viewer, owner)) return null;
  const met = criteriaMet(viewer.wishes, owner.facts, now);
  const theirs_met = criteriaMet(owner.wishes, viewer.facts, now);
  const hidden: Criterion[] = maySee(owner.annual_income, relation) ? [] : ["income"];
  const mine_made = wishesMade(viewer.wishes).filter((criterion) => !hidden.includes(criterion));
  const theirs_made = wishesMade(owner.wishes);
  const theirs = theirs_made.filter((criterion) => theirs_met.includes(criterion));
  return {
    // What the owner hides counts as met, so that the score tells nothing about it.
    score: matchScore([...new Set([...met, ...hidden])], theirs_met),
    mine: mine_made.filter((criterion) => met.includes(criterion)),
    theirs,
    theirs_met: theirs.length,
    theirs_of: theirs_made.length,
    same_gotra: viewer.gotra_rule !== "ignore" && shareGotra(viewer.gotras, owner.gotras),
  };
}
