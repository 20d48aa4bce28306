import { type Family, withoutUnaskedFamily } from "@sanjog/domain/profiles/family";
import { withListedGotras } from "@sanjog/i18n/gotra-named";
import type { Deps } from "../../platform/deps.ts";
import { saveStep } from "./save-step.ts";

/** Saves the family step, as a whole: half of one save can never stand beside half of another. */
export async function saveFamilyStep(deps: Deps, member_id: string, told: Family): Promise<void> {
  const row = deps.fields.sealRow("family_details", member_id, {
    ...withoutUnaskedFamily(withListedGotras(told)),
    updated_at: deps.now(),
  });
  await saveStep(deps, member_id, (tx) =>
    tx
      .insertInto("family_details")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute(),
  );
}
