import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { contactErrors } from "@sanjog/domain/profiles/contact-faults";
import { namesChecked } from "@sanjog/domain/profiles/field";
import { refuseFieldErrors } from "../platform/app-error.ts";
import { rowFrom } from "../platform/crypto/field-columns.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { findCountry } from "../platform/geography/places.ts";
import type { Viewer } from "../platform/http/authenticate.ts";
import { noteDoubts } from "../profiles/commands/note-doubts.ts";
import { saveStep } from "../profiles/commands/save-step.ts";

const texts = namesChecked(preferenceFields, "contact_details");

/** Saves the preference step. Throws field errors for contact details in the text and for an unknown country. */
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
  });
}
