import { documentVersions } from "@sanjog/domain/accounts/consents";
import { contactFaults, personal_texts } from "@sanjog/domain/profiles/contact-faults";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import { typedName } from "@sanjog/domain/profiles/name-scripts";
import { birthDateFault, type Personal, withoutUnasked } from "@sanjog/domain/profiles/personal";
import type { Locale } from "@sanjog/i18n/locale";
import { refuseFaults } from "../../platform/http/app-error.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import type { ProfileDeps } from "../deps.ts";
import { noteDoubts, type ReadTexts } from "./note-doubts.ts";
import { recordConsent } from "./record-consent.ts";
import { saveStep } from "./save-step.ts";

const readColumns = [
  "firstname",
  "lastname",
  "name_in_punjabi",
  "name_in_english",
  "disability_explain",
  "express_yourself",
] as const satisfies readonly (keyof Personal)[];

const readTexts = (personal: Pick<Personal, (typeof readColumns)[number]>): ReadTexts => ({
  name: typedName(personal),
  name_in_punjabi: personal.name_in_punjabi,
  name_in_english: personal.name_in_english,
  disability_explain: personal.disability_explain,
  express_yourself: personal.express_yourself,
});

/** Saves the personal step. Refuses contact details in texts, an age outside 18 to 80 today and an impossible reference number. */
export async function savePersonalStep(
  deps: ProfileDeps,
  { id: member_id }: Viewer,
  told: Personal,
  locale: Locale,
): Promise<void> {
  const now = deps.now();
  const personal = withoutUnasked(told);
  const reference_contact = personal.reference_contact && deps.phones.parse(personal.reference_contact);
  const too_young_or_old = birthDateFault(personal.dob, now);
  refuseFaults({
    ...contactFaults(personal_texts, personal, ["firstname", "lastname"]),
    ...(too_young_or_old && { dob: [too_young_or_old] }),
    ...(reference_contact === null && { reference_contact: ["reference_phone_invalid"] }),
  });
  const { height, sensitive_data_consent: _, ...fields } = personal;
  const row = deps.fields.sealRow("personal_details", member_id, {
    ...fields,
    reference_contact: reference_contact ?? "",
    height_inches: inchesFrom(height),
    updated_at: now,
  });
  await saveStep(deps, member_id, async (tx) => {
    const before = await tx
      .selectFrom("personal_details")
      .where("member_id", "=", member_id)
      .select(readColumns)
      .executeTakeFirst();
    await noteDoubts(deps, tx, member_id, before ? readTexts(before) : null, readTexts(personal));
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
