import type { Suggestion } from "@sanjog/contract/suggestions";

/** Returns the card of a member who may be sent a request, with the given differences. */
export function madeSuggestion(user_id: string, firstname: string): Suggestion {
  return {
    user_id,
    email: null,
    profile_details: {
      firstname,
      lastname: "Singh",
      name_in_punjabi: "",
      name_in_english: "",
      age: 29,
      dob: null,
      height: { feet: 5, inches: 11 },
      namdhari_sect: false,
      hobbies_title: ["Music"],
      express_yourself: "I write software, mostly from home.",
    },
    career_details: {
      occupation: "software",
      occupation_title: "Software engineer",
      annual_income: "lakh_50_to_75",
      annual_income_title: "₹50–75 lakh",
      highest_degree_title: "Graduate",
      city: "Surrey",
      country: "Canada",
    },
    profile_picture: null,
    relation: {
      connected: false,
      shortlisted: false,
      request: null,
      actions: ["send_request", "shortlist", "set_aside", "block"],
    },
    showActionButton: true,
    match: { score: 80, mine: ["age"], theirs: ["age"], theirs_met: 1, theirs_of: 2, same_gotra: false },
  };
}
