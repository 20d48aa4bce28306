import { maskPhone } from "@sanjog/domain/accounts/masks";
import { inPersonState } from "@sanjog/domain/in-person/in-person";
import { findInPerson, type NumberInPerson } from "../accounts/queries/in-person.ts";
import { waits } from "../approvals/queries/waiting.ts";
import { holdCase } from "../cases/commands/lease.ts";
import type { Db } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import type { Staff } from "../platform/http/authenticate-staff.ts";

/** Returns where a member is with the own number, and the code to show. */
export async function loadOwn(deps: AreaDeps, member_id: string) {
  const waiting = await findInPerson(deps, deps.db, member_id);
  const { state, until } = await progress(deps, deps.db, waiting);
  return { state, code: state === "code" && waiting ? waiting.code : null, until };
}

/** Returns the same to the person who holds the case, without the code and the whole number. */
export async function loadForDesk(deps: AreaDeps, staff: Staff, case_id: string) {
  return deps.tx(async (tx) => {
    const { member_id, kind } = await holdCase(deps, tx, staff, case_id);
    const waiting =
      kind === "in_person" && member_id !== null ? await findInPerson(deps, tx, member_id) : null;
    const number = waiting?.row.phone_number;
    return { ...(await progress(deps, tx, waiting)), phone_number: number ? maskPhone(number) : null };
  });
}

/** Returns the state of what waits, and until when it lasts. */
export async function progress(deps: AreaDeps, db: Db, waiting: NumberInPerson | null) {
  if (!waiting) return { state: inPersonState(null), until: null };
  const step = await db
    .selectFrom("approvals as a")
    .where("a.verification_id", "=", waiting.row.id)
    .select(["a.expires_at", waits(deps.now()).as("waits")])
    .executeTakeFirst();
  const state = inPersonState({
    code_ended: waiting.code === null,
    step: step ? (step.waits ? "waits" : "over") : "none",
  });
  return { state, until: (state === "seen" && step ? step : waiting).expires_at.toISOString() };
}
