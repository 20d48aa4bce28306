import { messages as en } from "@sanjog/i18n/en/ui/profile-sentences";
import { messages as pb } from "@sanjog/i18n/pb/ui/profile-sentences";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { type FamilyFacts, familySentences } from "./family-sentences.ts";
import type { SentenceTexts } from "./sentence-parts.ts";

const english = createTranslator({ locale: "en-IN", messages: en }) as unknown as SentenceTexts;
const punjabi = createTranslator({ locale: "pa", messages: pb }) as unknown as SentenceTexts;

const balbirs: FamilyFacts = {
  gender: "male",
  place: "Surrey",
  father_name: null,
  father_occupation: "farming",
  mother_name: null,
  mother_occupation: "homemaker",
  brother_count: 1,
  brother_married_count: 0,
  sister_count: 2,
  sister_married_count: 2,
  family_type: "joint",
  live_with_family: true,
  family_living_in: null,
};
const ashas: Partial<FamilyFacts> = { gender: "female", place: "ਲੁਧਿਆਣਾ" };

const plain = (text: string) => text.replace(/[[\]]/g, "");

test("facts of a family are marked for bold letters", () => {
  expect(familySentences(english, balbirs)).toBe(
    "His father [farms] and his mother [looks after the home]. He has one brother, [unmarried], and two sisters, [both married]. He lives with the family, a [joint family], in Surrey.",
  );
  expect(familySentences(punjabi, { ...balbirs, place: "ਸਰੀ" })).toBe(
    "ਪਿਤਾ ਜੀ [ਖੇਤੀ] ਕਰਦੇ ਹਨ ਤੇ ਮਾਤਾ ਜੀ [ਘਰ ਸੰਭਾਲਦੇ] ਹਨ। ਇੱਕ ਭਰਾ ਹੈ, [ਅਣਵਿਆਹਿਆ], ਤੇ ਦੋ ਭੈਣਾਂ ਹਨ, [ਦੋਵੇਂ ਵਿਆਹੀਆਂ ਹੋਈਆਂ]। ਸਰੀ ਵਿੱਚ [ਸਾਂਝੇ ਪਰਿਵਾਰ] ਨਾਲ ਰਹਿੰਦੇ ਹਨ।",
  );
});

test.each<[string, Partial<FamilyFacts>, string, string]>([
  [
    "with the names that a connection sees",
    { father_name: "Mohan Singh", mother_name: "ਸੁਰਜੀਤ ਕੌਰ", mother_occupation: "teacher" },
    "His father, Mohan Singh, farms and his mother, ਸੁਰਜੀਤ ਕੌਰ, is a teacher.",
    "ਪਿਤਾ Mohan Singh ਜੀ ਖੇਤੀ ਕਰਦੇ ਹਨ ਤੇ ਮਾਤਾ ਸੁਰਜੀਤ ਕੌਰ ਜੀ ਅਧਿਆਪਕਾ ਹਨ।",
  ],
  [
    "with a father who teaches and a mother who has passed away",
    { father_occupation: "teacher", mother_occupation: "passed_away" },
    "His father is a teacher and his mother has passed away.",
    "ਪਿਤਾ ਜੀ ਅਧਿਆਪਕ ਹਨ ਤੇ ਮਾਤਾ ਜੀ ਅਕਾਲ ਚਲਾਣਾ ਕਰ ਗਏ ਹਨ।",
  ],
  [
    "without the work of the father",
    { father_occupation: "other" },
    "His mother looks after the home.",
    "ਮਾਤਾ ਜੀ ਘਰ ਸੰਭਾਲਦੇ ਹਨ।",
  ],
  [
    "with a father of whom only the name is known",
    {
      ...ashas,
      father_occupation: "other",
      father_name: "Mohan Singh",
      mother_occupation: "code of tomorrow",
    },
    "Her father is Mohan Singh.",
    "ਪਿਤਾ ਜੀ ਦਾ ਨਾਂ Mohan Singh ਹੈ।",
  ],
])("a family %s is described in both languages", (_, facts, in_english, in_punjabi) => {
  expect(plain(familySentences(english, { ...balbirs, ...facts }))).toContain(in_english);
  expect(plain(familySentences(punjabi, { ...balbirs, ...facts }))).toContain(in_punjabi);
});

test("a family without parents' facts begins with the brothers and sisters", () => {
  const facts = { ...balbirs, father_occupation: "other", mother_occupation: "other" };
  expect(plain(familySentences(english, facts))).toMatch(/^He has one brother/);
  expect(plain(familySentences(punjabi, facts))).toMatch(/^ਇੱਕ ਭਰਾ ਹੈ/);
});

test.each([
  [0, 0, 0, 0, "no brothers or sisters.", "ਹੋਰ ਕੋਈ ਭੈਣ-ਭਰਾ ਨਹੀਂ।"],
  [1, 1, 0, 0, "one brother, married.", "ਇੱਕ ਭਰਾ ਹੈ, ਵਿਆਹਿਆ ਹੋਇਆ।"],
  [2, 0, 0, 0, "two brothers, both unmarried.", "ਦੋ ਭਰਾ ਹਨ, ਦੋਵੇਂ ਅਣਵਿਆਹੇ।"],
  [2, 1, 0, 0, "two brothers, one of them married.", "ਦੋ ਭਰਾ ਹਨ, ਇੱਕ ਵਿਆਹਿਆ ਹੋਇਆ।"],
  [3, 3, 0, 0, "three brothers, all married.", "ਤਿੰਨ ਭਰਾ ਹਨ, ਸਾਰੇ ਵਿਆਹੇ ਹੋਏ।"],
  [0, 0, 1, 0, "one sister, unmarried.", "ਇੱਕ ਭੈਣ ਹੈ, ਅਣਵਿਆਹੀ।"],
  [0, 0, 1, 1, "one sister, married.", "ਇੱਕ ਭੈਣ ਹੈ, ਵਿਆਹੀ ਹੋਈ।"],
  [0, 0, 2, 1, "two sisters, one of them married.", "ਦੋ ਭੈਣਾਂ ਹਨ, ਇੱਕ ਵਿਆਹੀ ਹੋਈ।"],
  [0, 0, 3, 0, "three sisters, all unmarried.", "ਤਿੰਨ ਭੈਣਾਂ ਹਨ, ਸਾਰੀਆਂ ਅਣਵਿਆਹੀਆਂ।"],
  [0, 0, 4, 2, "four sisters, two of them married.", "ਚਾਰ ਭੈਣਾਂ ਹਨ, ਦੋ ਵਿਆਹੀਆਂ ਹੋਈਆਂ।"],
  [7, 5, 0, 0, "7 brothers, 5 of them married.", "7 ਭਰਾ ਹਨ, 5 ਵਿਆਹੇ ਹੋਏ।"],
  [
    2,
    2,
    1,
    0,
    "two brothers, both married, and one sister, unmarried.",
    "ਦੋ ਭਰਾ ਹਨ, ਦੋਵੇਂ ਵਿਆਹੇ ਹੋਏ, ਤੇ ਇੱਕ ਭੈਣ ਹੈ, ਅਣਵਿਆਹੀ।",
  ],
])("%i brothers, %i married, and %i sisters, %i married, are counted in words", (...row) => {
  const [brother_count, brother_married_count, sister_count, sister_married_count, in_english, in_punjabi] =
    row;
  const counts = { brother_count, brother_married_count, sister_count, sister_married_count };
  expect(plain(familySentences(english, { ...balbirs, ...counts }))).toContain(`He has ${in_english}`);
  expect(plain(familySentences(punjabi, { ...balbirs, ...counts }))).toContain(in_punjabi);
});

test.each<[Partial<FamilyFacts>, string, string]>([
  [
    { family_type: "nuclear" },
    "He lives with the family, a nuclear family, in Surrey.",
    "Surrey ਵਿੱਚ ਇਕਹਿਰੇ ਪਰਿਵਾਰ ਨਾਲ ਰਹਿੰਦੇ ਹਨ।",
  ],
  [
    { family_type: "extended", gender: "female" },
    "She lives with the family, a nuclear family with the grandparents, in Surrey.",
    "Surrey ਵਿੱਚ ਪਰਿਵਾਰ ਨਾਲ ਰਹਿੰਦੇ ਹਨ, ਦਾਦਾ-ਦਾਦੀ ਵੀ ਨਾਲ ਹਨ।",
  ],
  [
    { family_type: "single_parent" },
    "He lives with one parent in Surrey.",
    "Surrey ਵਿੱਚ ਮਾਤਾ ਜਾਂ ਪਿਤਾ ਨਾਲ ਰਹਿੰਦੇ ਹਨ।",
  ],
  [{ family_type: "lives_alone" }, "He lives alone in Surrey.", "Surrey ਵਿੱਚ ਇਕੱਲੇ ਰਹਿੰਦੇ ਹਨ।"],
  [{ family_type: "other", place: "" }, "He lives with the family.", "। ਪਰਿਵਾਰ ਨਾਲ ਰਹਿੰਦੇ ਹਨ।"],
  [
    { live_with_family: false, family_living_in: "Moga [old town]" },
    "It is a joint family; he lives apart from it in Surrey. The family lives in Moga old town.",
    "ਪਰਿਵਾਰ ਸਾਂਝਾ ਹੈ; ਉਹ ਆਪ Surrey ਵਿੱਚ ਪਰਿਵਾਰ ਤੋਂ ਵੱਖ ਰਹਿੰਦੇ ਹਨ। ਪਰਿਵਾਰ Moga old town ਵਿੱਚ ਰਹਿੰਦਾ ਹੈ।",
  ],
  [
    { live_with_family: false, family_type: "other", gender: "female" },
    "She lives apart from the family in Surrey.",
    "Surrey ਵਿੱਚ ਪਰਿਵਾਰ ਤੋਂ ਵੱਖ ਰਹਿੰਦੇ ਹਨ।",
  ],
])("a home with %j ends the description", (facts, in_english, in_punjabi) => {
  expect(plain(familySentences(english, { ...balbirs, ...facts })).endsWith(in_english)).toBe(true);
  expect(plain(familySentences(punjabi, { ...balbirs, ...facts })).endsWith(in_punjabi)).toBe(true);
});
