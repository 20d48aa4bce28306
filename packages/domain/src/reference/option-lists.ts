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

/** Decisions §5: the value "Any" of a wish. It excludes other values and belongs to no list. */
export const any_option = "any";

function idsOf<const Id extends string>(entries: readonly { readonly id: Id }[]): readonly Id[] {
  return entries.map((entry) => entry.id);
}

const educationIds = idsOf(educationLevels);
const incomeIds = idsOf(incomeBands);

/** Every list of options, by the field that uses it. */
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

/** Returns whether an id may be stored in a field. "Any" is no option; wishes allow it in addition. */
export function isOption<Field extends OptionField>(field: Field, id: unknown): id is OptionOf<Field> {
  return (optionLists[field] as readonly unknown[]).includes(id);
}

/** Returns an option's index in its list, which is its bit on a match card; -1 for an unknown id. */
export function optionPosition(field: OptionField, id: string): number {
  return (optionLists[field] as readonly string[]).indexOf(id);
}

const educationRanks = new Map<string, number>(educationLevels.map(({ id, rank }) => [id, rank]));
const incomeRanks = new Map<string, number>(incomeBands.map(({ id, rank }) => [id, rank]));

/** Returns the rank of an education; higher means more. An unknown id ranks lowest. */
export function educationRank(id: EducationLevel | string): number {
  return educationRanks.get(id) ?? -1;
}

/** Returns whether a range of education excludes nobody. */
export function isAnyEducation(minimum: string, maximum: string): boolean {
  const [low, high] = [educationRank(minimum), educationRank(maximum)];
  return educationLevels.every(({ rank }) => low <= rank && rank <= high);
}

/** Returns the rank of an income; higher means more. An unknown id ranks lowest. */
export function incomeRank(id: AnnualIncome | string): number {
  return incomeRanks.get(id) ?? -1;
}

/** Options that are shown last, wherever the list stores them. */
const shown_last = ["passed_away", "prefer_not_to_say", "other"];

/** Returns the place of an option that is at the edge of its list in every order, and 0 for all others. */
export function shownEdge(id: string): number {
  return id === "no_caste" ? -1 : shown_last.indexOf(id) + 1;
}

function shownPlace(id: string): number {
  return educationRanks.get(id) ?? incomeRanks.get(id) ?? shownEdge(id);
}

/** Returns a list in display order: as stored, education and income by rank, and options such as "other" last. */
export function optionsAsShown<Field extends OptionField>(field: Field): OptionOf<Field>[] {
  return [...(optionLists[field] as readonly OptionOf<Field>[])].sort(
    (a, b) => shownPlace(a) - shownPlace(b),
  );
}
