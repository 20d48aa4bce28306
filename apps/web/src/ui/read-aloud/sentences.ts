import { langOf } from "@sanjog/i18n/lang-of";
import type { SpokenLanguage } from "./voice-for.ts";

/** What a voice says at once. */
export type Sentence = { text: string; language: SpokenLanguage };

/** About ten seconds. Chromium falls silent in an utterance that takes longer than fifteen. */
const most_letters = 150;
const pieces = new RegExp(`\\S.{0,${most_letters - 1}}(?!\\S)|\\S{1,${most_letters}}`, "gsu");

/**
 * Returns texts of a page as sentences, each with the language of its script; one without letters, such as an age, is in
 * the language of the page. A long sentence is divided between words.
 */
export function sentencesIn(texts: readonly string[], page_language: SpokenLanguage): Sentence[] {
  return texts
    .flatMap((text) => text.split(/(?<=[.!?।॥])\s+|[\n·]+/))
    .flatMap((sentence) => sentence.match(pieces) ?? [])
    .map((text) => text.trim())
    .filter((text) => /[\p{L}\p{N}]/u.test(text))
    .map((text) => ({ text, language: langOf(text) ?? page_language }));
}
