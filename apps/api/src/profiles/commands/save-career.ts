import type { FieldErrorCode } from "@sanjog/domain/field-error";
import type { Career } from "@sanjog/domain/profiles/career";
import { AppError } from "../../platform/app-error.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { findCity, findCountry, findState } from "../../platform/geography/places.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { saveStep } from "./save-step.ts";

/**
 * Saves the career step. Throws the field error `place_unknown` for an unknown country, a state outside the country or a
 * city outside the state.
 */
export async function saveCareerStep(
  deps: AreaDeps,
  { id: member_id }: Viewer,
  career: Career,
): Promise<void> {
  const fieldError = placeError(career);
  if (fieldError) {
    throw new AppError("invalid_fields", {
      fields: { [fieldError]: ["place_unknown" satisfies FieldErrorCode] },
    });
  }
  const row = deps.fields.encryptRow("career_details", member_id, { ...career, updated_at: deps.now() });
  await saveStep(deps, member_id, (tx) =>
    tx
      .insertInto("career_details")
      .values({ member_id, ...row })
      .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
      .execute(),
  );
}

function placeError({ country_id, state_id, city_id }: Career): keyof Career | null {
  if (!findCountry(country_id)) return "country_id";
  if (findState(state_id)?.country_id !== country_id) return "state_id";
  return findCity(state_id, city_id) ? null : "city_id";
}
