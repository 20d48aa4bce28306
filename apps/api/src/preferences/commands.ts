import type { Preferences } from "@sanjog/domain/preferences/preferences";
import { contactFaults } from "@sanjog/domain/profiles/contact-faults";
import { inchesFrom } from "@sanjog/domain/profiles/height";
import { any_option } from "@sanjog/domain/reference/option-lists";
import type { Deps } from "../platform/deps.ts";
import { findCountry } from "../platform/geography/places.ts";
import { refuseFaults } from "../platform/http/app-error.ts";
import { noteDoubts } from "../profiles/commands/note-doubts.ts";
import { saveStep } from "../profiles/commands/save-step.ts";

/** Saves the preference step. Refuses contact details in the text, and a country that is not known (`place_unknown`). */
export async function savePreferencesStep(deps: Deps, member_id: string, told: Preferences): Promise<void> {
  const { height_min, height_max, ...fields } = told;
  const country = told.country.filter((id) => id !== any_option);
  refuseFaults({
    ...contactFaults(["about_desired_partner"], told),
    ...(!country.every((id) => findCountry(id)) && { country: ["place_unknown"] }),
  });
  const row = {
    ...fields,
    country,
    height_min_inches: inchesFrom(height_min),
    height_max_inches: inchesFrom(height_max),
    updated_at: deps.now(),
  };
  await saveStep(deps, member_id, async (tx) => {
    const before = await tx
      .selectFrom("preferences")
      .where("member_id", "=", member_id)
      .select("about_desired_partner")
      .executeTakeFirst();
    const { about_desired_partner } = fields;
    await noteDoubts(deps, tx, member_id, before ?? null, { about_desired_partner });
    await tx
      .insertInto("preferences")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute();
  });
}
