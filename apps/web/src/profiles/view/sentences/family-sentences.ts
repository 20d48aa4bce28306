import type { ShownFamily } from "@sanjog/contract/profile-details";
import {
  clauseKey,
  type SentenceGender,
  type SentenceKey,
  type SentenceTexts,
  sentencesFrom,
  withoutMarks,
} from "./sentence-parts.ts";

/** What the sentences about a family need; `place` is where the member lives. */
export type FamilyFacts = Pick<
  ShownFamily,
  | "father_name"
  | "father_occupation"
  | "mother_name"
  | "mother_occupation"
  | "brother_count"
  | "brother_married_count"
  | "sister_count"
  | "sister_married_count"
  | "family_type"
  | "live_with_family"
  | "family_living_in"
> & { gender: SentenceGender; place: string };

/**
 * Returns a family as sentences: the parents and their work, brothers and sisters, and how they live. A fact that is
 * hidden or not given leaves its part of the sentence out.
 */
export function familySentences(t: SentenceTexts, facts: FamilyFacts): string {
  return sentencesFrom(t, [parents(t, facts), siblings(t, facts), home(t, facts), familyPlace(t, facts)]);
}

function parents(t: SentenceTexts, facts: FamilyFacts): string | null {
  const { gender } = facts;
  const father = parent(t, "father", facts.father_name, facts.father_occupation, gender);
  const mother = parent(t, "mother", facts.mother_name, facts.mother_occupation, gender);
  return father !== null && mother !== null
    ? t("joined", { one: father, other: mother })
    : (father ?? mother);
}

function parent(
  t: SentenceTexts,
  who: "father" | "mother",
  name: string | null,
  occupation: string,
  gender: SentenceGender,
): string | null {
  const named = withoutMarks(name ?? "");
  const key = clauseKey(t, "work", occupation);
  if (key === null) return named ? t(`${who}.named`, { gender, name: named }) : null;
  const work = t(key, { gender: who === "father" ? "male" : "female" });
  return named ? t(`${who}.named_works`, { gender, name: named, work }) : t(`${who}.works`, { gender, work });
}

function siblings(t: SentenceTexts, facts: FamilyFacts): string {
  const { gender } = facts;
  const brothers = sibling(t, "brothers", facts.brother_count, facts.brother_married_count);
  const sisters = sibling(t, "sisters", facts.sister_count, facts.sister_married_count);
  if (brothers !== null && sisters !== null) return t("siblings.both", { gender, brothers, sisters });
  const one_kind = brothers ?? sisters;
  return one_kind === null
    ? t("siblings.none", { gender })
    : t("siblings.one_kind", { gender, siblings: one_kind });
}

function sibling(
  t: SentenceTexts,
  kind: "brothers" | "sisters",
  count: number,
  married_count: number,
): string | null {
  if (count === 0) return null;
  return t(`siblings.${kind}`, { count, married: marriedOf(count, married_count), married_count });
}

function marriedOf(count: number, married: number): "none" | "one" | "some" | "all" {
  if (married === 0) return "none";
  if (married >= count) return "all";
  return married === 1 ? "one" : "some";
}

function home(t: SentenceTexts, { gender, family_type, live_with_family, place }: FamilyFacts): string {
  const in_place = place ? t("in_place", { place }) : "";
  const kind = live_with_family ? "home_with" : "home_apart";
  const known = `${kind}.${family_type}` as SentenceKey;
  const sentence = t(t.has(known) ? known : `${kind}.other`, { gender, in_place });
  // Without a place, a space or a comma is left over.
  return sentence.trim().replace(/,$/, "").replace(/ {2,}/g, " ");
}

function familyPlace(t: SentenceTexts, { live_with_family, family_living_in }: FamilyFacts): string | null {
  if (live_with_family || !family_living_in) return null;
  return t("family_place", { place: withoutMarks(family_living_in) });
}
