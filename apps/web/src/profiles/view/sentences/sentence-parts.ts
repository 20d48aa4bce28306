import type { Translate, TranslateKey } from "../../../platform/locale.tsx";

/** The key of a sentence or of one of its parts; some follow from a code of the server. */
export type SentenceKey = Parameters<Translate<"profile_sentences">>[0];
/** The texts of the sentences in one language; `has` is false for codes that this version of the app does not know. */
export type SentenceTexts = TranslateKey<SentenceKey>;

/** Returns the key of a code's clause; null for a code without one. */
export function clauseKey(
  t: SentenceTexts,
  kind: "work" | "employed" | "degree",
  code: string,
): SentenceKey | null {
  const key = `${kind}.${code}` as SentenceKey;
  return /^\w+$/.test(code) && t.has(key) ? key : null;
}

export type SentenceGender = "male" | "female";

/** A piece of a sentence; facts are printed in bold. */
export type SentencePart = { text: string; fact: boolean };

/** Returns a member's own text without the square brackets, which mark the facts of a sentence. */
export function withoutMarks(text: string): string {
  return text.replace(/[[\]]/g, "");
}

/** Returns clauses as sentences, each with a capital letter and the sign that ends it; leaves out missing ones. */
export function sentencesFrom(t: SentenceTexts, clauses: readonly (string | null)[]): string {
  return clauses
    .filter((clause) => clause !== null)
    .map((clause) => t("sentence", { clause: withCapital(clause) }))
    .join(" ");
}

function withCapital(clause: string): string {
  return clause.replace(/^\[?\p{Ll}/u, (first) => first.toUpperCase());
}

/** Returns the pieces of a text whose facts are in square brackets. */
export function sentenceParts(text: string): SentencePart[] {
  return text
    .split(/(\[[^\]]*\])/)
    .filter(Boolean)
    .map((piece) =>
      piece.startsWith("[") ? { text: piece.slice(1, -1), fact: true } : { text: piece, fact: false },
    );
}
