import type { Occupation } from "../reference/career-lists.ts";

/** The facts that can set a suggested person apart, in the order in which a card shows them. */
const reasons = [
  "same_city",
  "namdhari",
  "same_hobbies",
  "same_work",
  "close_in_age",
  "same_education",
  "fits_all_theirs",
] as const;
type Reason = (typeof reasons)[number];

/** One reason for a card, and for the shared hobbies the names of them. */
export type ShownReason = { reason: Reason; hobbies: readonly string[] };

/** The names of place, education and hobbies are in the reader's language; the occupation is a code. */
type Compared = {
  city: string;
  country: string;
  occupation: string;
  education: string;
  hobbies: readonly string[];
};

/** What the reasons compare a person with; the age is null while it is unknown. */
export type ReasonViewer = Compared & { age: number | null };

/** What the viewer may see about one suggested person. */
export type ReasonFacts = Compared & {
  age: number;
  namdhari_sect: boolean | null;
  /** How many of that person's wishes the viewer meets, and how many there are. */
  theirs_met: number;
  theirs_of: number;
};

/** Families speak of one age up to this difference in years. */
const close_in_age_years = 1;
/** Two names fit on one line of a card. */
const most_hobbies = 2;
/** More would hide the person's own words on a card. */
const most_shown = 3;
/** These say little about a person's work. */
const vague_occupations: readonly string[] = [
  "student",
  "not_working",
  "other",
] satisfies readonly Occupation[];

const rules: Record<Reason, (facts: ReasonFacts, viewer: ReasonViewer | null) => boolean> = {
  same_city: ({ city, country }, viewer) =>
    city !== "" && city === viewer?.city && country === viewer.country,
  namdhari: ({ namdhari_sect }) => namdhari_sect === true,
  close_in_age: ({ age }, viewer) =>
    viewer !== null && viewer.age !== null && Math.abs(age - viewer.age) <= close_in_age_years,
  same_hobbies: (facts, viewer) => sameHobbies(facts, viewer).length > 0,
  same_work: ({ occupation }, viewer) =>
    occupation === viewer?.occupation && !vague_occupations.includes(occupation),
  same_education: ({ education }, viewer) => education !== "" && education === viewer?.education,
  // Without a wish there is nothing to fit.
  fits_all_theirs: ({ theirs_met, theirs_of }) => theirs_of > 0 && theirs_met >= theirs_of,
};

/** Returns the hobbies that the two share, at most two. */
function sameHobbies({ hobbies }: ReasonFacts, viewer: ReasonViewer | null): readonly string[] {
  return hobbies.filter((hobby) => viewer?.hobbies.includes(hobby)).slice(0, most_hobbies);
}

/**
 * Returns for each person of a list what sets them apart, at most three reasons. Leaves out a reason that most of the
 * list share, since it helps nobody to choose; a single person keeps all. A person without another reason keeps that
 * the viewer fits all their wishes: unlike the sect, its absence from a card says nothing about the others.
 */
export function distinguishingReasons(
  people: readonly ReasonFacts[],
  viewer: ReasonViewer | null,
): ShownReason[][] {
  const telling = reasons.filter((reason) => {
    const sharing = people.filter((facts) => rules[reason](facts, viewer)).length;
    // Which hobbies are shared differs from person to person.
    return reason === "same_hobbies" || people.length === 1 || 2 * sharing <= people.length;
  });
  return people.map((facts) => {
    const found = telling.filter((reason) => rules[reason](facts, viewer)).slice(0, most_shown);
    if (found.length === 0 && rules.fits_all_theirs(facts, viewer)) found.push("fits_all_theirs");
    return found.map((reason) => ({
      reason,
      hobbies: reason === "same_hobbies" ? sameHobbies(facts, viewer) : [],
    }));
  });
}
