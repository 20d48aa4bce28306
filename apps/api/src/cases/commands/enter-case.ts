import type { EnteredCase } from "@sanjog/domain/cases/case";
import { profileNamedIn } from "@sanjog/domain/reports/report";
import { operatorAtDesk, record } from "../../audit/commands/record.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { openCase } from "./open-case.ts";

/**
 * Opens a case for what came by letter or telephone, and returns its id. A letter may be about nobody who is here; a profile that
 * is named and does not exist is a field error.
 */
export async function enterCase(
  deps: AreaDeps,
  staff: Staff,
  { kind, profile, ...letter }: EnteredCase,
): Promise<string> {
  return deps.tx(async (tx) => {
    const member_id = profile ? await loadNamed(tx, profile) : null;
    await record(deps, tx, operatorAtDesk(staff, `entered: ${kind}`), { action: "enter_case", member_id });
    return (await openCase(tx, deps.now(), { cause: { kind }, member_id, ...letter })).id;
  });
}

async function loadNamed(tx: Tx, profile: string): Promise<string> {
  const named = profileNamedIn(profile);
  const member =
    named &&
    (await tx
      .selectFrom("members")
      .where((eb) => eb.and(named))
      .select("id")
      .executeTakeFirst());
  if (!member) throw new AppError("invalid_fields", { fields: { profile: ["profile_unknown"] } });
  return member.id;
}
