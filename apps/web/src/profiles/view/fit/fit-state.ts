import type { Match, MemberProfile } from "@sanjog/contract/member-view";
import type { ShownPreferences } from "@sanjog/contract/profile-details";
import type { User } from "@sanjog/contract/user";
import { ageAt } from "@sanjog/domain/calendar";
import { formatHeight } from "@sanjog/i18n/format";
import type { Locale } from "@sanjog/i18n/locale";
import { chipsOf, type WishChip } from "../../../relations/wish-chips.ts";

/** A wish, whether the other side meets it, and the fact where the wish does not say it: of a range, a list or a wish that is missed. */
export type FitLine = { criterion: string; chip: WishChip; met: boolean; fact: string | null };

/** The facts that wishes are about, by criterion. */
export type FitFacts = Readonly<Record<string, string | null>>;

const criterionOf = (chip: WishChip) => (chip.kind === "titles" ? chip.field : chip.kind);

/** Returns the wishes with whether they are met; leaves out a wish whose fact this viewer may not see. */
export function fitLines(wishes: ShownPreferences, met: readonly string[], facts: FitFacts): FitLine[] {
  return chipsOf(wishes)
    .map((chip) => ({ criterion: criterionOf(chip), chip }))
    .filter(({ criterion }) => facts[criterion] !== null)
    .map(({ criterion, chip }) => {
      const is_met = met.includes(criterion);
      const says_fact = is_met && chip.kind === "titles" && chip.titles.length === 1;
      return { criterion, chip, met: is_met, fact: says_fact ? null : (facts[criterion] ?? null) };
    });
}

/** Returns how many of the wishes are met, and how many there are. */
export const countMet = (lines: readonly FitLine[]) => ({
  met: lines.filter(({ met }) => met).length,
  of: lines.length,
});

/** Returns the other member's facts; an income that is hidden from the viewer is null. */
export function factsOf(profile: MemberProfile, locale: Locale): FitFacts {
  const { profile_details, family_details, career_details } = profile;
  return factsIn(profile_details, family_details, career_details, profile_details.age, locale);
}

/** Returns the viewer's own facts; null before the steps are complete. */
export function ownFactsOf(user: User | null, now: Date, locale: Locale): FitFacts | null {
  if (!user?.profile_details || !user.family_details || !user.career_details) return null;
  const { profile_details, family_details, career_details } = user;
  return factsIn(profile_details, family_details, career_details, ageAt(profile_details.dob, now), locale);
}

type Personal = Pick<
  MemberProfile["profile_details"],
  "height" | "marital_status_title" | "mother_tongue_title" | "religion_title" | "caste_title" | "diet_title"
>;
type Family = Pick<MemberProfile["family_details"], "family_type_title">;
type Career = Pick<
  MemberProfile["career_details"],
  "occupation_title" | "country" | "residential_status_title" | "highest_degree_title" | "annual_income_title"
>;

function factsIn(personal: Personal, family: Family, career: Career, age: number, locale: Locale): FitFacts {
  return {
    age: String(age),
    height: formatHeight(locale, personal.height),
    marital_status: personal.marital_status_title,
    mother_tongue: personal.mother_tongue_title,
    religion: personal.religion_title,
    caste: personal.caste_title,
    diet: personal.diet_title,
    family_type: family.family_type_title,
    occupation: career.occupation_title,
    country: career.country.name,
    residential_status: career.residential_status_title,
    education: career.highest_degree_title,
    income: career.annual_income_title,
  };
}

/** Returns whether each side's wishes can be listed, only counted, or were not made. */
export function theirSide({ theirs, theirs_of }: Match): "open" | "counted" | "listed" {
  if (theirs_of === 0) return "open";
  return theirs === null ? "counted" : "listed";
}
