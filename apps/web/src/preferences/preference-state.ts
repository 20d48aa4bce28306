import type { OwnPreferences } from "@sanjog/contract/profile-details";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { preferencesSchema } from "@sanjog/domain/preferences/preferences";
import { formSchema, startValues } from "../form/start-values.ts";

export const preferenceDefaults = (saved: OwnPreferences | null) => startValues(preferenceFields, saved);
export const preferenceFormSchema = formSchema(preferenceFields, preferencesSchema);
