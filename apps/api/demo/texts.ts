import { fieldErrorNumbers } from "@sanjog/domain/field-error";
import type { Occupation } from "@sanjog/domain/reference/career-lists";
import type { ParentOccupation } from "@sanjog/domain/reference/family-lists";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import type { Random } from "./chance.ts";
import * as english from "./sentences-en.ts";
import * as punjabi from "./sentences-pb.ts";

/** Who is described, by whom, in which language; and what must not be contradicted. */
export type Speaker = {
  locale: "en" | "pb";
  gender: Gender;
  profile_for: ProfileFor;
  occupation: Occupation;
  age: number;
  namdhari: boolean;
  vegetarian: boolean;
  married_before: boolean;
  father_occupation: ParentOccupation;
  in_india: boolean;
  brothers: number;
  /** In the language of the text; empty where it has no name in it. */
  city: string;
};

const books = { en: english, pb: punjabi } as const;

const children: Record<Exclude<ProfileFor, "myself">, Record<"en" | "pb", Record<Gender, string>>> = {
  son: { en: { male: "Our son", female: "Our son" }, pb: { male: "ਸਾਡਾ ਪੁੱਤਰ", female: "ਸਾਡਾ ਪੁੱਤਰ" } },
  daughter: {
    en: { male: "Our daughter", female: "Our daughter" },
    pb: { male: "ਸਾਡੀ ਧੀ", female: "ਸਾਡੀ ਧੀ" },
  },
  brother: { en: { male: "My brother", female: "My brother" }, pb: { male: "ਮੇਰਾ ਭਰਾ", female: "ਮੇਰਾ ਭਰਾ" } },
  sister: { en: { male: "My sister", female: "My sister" }, pb: { male: "ਮੇਰੀ ਭੈਣ", female: "ਮੇਰੀ ਭੈਣ" } },
  relative: { en: { male: "My nephew", female: "My niece" }, pb: { male: "ਮੇਰਾ ਭਤੀਜਾ", female: "ਮੇਰੀ ਭਤੀਜੀ" } },
  friend: { en: { male: "My friend", female: "My friend" }, pb: { male: "ਮੇਰਾ ਦੋਸਤ", female: "ਮੇਰੀ ਸਹੇਲੀ" } },
};

type Words = Record<string, string>;

const first: Words = {
  I: "I",
  am: "am",
  have: "have",
  do: "do",
  my: "my",
  me: "me",
  s: "",
  es: "",
  ies: "y",
};
const third: Record<Gender, Words> = {
  male: { I: "he", am: "is", have: "has", do: "does", my: "his", me: "him", s: "s", es: "es", ies: "ies" },
  female: { I: "she", am: "is", have: "has", do: "does", my: "her", me: "her", s: "s", es: "es", ies: "ies" },
};
const punjabiFirst: Words = { ਮੈਂ: "ਮੈਂ", ਹਾਂ: "ਹਾਂ", ਮੇਰੇ: "ਮੇਰੇ", ਮੈਨੂੰ: "ਮੈਨੂੰ" };
const punjabiThird: Words = { ਮੈਂ: "ਉਹ", ਹਾਂ: "ਹੈ", ਮੇਰੇ: "ਉਸ ਦੇ", ਮੈਨੂੰ: "ਉਸ ਨੂੰ" };

/** Puts the words of the writer into a sentence. */
function turned(sentence: string, speaker: Speaker): string {
  const self = speaker.profile_for === "myself";
  const words = {
    ...(self ? first : third[speaker.gender]),
    ...(self ? punjabiFirst : punjabiThird),
    city: speaker.city,
    child:
      speaker.profile_for === "myself" ? "" : children[speaker.profile_for][speaker.locale][speaker.gender],
  } as Words;
  const filled = sentence
    .replace(/\{(\p{L}[\p{L}\p{M}]*)\}/gu, (_, word: string) => words[word] ?? "")
    .replace(/\[([^|\]]*)\|([^\]]*)\]/gu, speaker.gender === "male" ? "$1" : "$2");
  return filled.replace(/^[a-z]|(?<=[.;!] )he\b|(?<=[.;!] )she\b/g, (start, at: number) =>
    at === 0 || filled[at - 2] !== ";" ? start[0]?.toUpperCase() + start.slice(1) : start,
  );
}

type Assumption = readonly [RegExp, (speaker: Speaker) => boolean];

const fatherWas =
  (...works: readonly ParentOccupation[]) =>
  ({ father_occupation }: Speaker) =>
    works.includes(father_occupation);

/** What a sentence takes for granted. */
const assumptions: readonly Assumption[] = [
  [/\{city\}/, ({ city }) => city !== ""],
  [/lost father|ਪਿਤਾ ਜੀ ਛੇਤੀ/, fatherWas("passed_away")],
  [/Both parents are retired|ਮਾਤਾ-ਪਿਤਾ ਸੇਵਾਮੁਕਤ/, fatherWas("retired")],
  [
    /with father|ਪਿਤਾ ਜੀ ਨਾਲ|Father still|ਪਿਤਾ ਜੀ ਹੁਣ|of farmers|ਜੱਦੀ ਜ਼ਮੀਨ|My brother looks/,
    fatherWas("farming"),
  ],
  [/Father served|ਪਿਤਾ ਜੀ ਫ਼ੌਜ/, fatherWas("armed_forces", "retired")],
  [/family runs a workshop/, fatherWas("woodwork", "manufacturer")],
  [/grandfather's first lorry/, fatherWas("transporter", "truck_driver")],
  [/honest shop/, fatherWas("shopkeeper")],
  [/Bhaini|Namdhari|yearly mela|ਭੈਣੀ|ਨਾਮਧਾਰੀ|ਮੇਲੇ/, ({ namdhari }) => namdhari],
  [/[Vv]egetarian|ਸ਼ਾਕਾਹਾਰੀ/, ({ vegetarian }) => vegetarian],
  [/[Gg]randmother|grandparents|ਦਾਦੀ|ਨਾਨਕੇ ਪਿੰਡ/, ({ age }) => age < 38],
  [/My brother|ਭਰਾ ਖੇਤੀ|ਭੈਣ-ਭਰਾ|elder brother/, ({ brothers }) => brothers > 0],
  // A parent does not speak of the child's brother or grandparents as of their own.
  [/My brother|mother raised us/, ({ profile_for }) => profile_for !== "son" && profile_for !== "daughter"],
  // Namdhari weddings are short and simple.
  [/last a week/, ({ namdhari }) => !namdhari],
  [/study visa|PR /, ({ in_india }) => !in_india],
  [/came here on study visa/, ({ age }) => age < 40],
  [/earlier marriage|ਪਹਿਲੇ ਵਿਆਹ ਦੇ ਬੱਚੇ/, ({ married_before }) => married_before],
  [/retired|\{my\} parents|ਮਾਪਿਆਂ|after the house and the elders/, ({ age }) => age < 48],
  [/village|bazaar|ਬਾਜ਼ਾਰ|ਪਿੰਡ|irrigation|ਨਹਿਰੀ|an hour's drive|ਨੇੜੇ ਹੀ/, ({ in_india }) => in_india],
  [/lives in Canada|ਪਰਿਵਾਰ ਕੈਨੇਡਾ/, ({ in_india }) => in_india],
  [/two countries|ਦੋ ਮੁਲਕਾਂ/, ({ in_india }) => !in_india],
];

/** Of each of these, one sentence is enough in a text. */
const once: readonly RegExp[] = [
  /small family|quiet family|Three generations|Uncles, aunts|ਛੋਟਾ ਹੈ|ਤਿੰਨ ਪੀੜ੍ਹੀਆਂ|ਤਾਏ-ਚਾਚੇ/,
  /settled in|moved to|ਦੋ ਪੀੜ੍ਹੀਆਂ|ਪੜ੍ਹਾਈ ਲਈ/,
  /[Ff]ather|ਪਿਤਾ ਜੀ|ਮਾਤਾ-ਪਿਤਾ/,
  /mother taught|Mother sings|ਮਾਤਾ ਜੀ/,
  /brother looks|farmers|lorry|ਜ਼ਮੀਨ/,
  /1947|ਸੰਤਾਲੀ|ਸ਼ੇਖ਼ੂਪੁਰੇ/,
  /Education|Educated|educated|ਪੜ੍ਹ/,
];

/** Some of the sentences, in any order, that do not get into each other's way. */
function someOf(random: Random, sentences: readonly string[], count: number): string[] {
  const chosen: string[] = [];
  for (const sentence of random.some(sentences, sentences.length)) {
    if (chosen.length === count) break;
    const repeats = once.some((topic) => topic.test(sentence) && chosen.some((said) => topic.test(said)));
    if (!repeats) chosen.push(sentence);
  }
  return chosen;
}

function fitting(sentences: readonly string[], speaker: Speaker): string[] {
  return sentences.filter((sentence) =>
    assumptions.every(([pattern, holds]) => !pattern.test(sentence) || holds(speaker)),
  );
}

/** Adds sentences as long as they fit. */
function joined(sentences: readonly string[]): string {
  return sentences.reduce((text, sentence) => {
    const longer = text === "" ? sentence : `${text} ${sentence}`;
    return longer.length <= fieldErrorNumbers.about_max ? longer : text;
  }, "");
}

/** What a member says of themself, or a parent of the child. */
export function aboutSelf(random: Random, speaker: Speaker): string {
  const book = books[speaker.locale];
  const opener = speaker.profile_for === "myself" ? [] : [random.pick(book.openers)];
  const second = speaker.married_before ? [random.pick(book.secondChances)] : [];
  const work = fitting(book.work[speaker.occupation] ?? [], speaker);
  const told = work.length > 0 ? [random.pick(work)] : [];
  const traits = someOf(random, fitting(book.traits, speaker), random.between(1, 3));
  return joined([...opener, ...told, ...second, ...traits].map((sentence) => turned(sentence, speaker)));
}

export function aboutFamily(random: Random, speaker: Speaker): string {
  const sentences = someOf(random, fitting(books[speaker.locale].families, speaker), random.between(1, 3));
  return joined(sentences.map((sentence) => turned(sentence, speaker)));
}

export function aboutPartner(random: Random, speaker: Speaker): string {
  const sentences = someOf(random, fitting(books[speaker.locale].partners, speaker), random.between(1, 2));
  return joined(sentences.map((sentence) => turned(sentence, speaker)));
}
