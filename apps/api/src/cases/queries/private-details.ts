import { isPrivateDetail } from "@sanjog/domain/profiles/field";
import type { Locale } from "@sanjog/i18n/locale";
import type { Db } from "../../platform/database/open.ts";
import { loadSteps } from "../../profiles/queries.ts";
import { fieldValues } from "./field-values.ts";

/** Returns the private details of a member by field, without what reaches a person. */
export async function loadPrivateDetails(db: Db, member_id: string, locale: Locale) {
  const steps = (await loadSteps(db, [member_id])).get(member_id);
  return fieldValues(steps, isPrivateDetail, locale);
}
