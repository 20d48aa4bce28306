/**
 * Returns the beginning of a text in at most this many letters, with an ellipsis at its end: whole sentences, or the
 * first words if the first sentence is longer.
 */
export function openingOf(text: string, most: number): string {
  if (text.length <= most) return text;
  // A shorter beginning is hardly a sentence, and may be an abbreviation such as "Dr."
  const least = Math.floor(most / 4);
  const [sentences] = new RegExp(`^.{${least},${most - 1}}[.!?।॥](?=\\s)`, "su").exec(text) ?? [];
  if (sentences) return `${sentences.slice(0, -1)}…`;
  const [words = text.slice(0, most - 1)] =
    new RegExp(`^.{0,${most - 2}}[^,;:–\\s](?=[,;:–]?\\s)`, "su").exec(text) ?? [];
  return `${words}…`;
}
