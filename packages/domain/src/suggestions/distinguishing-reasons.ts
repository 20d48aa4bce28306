/** The facts that can set a suggested person apart, in the order in which a card shows them. */
export const reasons = ["same_city", "namdhari", "fits_all_theirs"] as const;
export type Reason = (typeof reasons)[number];

type Place = { city: string; country: string };

/** What the viewer may see about one suggested person. */
export type ReasonFacts = Place & {
  namdhari_sect: boolean | null;
  /** How many of that person's wishes the viewer meets, and how many there are. */
  theirs_met: number;
  theirs_of: number;
};

const rules: Record<Reason, (facts: ReasonFacts, viewer: Place | null) => boolean> = {
  same_city: ({ city, country }, viewer) =>
    viewer !== null && city !== "" && city === viewer.city && country === viewer.country,
  namdhari: ({ namdhari_sect }) => namdhari_sect === true,
  // Without a wish there is nothing to fit.
  fits_all_theirs: ({ theirs_met, theirs_of }) => theirs_of > 0 && theirs_met >= theirs_of,
};

/**
 * Returns for each person of a list what sets them apart. Leaves out a reason that everyone in the list shares, since
 * it helps nobody to choose; a single person keeps all reasons.
 */
export function distinguishingReasons(people: readonly ReasonFacts[], viewer: Place | null): Reason[][] {
  const telling = reasons.filter(
    (reason) => people.length === 1 || !people.every((facts) => rules[reason](facts, viewer)),
  );
  return people.map((facts) => telling.filter((reason) => rules[reason](facts, viewer)));
}
