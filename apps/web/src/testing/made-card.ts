import type { MemberCard } from "@sanjog/contract/member-view";

/** Returns the card of a member to whom the viewer has this relation. */
export function madeCard(firstname: string, relation: Partial<MemberCard["relation"]>): MemberCard {
  return {
    user_id: firstname.toLowerCase(),
    email: null,
    profile_details: {
      firstname,
      lastname: "Singh",
      name_in_punjabi: "",
      name_in_english: "",
      age: 29,
      dob: null,
      height: { feet: 5, inches: 11 },
      namdhari_sect: true,
      hobbies_title: [],
      express_yourself: `${firstname} keeps bees.`,
    },
    career_details: {
      occupation: "engineer",
      occupation_title: "Engineer",
      annual_income: null,
      annual_income_title: null,
      highest_degree_title: "Graduate",
      city: "Ludhiana",
      country: "India",
    },
    profile_picture: null,
    relation: {
      connected: false,
      shortlisted: false,
      request: null,
      proposal: null,
      actions: [],
      ...relation,
    },
    showActionButton: true,
  };
}
