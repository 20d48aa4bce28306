import type { Tx } from "../../platform/database/open.ts";

/** Returns who has passed on an earlier case about the member's number, because they know the family. */
export async function whoPassedInPerson(tx: Tx, member_id: string): Promise<string[]> {
  const passed = await tx
    .selectFrom("case_passes as p")
    .innerJoin("cases as c", "c.id", "p.case_id")
    .where("c.member_id", "=", member_id)
    .where("c.kind", "=", "in_person")
    .select("p.staff_id")
    .distinct()
    .execute();
  return passed.map(({ staff_id }) => staff_id);
}
