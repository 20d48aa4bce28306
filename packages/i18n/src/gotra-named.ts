import type { GotraId } from "@sanjog/domain/reference/gotra-ids";
import { foldSpelling } from "@sanjog/domain/reference/gotra-spelling";
import { findGotra } from "@sanjog/domain/reference/gotras";
import type { Gotras } from "@sanjog/domain/suggestions/gotra";
import { messages as titles } from "./pb/gotras.ts";

const byTitle = new Map(Object.entries(titles).map(([id, title]) => [foldSpelling(title), id as GotraId]));

/** The gotra of the list that these words name, in Latin letters or in Gurmukhi; null where the list does not know it. */
export function gotraNamed(words: string): Exclude<GotraId, "other"> | null {
  const id = findGotra(words) ?? byTitle.get(foldSpelling(words));
  return id === undefined || id === "other" ? null : id;
}

/** What a family wrote although the list holds it is the list's: else two families of one gotra were not told so. */
export function withListedGotras<Told extends Gotras>(told: Told): Told {
  const listed = { ...told };
  for (const side of ["paternal_gotra", "maternal_gotra"] as const) {
    const named = told[side] === "other" ? gotraNamed(told[`${side}_other`]) : null;
    if (named !== null) Object.assign(listed, { [side]: named, [`${side}_other`]: "" });
  }
  return listed;
}
