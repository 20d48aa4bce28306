import { AppError } from "../../platform/app-error.ts";
import { countTry } from "../account-limits.ts";
import type { AccountDeps } from "../deps.ts";
import { type Account, loadAccount } from "../queries.ts";

/**
 * Returns the account of a member who proves by the password that this session is theirs. Throws `password_wrong` as a
 * field error. Counts each try, so it must not run inside a transaction that may be rolled back.
 */
export async function confirmPassword(
  deps: AccountDeps,
  member_id: string,
  password: string,
  field = "password",
): Promise<Account> {
  await countTry(deps, "password_per_member", member_id);
  const account = await loadAccount(deps, deps.db, member_id);
  if (await deps.passwords.verify(password, account.password_hash)) return account;
  throw new AppError("password_wrong", { fields: { [field]: ["password_wrong"] } });
}
