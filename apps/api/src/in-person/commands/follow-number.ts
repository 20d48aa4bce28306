import { mayGetCode } from "@sanjog/domain/in-person/in-person";
import { endInPerson } from "../../accounts/commands/in-person.ts";
import { findInPerson, waitsInPerson } from "../../accounts/queries/in-person.ts";
import { closeCaseInPerson } from "../../cases/commands/open-case.ts";
import { lockInAnyStatus } from "../../platform/database/member-lock.ts";
import type { Db, Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { progress } from "../queries.ts";

/** Ends a confirmation in person, its code and its case once the number has changed or is verified, or the member leaves. */
export async function followNumber(tx: Tx, member_id: string, now: Date): Promise<void> {
  if (await waitsInPerson(tx, member_id, now)) return;
  await closeCaseInPerson(tx, member_id, now);
  await endInPerson(tx, member_id, now);
}

/**
 * Job: closes the cases in which nothing is left to do: the member did not come, nobody approved in time, or the code was typed wrong
 * too often. A case that somebody holds stays until they have read why. The member still reads why and gets a new code.
 */
export async function endOver(deps: AreaDeps): Promise<void> {
  const free = await deps.db
    .selectFrom("cases")
    .where("kind", "=", "in_person")
    .where("closed_at", "is", null)
    .where(({ eb, or }) => or([eb("leased_until", "is", null), eb("leased_until", "<=", deps.now())]))
    .select("member_id")
    .execute();
  for (const { member_id } of free) {
    if (!member_id || !(await isOver(deps, deps.db, member_id))) continue;
    await deps.tx(async (tx) => {
      await lockInAnyStatus(tx, member_id);
      await followNumber(tx, member_id, deps.now());
      if (await isOver(deps, tx, member_id)) await closeCaseInPerson(tx, member_id, deps.now());
    });
  }
}

/** Returns whether the member could get a new code. */
async function isOver(deps: AreaDeps, db: Db, member_id: string): Promise<boolean> {
  return mayGetCode((await progress(deps, db, await findInPerson(deps, db, member_id))).state);
}
