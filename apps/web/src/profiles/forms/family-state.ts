import type { FamilyDetails } from "@sanjog/contract/profile-details";
import { familySchema } from "@sanjog/domain/profiles/family";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { formSchema, startValues } from "../../form/start-values.ts";

export const familyDefaults = (saved: FamilyDetails | null) => startValues(familyFields, saved);
export const familyFormSchema = formSchema(familyFields, familySchema);
