import { nextWake } from "@sanjog/domain/cases/wake";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import {
  listKeepersToTell,
  listPeopleToWake,
  type WakingCase,
  type WokenPerson,
} from "../queries/people-to-wake.ts";
import { type WakeReason, wakePerson } from "./wake-person.ts";

const most_cases = 200;

/**
 * Job: wakes the people on call for each urgent case that nobody holds, and again every twenty minutes until somebody takes it.
 * The lock on the case lets one of several processes make a wave. Somebody whom several cases wake at once gets one message,
 * about the case that is due first.
 */
export async function wakeOnCall(deps: AreaDeps): Promise<void> {
  await deps.tx(async (tx) => {
    const now = await deps.dbNow(tx);
    const called = new Map<string, { person: WokenPerson; reason: WakeReason }>();
    for (const one of await lockDueCases(tx, now)) {
      const next = nextWake(one.wake_at, now);
      await tx.updateTable("cases").set({ wake_at: next }).where("id", "=", one.id).execute();
      const found = await listPeopleToWake(tx, one, now);
      const nobody = found === "nobody";
      const people = nobody ? await listKeepersToTell(tx, one, now) : found;
      const woken = await noteWakes(tx, one, people, now);
      for (const person of people)
        if (woken.has(person.id) && !called.has(person.id))
          called.set(person.id, { person, reason: { ...one, nobody, until: next } });
    }
    for (const { person, reason } of called.values()) await wakePerson(deps, tx, person, reason);
  });
}

async function lockDueCases(tx: Tx, now: Date): Promise<WakingCase[]> {
  const rows = await tx
    .selectFrom("cases")
    .where("closed_at", "is", null)
    .where("wake_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .select(["id", "kind", "opened_at", "due_at", "wake_at", "reporter_id"])
    .limit(most_cases)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ ...row, wake_at: row.wake_at ?? now }));
}

/** Notes whom this wave wakes, and returns those whom it had not woken before. */
async function noteWakes(
  tx: Tx,
  { id, wake_at }: WakingCase,
  people: readonly WokenPerson[],
  now: Date,
): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const noted = await tx
    .insertInto("case_wakes")
    .values(people.map((person) => ({ case_id: id, wave: wake_at, staff_id: person.id, at: now })))
    .onConflict((conflict) => conflict.columns(["case_id", "wave", "staff_id"]).doNothing())
    .returning("staff_id")
    .execute();
  return new Set(noted.map(({ staff_id }) => staff_id));
}
