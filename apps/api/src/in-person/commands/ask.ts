import { mayConfirmInPerson, mayGetCode } from "@sanjog/domain/in-person/in-person";
import { beginInPerson, endInPerson } from "../../accounts/commands/in-person.ts";
import { findInPerson } from "../../accounts/queries/in-person.ts";
import { loadAccount } from "../../accounts/queries.ts";
import { closeCaseInPerson, openCase } from "../../cases/commands/open-case.ts";
import { AppError } from "../../platform/app-error.ts";
import { lockMember } from "../../platform/database/member-lock.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { limit } from "../../platform/http/rate-limit.ts";
import { progress } from "../queries.ts";

const asked_a_day = 5;

/**
 * Begins to confirm the member's own number in person, and opens a case for the desk. While a code can be shown
 * or a second person may approve, it stays; after too many wrong tries, a refusal or a lapse a new one begins. Throws `invalid_fields` without a number, `already_verified` and `status_forbids`.
 */
export async function askToConfirmInPerson(deps: AreaDeps, member_id: string): Promise<void> {
  await limit(deps, `in person ${member_id}`, asked_a_day, 24 * 3_600);
  await deps.tx(async (tx) => {
    await lockMember(tx, member_id);
    const account = await loadAccount(deps, tx, member_id);
    const { phone_number, phone_verified_at, deletion_requested_at } = account;
    const phone_verified = phone_verified_at !== null;
    if (!mayConfirmInPerson({ phone_number, phone_verified, leaving: deletion_requested_at !== null }))
      throw phone_verified
        ? new AppError("already_verified")
        : new AppError("invalid_fields", { fields: { phone_number: ["required"] } });
    const waiting = await findInPerson(deps, tx, member_id);
    if (!mayGetCode((await progress(deps, tx, waiting)).state)) return;
    await closeCaseInPerson(tx, member_id, deps.now());
    await endInPerson(tx, member_id, deps.now());
    await beginInPerson(deps, tx, account);
    await openCase(tx, deps.now(), { cause: { kind: "in_person" }, member_id });
  });
}
