import {
  type AnnualIncome,
  type EducationLevel,
  educationLevels,
  employedIns,
  incomeBands,
  occupations,
  residentialStatuses,
} from "./career-lists.ts";
import { familyTypes, parentOccupations } from "./family-lists.ts";
import { gotraIds } from "./gotra-ids.ts";
import {
  bloodGroups,
  castes,
  diets,
  genders,
  hobbies,
  maritalStatuses,
  motherTongues,
  profileFors,
  religions,
} from "./personal-lists.ts";

/** Decisions §5: the answer "Any" of a wish. It stands alone and belongs to no list. */
export const any_option = "any";

function idsOf<const Id extends string>(entries: readonly { readonly id: Id }[]): readonly Id[] {
  return entries.map((entry) => entry.id);
}

const educationIds = idsOf(educationLevels);
const incomeIds = idsOf(incomeBands);

/** Every list of options, by the field that is filled from it. */
export const optionLists = {
  profile_for: profileFors,
  gender: genders,
  marital_status: maritalStatuses,
  religion: religions,
  caste: castes,
  mother_tongue: motherTongues,
  diet: diets,
  blood_group: bloodGroups,
  hobbies,
  family_type: familyTypes,
  father_occupation: parentOccupations,
  mother_occupation: parentOccupations,
  paternal_gotra: gotraIds,
  maternal_gotra: gotraIds,
  gotra: gotraIds,
  highest_degree: educationIds,
  minimum_education: educationIds,
  maximum_education: educationIds,
  employed_in: employedIns,
  occupation: occupations,
  annual_income: incomeIds,
  income: incomeIds,
  residential_status: residentialStatuses,
} as const;

export type OptionField = keyof typeof optionLists;
export type OptionOf<Field extends OptionField> = (typeof optionLists)[Field][number];

/** Says whether an id may be stored in a field. "Any" is no option; wishes allow it beside these. */
export function isOption<Field extends OptionField>(field: Field, id: unknown): id is OptionOf<Field> {
  return (optionLists[field] as readonly unknown[]).includes(id);
}

/** The place of an option in its list, which is its bit on a match card; -1 for an id the list does not hold. */
export function optionPosition(field: OptionField, id: string): number {
  return (optionLists[field] as readonly string[]).indexOf(id);
}

const educationRanks = new Map<string, number>(educationLevels.map(({ id, rank }) => [id, rank]));
const incomeRanks = new Map<string, number>(incomeBands.map(({ id, rank }) => [id, rank]));

/** Higher means more schooling. An id from outside ranks below all. */
export function educationRank(id: EducationLevel | string): number {
  return educationRanks.get(id) ?? -1;
}

/** Whether a range of schooling leaves nobody out. */
export function isAnyEducation(minimum: string, maximum: string): boolean {
  const [low, high] = [educationRank(minimum), educationRank(maximum)];
  return educationLevels.every(({ rank }) => low <= rank && rank <= high);
}

/** Higher means more income. An id from outside ranks below all. */
export function incomeRank(id: AnnualIncome | string): number {
  return incomeRanks.get(id) ?? -1;
}

/** Answers that close a list wherever they are stored in it. */
const shown_last = ["prefer_not_to_say", "other"];

function shownPlace(id: string): number {
  return educationRanks.get(id) ?? incomeRanks.get(id) ?? shown_last.indexOf(id);
}

/** A list as families read it: as stored, education and income by rank, and the ways out at the end. */
export function optionsAsShown<Field extends OptionField>(field: Field): OptionOf<Field>[] {
  return [...(optionLists[field] as readonly OptionOf<Field>[])].sort(
    (a, b) => shownPlace(a) - shownPlace(b),
  );
}
