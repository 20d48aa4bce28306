import { expect, test } from "vitest";
import { type SpokenLanguage, voiceFor } from "./voice-for.ts";

type Listed = [name: string, lang: string, where?: "remote" | "default"];

const cases: [what: string, language: SpokenLanguage, voices: Listed[], name: string | undefined][] = [
  ["no voice", "pa", [], undefined],
  ["a voice of another language", "pa", [["Lekha", "hi-IN"]], undefined],
  ["a remote voice alone", "pa", [["Online", "pa-IN", "remote"]], undefined],
  [
    "a remote voice before a local one",
    "en",
    [
      ["Online", "en-IN", "remote"],
      ["Daniel", "en-GB"],
    ],
    "Daniel",
  ],
  ["Punjabi of India", "pa", [["Vaani", "pa-IN"]], "Vaani"],
  ["Punjabi without a region", "pa", [["Espeak", "pa"]], "Espeak"],
  ["Punjabi as Android writes it", "pa", [["Phone", "pa_IN"]], "Phone"],
  ["Punjabi in Gurmukhi by its script", "pa", [["Ojas", "pa-Guru-IN"]], "Ojas"],
  [
    "Punjabi that reads Shahmukhi",
    "pa",
    [
      ["Lahore", "pa-PK"],
      ["Multan", "pa-Arab"],
    ],
    undefined,
  ],
  [
    "English of India after others",
    "en",
    [
      ["Samantha", "en-US", "default"],
      ["Rishi", "en-IN"],
    ],
    "Rishi",
  ],
  [
    "the device's usual English",
    "en",
    [
      ["Zarvox", "en-US"],
      ["Kate", "en-GB", "default"],
    ],
    "Kate",
  ],
  [
    "any other English",
    "en",
    [
      ["Amélie", "fr-CA", "default"],
      ["Karen", "en-AU"],
    ],
    "Karen",
  ],
];

test.each(cases)("with %s, a page in %s has its voice", (_, language, listed, name) => {
  const voices = listed.map(([title, lang, where]) => ({
    title,
    lang,
    localService: where !== "remote",
    default: where === "default",
  }));
  expect(voiceFor(voices, language)?.title).toBe(name);
});
