import type { PersonalDetails } from "@sanjog/contract/profile-details";
import { personalSchemaOn } from "@sanjog/domain/profiles/personal";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { formSchema, startValues } from "../../form/start-values.ts";

export const personalDefaults = (saved: PersonalDetails | null) => startValues(personalFields, saved);

/** Returns the schema of the personal step for its form, with ages as of `now`. */
export const personalFormSchema = (now: Date) => formSchema(personalFields, personalSchemaOn(now));
