/** In North America 555-01xx belongs to nobody; elsewhere a row of zeros shows that a number is invented. */
const area_codes = ["604", "905", "403", "416", "647", "778"] as const;

/** A number of its own for each member, by the country and the place in the list. */
export function phoneFor(iso: string, at: number): string {
  if (iso === "CA" || iso === "US") {
    const area = area_codes[Math.floor(at / 100) % area_codes.length];
    return `+1${area}55501${String(at % 100).padStart(2, "0")}`;
  }
  return `+917000${String(at).padStart(6, "0")}`;
}
