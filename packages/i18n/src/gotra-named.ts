import type { GotraId } from "@sanjog/domain/reference/gotra-ids";
import { foldSpelling } from "@sanjog/domain/reference/gotra-spelling";
import { findGotra } from "@sanjog/domain/reference/gotras";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import { messages as titles } from "./pb/gotras.ts";

const byTitle = new Map(Object.entries(titles).map(([id, title]) => [foldSpelling(title), id as GotraId]));

/** Returns the listed gotra of a text in Latin letters or Gurmukhi; null when the list does not contain it. */
export function gotraNamed(words: string): Exclude<GotraId, "other"> | null {
  const id = findGotra(words) ?? byTitle.get(foldSpelling(words));
  return id === undefined || id === "other" ? null : id;
}

/**
 * Replaces a typed gotra by the listed one, since otherwise two families of one gotra would not be recognised as such.
 */
export function withListedGotras<Told extends Gotras>(told: Told): Told {
  const listed = { ...told };
  for (const side of ["paternal_gotra", "maternal_gotra"] as const) {
    const named = told[side] === "other" ? gotraNamed(told[`${side}_other`]) : null;
    if (named !== null) Object.assign(listed, { [side]: named, [`${side}_other`]: "" });
  }
  return listed;
}
