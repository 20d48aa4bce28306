import { code_ms } from "@sanjog/domain/accounts/verification";
import { messageWay } from "../../accounts/queries/number-ways.ts";
import { numberCodeMessage } from "../../accounts/views/number-code.ts";
import { AppError } from "../../platform/app-error.ts";
import { codeHash } from "../../platform/crypto/secrets.ts";
import type { AreaDeps, PlatformDeps } from "../../platform/deps.ts";
import type { Staff } from "../../platform/http/authenticate-staff.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { countTry, endTries } from "../staff-limits.ts";

const hashOf = (deps: AreaDeps, staff_id: string, code: string) =>
  codeHash(deps.config.secretKey, `wake number of ${staff_id}`, code);

/**
 * Stores the WhatsApp number on which somebody wants to be woken and sends a code to it; it replaces the number before, which
 * wakes nobody any more. Throws `phone_invalid` and `too_many_tries`.
 */
export async function sendNumberCode(
  deps: AreaDeps & Pick<PlatformDeps, "phones">,
  staff: Staff,
  typed: string,
): Promise<void> {
  const phone_number = deps.phones.parse(typed);
  if (!phone_number) throw new AppError("invalid_fields", { fields: { phone_number: ["phone_invalid"] } });
  await countTry(deps, "number_code_per_account", staff.id);
  const code = deps.random.code6();
  const expires_at = new Date(deps.now().getTime() + code_ms);
  const number = deps.fields.encryptRow("staff_numbers", staff.id, {
    phone_number,
    verified_at: null,
    code_hash: hashOf(deps, staff.id, code),
    code_expires_at: expires_at,
  });
  await deps.tx(async (tx) => {
    await tx
      .insertInto("staff_numbers")
      .values({ staff_id: staff.id, ...number })
      .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(number))
      .execute();
    const to = { to: phone_number, code, expires_at };
    const message = numberCodeMessage(deps, staff.locale, await messageWay(deps, tx, "whatsapp"), to);
    await enqueue(deps, tx, message, `wake number ${staff.id}`);
  });
}

/** Verifies the number by its code, which works once. Counts every try. Throws `code_wrong` and `too_many_tries`. */
export async function verifyNumber(deps: AreaDeps, staff: Staff, code: string): Promise<void> {
  await countTry(deps, "number_try_per_account", staff.id);
  const verified = await deps.db
    .updateTable("staff_numbers")
    .set({ verified_at: deps.now(), code_hash: null, code_expires_at: null })
    .where("staff_id", "=", staff.id)
    .where("code_hash", "=", hashOf(deps, staff.id, code))
    .where("code_expires_at", ">", deps.now())
    .executeTakeFirst();
  if (verified.numUpdatedRows === 0n)
    throw new AppError("code_wrong", { fields: { phone_otp: ["code_wrong"] } });
  await endTries(deps, "number_try_per_account", staff.id);
}

export async function removeNumber({ db }: AreaDeps, { id }: Staff): Promise<void> {
  await db.deleteFrom("staff_numbers").where("staff_id", "=", id).execute();
}
