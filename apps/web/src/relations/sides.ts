import type { RequestRow } from "@sanjog/contract/request-row";

/** How many wishes of each side are met. */
export type SidesMet = NonNullable<RequestRow["member"]["match"]>;

/** Returns which side's count says most: one's own if not all are met, then theirs; null if neither side has wishes. */
export function sidesOfMatch({ mine_met, mine_of, theirs_met, theirs_of }: SidesMet) {
  if (mine_of + theirs_of === 0) return null;
  if (mine_met < mine_of) return { sides: "some", met: mine_met, of: mine_of } as const;
  const theirs = { met: theirs_met, of: theirs_of };
  return { sides: theirs_of === 0 ? "mine" : theirs_met < theirs_of ? "theirs" : "both", ...theirs } as const;
}
