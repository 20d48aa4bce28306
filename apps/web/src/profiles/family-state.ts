import type { FamilyDetails } from "@sanjog/contract/profile-details";
import { type Family, familySchema } from "@sanjog/domain/profiles/family";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";

const empty = {
  father_name: "",
  father_occupation: null,
  mother_name: "",
  mother_occupation: null,
  brother_count: "",
  brother_married_count: "",
  sister_count: "",
  sister_married_count: "",
  paternal_gotra: null,
  paternal_gotra_other: "",
  maternal_gotra: null,
  maternal_gotra_other: "",
  family_type: "",
  live_with_family: null,
  family_living_in: "",
  contact_address: "",
  about_family: "",
} satisfies Record<keyof Family, unknown>;

/** What the form shows first: what was saved, or nothing. */
export function familyDefaults(saved: FamilyDetails | null): FieldValues {
  if (!saved) return empty;
  return Object.fromEntries(
    Object.entries(empty).map(([name]) => [name, saved[name as keyof Family]]),
  ) as FieldValues;
}

function shownOnly(values: FieldValues): FieldValues {
  return {
    ...values,
    ...(values.live_with_family !== false && { family_living_in: "" }),
    ...(values.paternal_gotra !== "other" && { paternal_gotra_other: "" }),
    ...(values.maternal_gotra !== "other" && { maternal_gotra_other: "" }),
  };
}

/** The family step as its form judges it: what is not shown cannot be wrong. */
export const familyFormSchema: z.ZodMiniType<Family, FieldValues> = z.pipe(
  z.transform((values: FieldValues) => shownOnly(values) as z.input<typeof familySchema>),
  familySchema,
);
