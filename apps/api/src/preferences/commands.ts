import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { tellingWishes } from "@sanjog/domain/preferences/wishes-made";
import { contactErrors } from "@sanjog/domain/profiles/contact-faults";
import { namesChecked } from "@sanjog/domain/profiles/field";
import { refuseFieldErrors } from "../platform/app-error.ts";
import { rowFrom } from "../platform/crypto/field-columns.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { findCountry } from "../platform/geography/places.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { forgetWish } from "../profiles/commands/forget-answers.ts";
import { noteDoubts } from "../profiles/commands/note-doubts.ts";
import { saveStep } from "../profiles/commands/save-step.ts";
import { listConsented } from "../profiles/queries.ts";

const texts = namesChecked(preferenceFields, "contact_details");

/**
 * Saves the preference step. Throws field errors for contact details in the text and for an unknown country. Wishes that
 * would tell an answer are stored only with the consent for that answer.
 */
export async function savePreferencesStep(
  deps: AreaDeps,
  { id: member_id }: Viewer,
  told: Preferences,
): Promise<void> {
  const row = { ...rowFrom(preferenceFields, told), updated_at: deps.now() };
  refuseFieldErrors({
    ...contactErrors(texts, told),
    ...(!row.country.every((id) => findCountry(id)) && { country: ["place_unknown"] }),
  });
  await saveStep(deps, member_id, async (tx) => {
    // Read under the lock: a form that was opened before the withdrawal brings nothing back.
    const consented = await listConsented(tx, member_id);
    const before = await tx
      .selectFrom("preferences")
      .where("member_id", "=", member_id)
      .select(texts)
      .executeTakeFirst();
    const written = Object.fromEntries(texts.map((name) => [name, told[name]]));
    await noteDoubts(deps, tx, member_id, before ?? null, written);
    await tx
      .insertInto("preferences")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
    for (const name of tellingWishes) if (!consented.includes(name)) await forgetWish(tx, member_id, name);
  });
}
