/**
 * Returns the beginning of a text in at most this many letters, with an ellipsis at its end: whole sentences where
 * they fill the room, else the first words.
 */
export function openingOf(text: string, most: number): string {
  if (text.length <= most) return text;
  // Sentences that would leave a third of the room empty are not enough.
  const least = Math.floor((most * 2) / 3);
  const [sentences] = new RegExp(`^.{${least},${most - 1}}[.!?।॥](?=\\s)`, "su").exec(text) ?? [];
  if (sentences) return `${sentences.slice(0, -1)}…`;
  const [words = text.slice(0, most - 1)] =
    new RegExp(`^.{0,${most - 2}}[^,;:–\\s](?=[,;:–]?\\s)`, "su").exec(text) ?? [];
  return `${words}…`;
}
