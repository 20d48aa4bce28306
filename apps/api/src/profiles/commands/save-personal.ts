import { answersWithout, sensitiveAnswers, untouchedAnswers } from "@sanjog/domain/accounts/consents";
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
import { listWithdrawn } from "../queries.ts";
import { noteDoubts, type VisibleTexts } from "./note-doubts.ts";
import { saveStep } from "./save-step.ts";
import { settleConsents } from "./settle-consents.ts";

const text_names = namesChecked(personalFields, "contact_details");

/** Returns the texts to review. First and last name are one text, so that a word split over both is found. */
function textsToReview(personal: Pick<Personal, (typeof text_names)[number]>): VisibleTexts {
  const texts = text_names.filter((name) => name !== "firstname" && name !== "lastname");
  return { name: typedName(personal), ...Object.fromEntries(texts.map((name) => [name, personal[name]])) };
}

/**
 * Saves the personal step. Throws field errors for contact details in texts, an age outside 18 to 80 today and an
 * impossible phone number of the reference, and for a sensitive answer about which the member says neither that it may be
 * stored nor that it may not. Answers whose consent is refused or withdrawn are not stored; those about which the step says
 * nothing stay as they are.
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
  await saveStep(deps, member_id, async (tx) => {
    // Settled under the lock: a form that was opened before a withdrawal brings nothing back.
    await settleConsents(tx, { member_id, personal, locale, now });
    const before = await tx
      .selectFrom("personal_details")
      .where("member_id", "=", member_id)
      .select([...text_names, ...sensitiveAnswers])
      .executeTakeFirst();
    const untouched = before && untouchedAnswers(before, personal);
    const withdrawn = (await listWithdrawn(tx, member_id)).map((purpose) => answersWithout[purpose]);
    const kept = Object.assign({ ...personal }, untouched, ...withdrawn) as Personal;
    const row = deps.fields.encryptRow("personal_details", member_id, {
      ...rowFrom(personalFields, kept),
      reference_contact: reference_contact ?? "",
      updated_at: now,
    });
    await noteDoubts(deps, tx, member_id, before ? textsToReview(before) : null, textsToReview(kept));
    await tx
      .insertInto("personal_details")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
  });
}
