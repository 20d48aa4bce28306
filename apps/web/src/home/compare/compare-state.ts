export const compared_least = 2;
export const compared_most = 3;

/** Returns the compared members after a tap on one: removed, or added in the place of the one chosen first. */
export function tapped(chosen: readonly string[], id: string): readonly string[] {
  if (!chosen.includes(id)) return [...chosen, id].slice(-compared_most);
  return chosen.length > compared_least ? chosen.filter((other) => other !== id) : chosen;
}
