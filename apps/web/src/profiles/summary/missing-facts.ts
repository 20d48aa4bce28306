import type { MemberProfile } from "@sanjog/contract/member-view";
import type { WizardStep } from "@sanjog/domain/profiles/completeness";
import { openNameFields } from "@sanjog/domain/profiles/name-scripts";

/** What a family may leave out; the names are those of the fields in the forms. */
export type MissingFact =
  | "express_yourself"
  | "name_in_punjabi"
  | "name_in_english"
  | "hobbies"
  | "blood_group"
  | "reference"
  | "about_family"
  | "about_desired_partner"
  | "profile_picture"
  | "gallery";

/** Returns the optional facts that the own profile does not have yet, by the step in which they are given. */
export function missingFacts(profile: MemberProfile): Record<WizardStep, MissingFact[]> {
  const { profile_details: person, family_details: family, preferences } = profile;
  const names = openNameFields(person).filter((field) => person[field] === "");
  const missing = (facts: Partial<Record<MissingFact, boolean>>) =>
    (Object.keys(facts) as MissingFact[]).filter((fact) => facts[fact]);
  return {
    personal: [
      ...missing({ express_yourself: person.express_yourself === "" }),
      ...names,
      ...missing({
        hobbies: person.hobbies.length === 0,
        blood_group: person.blood_group === "not_known",
        reference: !person.reference,
      }),
    ],
    family: missing({ about_family: family.about_family === "" }),
    career: [],
    preference: missing({ about_desired_partner: preferences.about_desired_partner === "" }),
    photo: missing({
      profile_picture: profile.profile_picture === null,
      gallery: profile.post_pictures.length === 0,
    }),
  };
}
