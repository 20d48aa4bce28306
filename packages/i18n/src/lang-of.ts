/**
 * Returns the language tag of words that a member wrote, by their script: a text with Gurmukhi is Punjabi, one with
 * Latin letters is English. Returns undefined for digits and signs alone, which both languages read.
 */
export function langOf(text: string | null | undefined): "pa" | "en" | undefined {
  if (!text) return undefined;
  if (/\p{Script=Gurmukhi}/u.test(text)) return "pa";
  return /\p{Script=Latin}/u.test(text) ? "en" : undefined;
}
