import { isSameGotra } from "@sanjog/domain/suggestions/gotra";

/** The titles of a family's two gotras; "" where the family gave none. */
export type GotraTitles = { paternal: string; maternal: string };

/** Returns the gotras that stand on both sides, by their titles. */
export function sharedGotras(theirs: GotraTitles, yours: GotraTitles): string[] {
  const own = Object.values(yours);
  const both = Object.values(theirs).filter((gotra) => own.some((other) => isSameGotra(gotra, other)));
  return [...new Set(both)];
}

/** Returns whether all four gotras are known, so that "all different" is true. */
export function areAllKnown(theirs: GotraTitles, yours: GotraTitles): boolean {
  return [...Object.values(theirs), ...Object.values(yours)].every((gotra) => gotra !== "");
}
