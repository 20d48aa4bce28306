/**
 * Returns a title without its explanation in brackets, for places with little room. A range stays on one line, except
 * that long amounts may stand on two, since a line that is too narrow would break within a number.
 */
export function shortTitle(title: string): string {
  return title.replace(/ \([^)]*\)$/, "").replace(/–(?!\d+,)/g, "–\u2060");
}
