import type { Occupation } from "../reference/career-lists.ts";

/** The facts that can set a suggested person apart; among equally rare ones a card shows the first. */
const reasons = [
  "same_city",
  "namdhari",
  "same_hobbies",
  "same_work",
  "close_in_age",
  "same_education",
  "same_country",
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
  same_country: (facts, viewer) =>
    facts.country !== "" && facts.country === viewer?.country && !rules.same_city(facts, viewer),
};

/** Returns the hobbies that the two share, at most two. */
function sameHobbies({ hobbies }: ReasonFacts, viewer: ReasonViewer | null): readonly string[] {
  return hobbies.filter((hobby) => viewer?.hobbies.includes(hobby)).slice(0, most_hobbies);
}

/**
 * Returns for each person of a list what sets them apart, at most three reasons, first the one that the fewest share.
 * Leaves out a reason that most of the list share, since it helps nobody to choose; a single person keeps all.
 */
export function distinguishingReasons(
  people: readonly ReasonFacts[],
  viewer: ReasonViewer | null,
): ShownReason[][] {
  const telling = reasons
    .map((reason) => ({ reason, shared: people.filter((facts) => rules[reason](facts, viewer)).length }))
    .filter(
      // Which hobbies are shared differs from person to person.
      ({ reason, shared }) => reason === "same_hobbies" || people.length === 1 || 2 * shared <= people.length,
    )
    .sort((a, b) => a.shared - b.shared);
  return people.map((facts) => {
    const found = telling.filter(({ reason }) => rules[reason](facts, viewer)).slice(0, most_shown);
    return found.map(({ reason }) => ({
      reason,
      hobbies: reason === "same_hobbies" ? sameHobbies(facts, viewer) : [],
    }));
  });
}
