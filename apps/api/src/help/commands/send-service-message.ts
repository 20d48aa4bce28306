import { day_ms } from "@sanjog/domain/calendar";
import {
  givingWay,
  requests_kept_a_day,
  type ServiceMessage,
  type ServiceWish,
} from "@sanjog/domain/help/service-message";
import { keepPressureCase } from "../../cases/commands/open-case.ts";
import { hideForMaintenance } from "../../decisions/commands/maintenance.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";

const day_seconds = day_ms / 1_000;

/**
 * Hides a member who asks for it at once, and opens a case for the desk with the member's words. Showing the profile again
 * is the desk's decision: a relative could ask for it. Nothing of this is told to the account: no notice, no mail, no push, and
 * no refusal, which would tell that there were requests before. However many there were in a day, a wish to be hidden hides at
 * once and is kept; an earlier one gives way to it (`givingWay`).
 */
export async function sendServiceMessage(
  deps: AreaDeps,
  member_id: string,
  { wish, text }: ServiceMessage,
): Promise<void> {
  const { ok } = await deps.limiter.take(`service messages ${member_id}`, requests_kept_a_day, day_seconds);
  await deps.tx(async (tx) => {
    const id = deps.random.id();
    const at = deps.now();
    if (!ok) await makeRoom(deps, tx, member_id, wish);
    await tx
      .insertInto("pressure_requests")
      .values(deps.fields.encryptRow("pressure_requests", id, { id, member_id, wish, words: text, at }))
      .execute();
    await keepPressureCase(tx, member_id, at);
    if (wish === "hide") await hideForMaintenance(deps, tx, member_id);
  });
}

/** Deletes what gives way to one more request. */
async function makeRoom({ now }: AreaDeps, tx: Tx, member_id: string, wish: ServiceWish): Promise<void> {
  const today = await tx
    .selectFrom("pressure_requests")
    .where("member_id", "=", member_id)
    .where("at", ">", new Date(now().getTime() - day_ms))
    .orderBy("at")
    .select(["id", "wish"])
    .execute();
  const ids = givingWay(wish, today).map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("pressure_requests").where("id", "in", ids).execute();
}
