import type { ShownCareer } from "@sanjog/contract/profile-details";
import type { EmployedIn, Occupation } from "@sanjog/domain/reference/career-lists";
import { clauseKey, type SentenceGender, type SentenceTexts, sentencesFrom } from "./sentence-parts.ts";

/** What the sentences about education and work need. */
export type CareerFacts = Pick<ShownCareer, "highest_degree" | "occupation" | "employed_in"> & {
  gender: SentenceGender;
};

const self_made: readonly EmployedIn[] = ["farming", "self_employed", "own_business"];

/** The kinds of employment that an occupation already tells. */
const told_by: Partial<Record<Occupation, readonly EmployedIn[]>> = {
  farming: self_made,
  dairy_farming: self_made,
  business_owner: ["own_business", "self_employed"],
  shopkeeper: ["own_business", "self_employed"],
  manufacturer: ["own_business", "self_employed"],
  government_employee: ["government"],
  civil_servant: ["government"],
  armed_forces: ["defence", "government"],
  police: ["defence", "government"],
  granthi_ragi: ["religious_service"],
  social_worker: ["religious_service"],
  student: ["studying", "not_working"],
  homemaker: ["not_working"],
  retired: ["not_working"],
  not_working: ["not_working"],
};

/** Returns education and work as one sentence, without facts that are not given or that repeat another. */
export function careerSentence(t: SentenceTexts, facts: CareerFacts): string {
  const { gender } = facts;
  const clause = joinedClauses(t, careerClauses(t, facts));
  return sentencesFrom(t, [clause && t("career", { gender, clause })]);
}

function careerClauses(t: SentenceTexts, facts: CareerFacts): string[] {
  const { gender, highest_degree, occupation, employed_in } = facts;
  const studies_twice = highest_degree === "college_studying" && occupation === "student";
  return [
    clauseKey(t, "degree", highest_degree),
    studies_twice ? null : clauseKey(t, "work", occupation),
    isToldBy(occupation, employed_in) ? null : clauseKey(t, "employed", employed_in),
  ]
    .filter((key) => key !== null)
    .map((key) => t(key, { gender }));
}

function joinedClauses(t: SentenceTexts, [one, two, three]: readonly string[]): string | null {
  if (!one || !two) return one ?? null;
  return three ? t("joined_three", { one, two, three }) : t("joined", { one, other: two });
}

function isToldBy(occupation: string, employed_in: string): boolean {
  const told: Record<string, readonly string[] | undefined> = told_by;
  return told[occupation]?.includes(employed_in) === true;
}
