const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
const hexOf = (values: number[]) =>
  `#${values.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;

/** Returns the colour between two: 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const other = channels(second);
  return hexOf(channels(first).map((value, at) => value + ((other[at] ?? value) - value) * share));
}

/** Returns what a shadow of the second colour makes of the first. */
export function multiply(first: string, second: string): string {
  const other = channels(second);
  return hexOf(channels(first).map((value, at) => (value * (other[at] ?? 255)) / 255));
}
