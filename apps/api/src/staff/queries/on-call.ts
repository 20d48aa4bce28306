import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps, PlatformDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { loadNumber } from "./wake-number.ts";

/** Returns how many people are on call, and how many of them may also take an order of an authority. Names nobody. */
export async function countOnCall(db: Db): Promise<{ people: number; leads: number; accounts: number }> {
  const counts = await db
    .selectFrom("staff_accounts")
    .where("ended_at", "is", null)
    .select(({ fn, eb }) => [
      fn.countAll<string>().as("accounts"),
      fn.countAll<string>().filterWhere("on_call_since", "is not", null).as("people"),
      fn
        .countAll<string>()
        .filterWhere(eb.and([eb("on_call_since", "is not", null), eb("role", "!=", "moderator")]))
        .as("leads"),
    ])
    .executeTakeFirstOrThrow();
  return {
    people: Number(counts.people),
    leads: Number(counts.leads),
    accounts: Number(counts.accounts),
  };
}

/** Returns how somebody is woken. */
export async function showOnCall(deps: AreaDeps & Pick<PlatformDeps, "push" | "phones">, { id }: Staff) {
  const { on_call_since } = await deps.db
    .selectFrom("staff_accounts")
    .where("id", "=", id)
    .select("on_call_since")
    .executeTakeFirstOrThrow();
  const number = await loadNumber(deps, deps.db, id);
  const devices = await deps.db
    .selectFrom("staff_push_devices")
    .where("staff_id", "=", id)
    .select("endpoint")
    .execute();
  const { people, leads } = await countOnCall(deps.db);
  return {
    people,
    leads,
    own: {
      on_call: on_call_since !== null,
      phone_number: number ? deps.phones.format(number.phone_number) : null,
      number_verified: number?.verified_at != null,
      push_public_key: deps.push.publicKey,
      devices: devices.map(({ endpoint }) => endpoint),
    },
  };
}
