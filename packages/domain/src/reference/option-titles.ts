import type { AnnualIncome, EducationLevel, EmployedIn, ResidentialStatus } from "./career-lists.ts";
import type { FamilyType, ParentOccupation } from "./family-lists.ts";
import type { GotraId } from "./gotra-ids.ts";
import type { OptionField } from "./option-lists.ts";
import type {
  BloodGroup,
  Caste,
  Diet,
  Gender,
  Hobby,
  MaritalStatus,
  MotherTongue,
  ProfileFor,
  Religion,
} from "./personal-lists.ts";

/** The titles that each language must provide: one for every option. */
export type OptionTitles = {
  profile_for: Record<ProfileFor, string>;
  gender: Record<Gender, string>;
  marital_status: Record<MaritalStatus, string>;
  religion: Record<Religion, string>;
  caste: Record<Caste, string>;
  mother_tongue: Record<MotherTongue, string>;
  diet: Record<Diet, string>;
  blood_group: Record<BloodGroup, string>;
  hobbies: Record<Hobby, string>;
  family_type: Record<FamilyType, string>;
  occupation: Record<ParentOccupation, string>;
  highest_degree: Record<EducationLevel, string>;
  employed_in: Record<EmployedIn, string>;
  annual_income: Record<AnnualIncome, string>;
  residential_status: Record<ResidentialStatus, string>;
  gotra: Record<GotraId, string>;
  any: { any: string };
};
export type TitleList = keyof OptionTitles;

/** Fields with the same list share its titles. */
const sharedTitles: Partial<Record<OptionField, TitleList>> = {
  father_occupation: "occupation",
  mother_occupation: "occupation",
  paternal_gotra: "gotra",
  maternal_gotra: "gotra",
  minimum_education: "highest_degree",
  maximum_education: "highest_degree",
  income: "annual_income",
};

/** Returns the list that has the titles of a field's options. */
export function titleListOf(field: OptionField): TitleList {
  return sharedTitles[field] ?? (field as TitleList);
}
