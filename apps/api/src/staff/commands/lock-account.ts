import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";

/** Keeps everybody else from changing an account until the transaction ends. Throws `not_found` if it has ended. */
export async function lockAccount(tx: Tx, staff_id: string): Promise<void> {
  const account = await tx
    .selectFrom("staff_accounts")
    .where("id", "=", staff_id)
    .where("ended_at", "is", null)
    .select("id")
    .forUpdate()
    .executeTakeFirst();
  if (!account) throw new AppError("not_found");
}
