import * as z from "zod/mini";
import { faultNumbers } from "../fault.ts";
import { across, choice, line, numberBetween, numberIn, optionalText, yesOrNo } from "../form/fields.ts";
import { personName } from "../form/person-name.ts";
import { aboutText } from "./about-text.ts";

const count = () => numberBetween(0, "count_negative", faultNumbers.siblings_max, "count_too_high");

type Counts = Partial<
  Record<"brother_count" | "brother_married_count" | "sister_count" | "sister_married_count", unknown>
>;
const notMore = (married: unknown, total: unknown) => !(numberIn(married) > numberIn(total));

type Gotras = Partial<
  Record<"paternal_gotra" | "paternal_gotra_other" | "maternal_gotra" | "maternal_gotra_other", unknown>
>;
const named = (gotra: unknown, text: unknown) =>
  gotra !== "other" || (typeof text === "string" && text.trim() !== "");

/** The family step. Married counts never exceed the totals (§5). */
export const familySchema = z
  .object({
    father_name: personName(),
    father_occupation: choice("father_occupation"),
    mother_name: personName(),
    mother_occupation: choice("mother_occupation"),
    brother_count: count(),
    brother_married_count: count(),
    sister_count: count(),
    sister_married_count: count(),
    paternal_gotra: choice("paternal_gotra"),
    paternal_gotra_other: optionalText(faultNumbers.name_max, "name_too_long"),
    maternal_gotra: choice("maternal_gotra"),
    maternal_gotra_other: optionalText(faultNumbers.name_max, "name_too_long"),
    family_type: choice("family_type"),
    live_with_family: yesOrNo(),
    /** Asked only of those who do not live with their family. */
    family_living_in: optionalText(faultNumbers.name_max, "too_long"),
    contact_address: line(faultNumbers.address_max, "address_too_long"),
    about_family: aboutText(),
  })
  .check(
    across<Counts>("brother_married_count", "married_exceeds_total", (counts) =>
      notMore(counts.brother_married_count, counts.brother_count),
    ),
    across<Counts>("sister_married_count", "married_exceeds_total", (counts) =>
      notMore(counts.sister_married_count, counts.sister_count),
    ),
    across<Gotras>("paternal_gotra_other", "gotra_text_missing", (gotras) =>
      named(gotras.paternal_gotra, gotras.paternal_gotra_other),
    ),
    across<Gotras>("maternal_gotra_other", "gotra_text_missing", (gotras) =>
      named(gotras.maternal_gotra, gotras.maternal_gotra_other),
    ),
  );

export type Family = z.infer<typeof familySchema>;

/** What no longer applies is not kept: where a family lives with whom one lives, the text beside a gotra of the list. */
export function withoutUnaskedFamily(family: Family): Family {
  return {
    ...family,
    family_living_in: family.live_with_family ? "" : family.family_living_in,
    paternal_gotra_other: family.paternal_gotra === "other" ? family.paternal_gotra_other : "",
    maternal_gotra_other: family.maternal_gotra === "other" ? family.maternal_gotra_other : "",
  };
}
