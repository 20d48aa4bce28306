import type { Nominee } from "@sanjog/domain/account-lifecycle/nominee";
import { kindOfLoginName } from "@sanjog/domain/accounts/email-or-phone";
import { confirmPassword } from "../../accounts/queries/confirm-password.ts";
import { refuseFieldErrors } from "../../platform/app-error.ts";
import type { AccountLifecycleDeps } from "../deps.ts";

/**
 * Stores the person who may act for a member after death or incapacity, in place of anyone named before. Requires the
 * password, so that nobody with a borrowed phone names themselves. Throws `password_wrong` and `phone_invalid`.
 */
export async function saveNominee(
  deps: AccountLifecycleDeps,
  member_id: string,
  { password, ...told }: Nominee & { password: string },
): Promise<Nominee> {
  await confirmPassword(deps, member_id, password);
  const is_number = kindOfLoginName(told.contact) === "phone";
  const contact = is_number ? deps.phones.parse(told.contact) : told.contact;
  refuseFieldErrors({ ...(contact === null && { contact: ["phone_invalid"] }) });
  const nominee = { ...told, contact: contact ?? "" };
  const row = { ...deps.fields.encryptRow("nominees", member_id, nominee), updated_at: deps.now() };
  await deps.db
    .insertInto("nominees")
    .values({ member_id, ...row })
    .onConflict((conflict) => conflict.column("member_id").doUpdateSet(row))
    .execute();
  return nominee;
}

/** Erases who may act for a member. Requires the password. */
export async function removeNominee(
  deps: AccountLifecycleDeps,
  member_id: string,
  password: string,
): Promise<void> {
  await confirmPassword(deps, member_id, password);
  await deps.db.deleteFrom("nominees").where("member_id", "=", member_id).execute();
}
