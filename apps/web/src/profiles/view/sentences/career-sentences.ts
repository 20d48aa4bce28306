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

/** Returns education and work as sentences, without facts that are not given or that repeat another. */
export function careerSentences(t: SentenceTexts, facts: CareerFacts): string {
  const { gender } = facts;
  const degree = clauseKey(t, "degree", facts.highest_degree);
  const clause = workClause(t, facts);
  return sentencesFrom(t, [
    degree && t("career.studied", { gender, clause: t(degree, {}) }),
    clause && t("career.works", { gender, clause }),
  ]);
}

function workClause(t: SentenceTexts, { gender, occupation, employed_in }: CareerFacts): string | null {
  const work_key = clauseKey(t, "work", occupation);
  const employed_key = isToldBy(occupation, employed_in) ? null : clauseKey(t, "employed", employed_in);
  const work = work_key && t(work_key, { gender });
  const employed = employed_key && t(employed_key, { gender });
  return work && employed ? t("joined", { one: work, other: employed }) : (work ?? employed);
}

function isToldBy(occupation: string, employed_in: string): boolean {
  const told: Record<string, readonly string[] | undefined> = told_by;
  return told[occupation]?.includes(employed_in) === true;
}
