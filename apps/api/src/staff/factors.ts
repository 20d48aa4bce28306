import { factorsOf, type SecondFactor } from "@sanjog/domain/staff/passkeys";
import type { Tx } from "../platform/database/open.ts";

/** Returns the second factors of an account whose row this transaction has locked. */
export async function factorsNow(
  tx: Tx,
  staff_id: string,
): Promise<{ app: boolean; passkeys: number; list: SecondFactor[] }> {
  const { totp_confirmed_at } = await tx
    .selectFrom("staff_accounts")
    .where("id", "=", staff_id)
    .select("totp_confirmed_at")
    .executeTakeFirstOrThrow();
  const { count } = await tx
    .selectFrom("staff_passkeys")
    .where("staff_id", "=", staff_id)
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  const has = { app: totp_confirmed_at !== null, passkeys: Number(count) };
  return { ...has, list: factorsOf(has) };
}
