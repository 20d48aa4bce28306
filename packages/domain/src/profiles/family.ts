import * as z from "zod/mini";
import { across, numberIn } from "../form/fields.ts";
import { familyFields } from "./family-fields.ts";
import { judgingAsked, schemasOf } from "./field.ts";

type Counts = Partial<
  Record<"brother_count" | "brother_married_count" | "sister_count" | "sister_married_count", unknown>
>;
const notMore = (married: unknown, total: unknown) => !(numberIn(married) > numberIn(total));

type Gotras = Partial<
  Record<"paternal_gotra" | "paternal_gotra_other" | "maternal_gotra" | "maternal_gotra_other", unknown>
>;
const named = (gotra: unknown, text: unknown) =>
  gotra !== "other" || (typeof text === "string" && text.trim() !== "");

/** The family step. The numbers of married siblings never exceed the totals (§5). */
export const familySchema = z.object(schemasOf(familyFields)).check(
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

/** The family step as the API accepts it. */
export const sentFamilySchema = judgingAsked(familyFields, familySchema);

export type Family = z.infer<typeof familySchema>;
