import { contactErrors } from "@sanjog/domain/profiles/contact-faults";
import type { Family } from "@sanjog/domain/profiles/family";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { namesChecked, withoutUnasked } from "@sanjog/domain/profiles/field";
import { withListedGotras } from "@sanjog/i18n/gotra-named";
import { refuseFieldErrors } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { noteDoubts } from "./note-doubts.ts";
import { saveStep } from "./save-step.ts";

const texts_of_contact = namesChecked(familyFields, "contact_details");
const checked_texts = [...namesChecked(familyFields, "reserved_name"), ...texts_of_contact];

/** Saves the whole family step, so that parallel saves never mix. Throws field errors for contact details in texts. */
export async function saveFamilyStep(deps: AreaDeps, { id: member_id }: Viewer, told: Family): Promise<void> {
  const family = withoutUnasked(familyFields, withListedGotras(told));
  refuseFieldErrors(contactErrors(texts_of_contact, family));
  const row = deps.fields.encryptRow("family_details", member_id, { ...family, updated_at: deps.now() });
  await saveStep(deps, member_id, async (tx) => {
    const before = await tx
      .selectFrom("family_details")
      .where("member_id", "=", member_id)
      .select(checked_texts)
      .executeTakeFirst();
    const texts = Object.fromEntries(checked_texts.map((field) => [field, family[field]]));
    await noteDoubts(deps, tx, member_id, before ?? null, texts);
    await tx
      .insertInto("family_details")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
  });
}
