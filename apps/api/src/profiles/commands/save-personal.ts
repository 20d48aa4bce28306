import { documentVersions } from "@sanjog/domain/accounts/consents";
import { contactErrors } from "@sanjog/domain/profiles/contact-faults";
import { namesChecked, withoutUnasked } from "@sanjog/domain/profiles/field";
import { typedName } from "@sanjog/domain/profiles/name-scripts";
import { birthDateError, type Personal } from "@sanjog/domain/profiles/personal";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import type { Locale } from "@sanjog/i18n/locale";
import { refuseFieldErrors } from "../../platform/app-error.ts";
import { rowFrom } from "../../platform/crypto/field-columns.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import type { ProfileDeps } from "../deps.ts";
import { noteDoubts, type VisibleTexts } from "./note-doubts.ts";
import { recordConsent } from "./record-consent.ts";
import { saveStep } from "./save-step.ts";

const text_names = namesChecked(personalFields, "contact_details");

/** Returns the texts to review. First and last name are one text, so that a word split over both is found. */
function textsToReview(personal: Pick<Personal, (typeof text_names)[number]>): VisibleTexts {
  const texts = text_names.filter((name) => name !== "firstname" && name !== "lastname");
  return { name: typedName(personal), ...Object.fromEntries(texts.map((name) => [name, personal[name]])) };
}

/**
 * Saves the personal step. Throws field errors for contact details in texts, an age outside 18 to 80 today and an
 * impossible phone number of the reference.
 */
export async function savePersonalStep(
  deps: ProfileDeps,
  { id: member_id }: Viewer,
  told: Personal,
  locale: Locale,
): Promise<void> {
  const now = deps.now();
  const personal = withoutUnasked(personalFields, told);
  const reference_contact = personal.reference_contact && deps.phones.parse(personal.reference_contact);
  const too_young_or_old = birthDateError(personal.dob, now);
  refuseFieldErrors({
    ...contactErrors(text_names, personal, ["firstname", "lastname"]),
    ...(too_young_or_old && { dob: [too_young_or_old] }),
    ...(reference_contact === null && { reference_contact: ["reference_phone_invalid"] }),
  });
  const row = deps.fields.encryptRow("personal_details", member_id, {
    ...rowFrom(personalFields, personal),
    reference_contact: reference_contact ?? "",
    updated_at: now,
  });
  await saveStep(deps, member_id, async (tx) => {
    const before = await tx
      .selectFrom("personal_details")
      .where("member_id", "=", member_id)
      .select(text_names)
      .executeTakeFirst();
    await noteDoubts(deps, tx, member_id, before ? textsToReview(before) : null, textsToReview(personal));
    await recordConsent(tx, {
      member_id,
      document: "sensitive_data",
      version: documentVersions.sensitive_data,
      locale,
      given_at: now,
    });
    await tx
      .insertInto("personal_details")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
  });
}
