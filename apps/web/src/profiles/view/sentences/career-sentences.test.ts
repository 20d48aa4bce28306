import { parentOccupations } from "@sanjog/domain/reference/family-lists";
import { messages as en } from "@sanjog/i18n/en/ui/profile-sentences";
import { messages as pb } from "@sanjog/i18n/pb/ui/profile-sentences";
import { createTranslator } from "use-intl/core";
import { expect, test } from "vitest";
import { type CareerFacts, careerSentence } from "./career-sentences.ts";
import { type SentenceTexts, sentenceParts } from "./sentence-parts.ts";

const english = createTranslator({ locale: "en-IN", messages: en }) as unknown as SentenceTexts;
const punjabi = createTranslator({ locale: "pa", messages: pb }) as unknown as SentenceTexts;

const balbirs: CareerFacts = {
  gender: "male",
  highest_degree: "bachelors_professional",
  occupation: "software_professional",
  employed_in: "private_sector",
};

test.each<[Partial<CareerFacts>, string, string]>([
  [
    {},
    "He has a [professional degree], is a [software professional] and works in the [private sector].",
    "[ਪ੍ਰੋਫ਼ੈਸ਼ਨਲ ਡਿਗਰੀ] ਕੀਤੀ ਹੈ, [ਸਾਫ਼ਟਵੇਅਰ ਇੰਜੀਨੀਅਰ] ਹਨ ਤੇ [ਪ੍ਰਾਈਵੇਟ ਨੌਕਰੀ] ਕਰਦੇ ਹਨ।",
  ],
  [
    {
      gender: "female",
      highest_degree: "masters",
      occupation: "teacher",
      employed_in: "government",
    },
    "She has a [master’s degree], is a [teacher] and is in [government service].",
    "[ਪੋਸਟ-ਗ੍ਰੈਜੂਏਸ਼ਨ] ਕੀਤੀ ਹੈ, [ਅਧਿਆਪਕਾ] ਹਨ ਤੇ [ਸਰਕਾਰੀ ਨੌਕਰੀ] ਕਰਦੇ ਹਨ।",
  ],
  [
    { highest_degree: "matric", occupation: "farming", employed_in: "farming" },
    "He studied up to [matric (10th)] and [farms].",
    "ਪੜ੍ਹਾਈ [ਦਸਵੀਂ] ਤੱਕ ਹੈ ਤੇ [ਖੇਤੀ] ਕਰਦੇ ਹਨ।",
  ],
  [
    {
      gender: "female",
      highest_degree: "college_studying",
      occupation: "student",
      employed_in: "studying",
    },
    "She is [studying for a degree].",
    "[ਡਿਗਰੀ ਦੀ ਪੜ੍ਹਾਈ] ਚੱਲਦੀ ਹੈ।",
  ],
  [
    { gender: "female", occupation: "other", employed_in: "own_business" },
    "She has a [professional degree] and has [her own business].",
    "[ਪ੍ਰੋਫ਼ੈਸ਼ਨਲ ਡਿਗਰੀ] ਕੀਤੀ ਹੈ ਤੇ [ਆਪਣਾ ਕਾਰੋਬਾਰ] ਹੈ।",
  ],
  [
    { highest_degree: "code of tomorrow", occupation: "nurse", employed_in: "code of tomorrow" },
    "He is a [nurse].",
    "[ਨਰਸ] ਹਨ।",
  ],
  [{ highest_degree: "?", occupation: "?", employed_in: "?" }, "", ""],
])("a career with %j is one sentence in both languages", (facts, in_english, in_punjabi) => {
  expect(careerSentence(english, { ...balbirs, ...facts })).toBe(in_english);
  expect(careerSentence(punjabi, { ...balbirs, ...facts })).toBe(in_punjabi);
});

test("every occupation but “other” has a clause in both languages with its fact marked", () => {
  for (const occupation of parentOccupations.filter((known) => known !== "other")) {
    for (const t of [english, punjabi]) {
      const parts = sentenceParts(t(`work.${occupation}`, { gender: "female" }));
      expect(
        parts.filter(({ fact }) => fact),
        occupation,
      ).toHaveLength(1);
    }
  }
});

test("a sentence falls into plain pieces and facts", () => {
  expect(sentenceParts("He is a [nurse].")).toEqual([
    { text: "He is a ", fact: false },
    { text: "nurse", fact: true },
    { text: ".", fact: false },
  ]);
});
