import { tellsOfLook } from "@sanjog/domain/cases/case";
import type { Look } from "../../platform/database/case-tables.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";

type Noted = { case_id: string; member_id: string | null; looked_at_what: Look; why?: string };

/**
 * Notes the first look of this person for a case, with the written reason if one was asked for: the member reads both, but
 * for a case of which relatives who open the download must not learn.
 */
export async function noteLook(
  deps: AreaDeps,
  tx: Tx,
  staff: Staff,
  { case_id, member_id, looked_at_what, why = "" }: Noted,
): Promise<void> {
  if (!member_id) return;
  const { kind } = await tx
    .selectFrom("cases")
    .where("id", "=", case_id)
    .select("kind")
    .executeTakeFirstOrThrow();
  if (!tellsOfLook(kind)) return;
  await tx
    .insertInto("staff_looks")
    .values({ case_id, staff_id: staff.id, member_id, looked_at_what, why, at: deps.now() })
    .onConflict((conflict) => conflict.columns(["case_id", "staff_id", "looked_at_what"]).doNothing())
    .execute();
}
