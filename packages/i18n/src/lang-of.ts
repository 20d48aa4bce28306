/**
 * Returns the language tag of a member's text by its script: Punjabi for a text with Gurmukhi, English for one with
 * Latin letters, undefined for one with digits and signs only.
 */
export function langOf(text: string | null | undefined): "pa" | "en" | undefined {
  if (!text) return undefined;
  if (/\p{Script=Gurmukhi}/u.test(text)) return "pa";
  return /\p{Script=Latin}/u.test(text) ? "en" : undefined;
}
