/** The facts that can set a suggested person apart, in the order in which a card shows them. */
export const reasons = ["same_city", "namdhari", "close_in_age", "fits_all_theirs"] as const;
export type Reason = (typeof reasons)[number];

type Place = { city: string; country: string };

/** What the reasons compare a person with; the age is null while it is unknown. */
export type ReasonViewer = Place & { age: number | null };

/** What the viewer may see about one suggested person. */
export type ReasonFacts = Place & {
  age: number;
  namdhari_sect: boolean | null;
  /** How many of that person's wishes the viewer meets, and how many there are. */
  theirs_met: number;
  theirs_of: number;
};

/** Families speak of one age up to this difference in years. */
const close_in_age_years = 1;

const rules: Record<Reason, (facts: ReasonFacts, viewer: ReasonViewer | null) => boolean> = {
  same_city: ({ city, country }, viewer) =>
    viewer !== null && city !== "" && city === viewer.city && country === viewer.country,
  namdhari: ({ namdhari_sect }) => namdhari_sect === true,
  close_in_age: ({ age }, viewer) =>
    viewer !== null && viewer.age !== null && Math.abs(age - viewer.age) <= close_in_age_years,
  // Without a wish there is nothing to fit.
  fits_all_theirs: ({ theirs_met, theirs_of }) => theirs_of > 0 && theirs_met >= theirs_of,
};

/**
 * Returns for each person of a list what sets them apart. Leaves out a reason that most of the list share, since it
 * helps nobody to choose; a single person keeps all reasons. A person without another reason keeps that the viewer
 * fits all their wishes: unlike the sect, its absence from a card says nothing about the others.
 */
export function distinguishingReasons(
  people: readonly ReasonFacts[],
  viewer: ReasonViewer | null,
): Reason[][] {
  const telling = reasons.filter((reason) => {
    const sharing = people.filter((facts) => rules[reason](facts, viewer)).length;
    return people.length === 1 || 2 * sharing <= people.length;
  });
  return people.map((facts) => {
    const apart = telling.filter((reason) => rules[reason](facts, viewer));
    return apart.length === 0 && rules.fits_all_theirs(facts, viewer) ? ["fits_all_theirs"] : apart;
  });
}
