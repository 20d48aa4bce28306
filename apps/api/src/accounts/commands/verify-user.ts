import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { loginNameOf, mayFinish } from "@sanjog/domain/accounts/verification";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import { inheritBlocks } from "../../blocks/commands/block-marks.ts";
import { AppError } from "../../platform/app-error.ts";
import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { othersOnNumber } from "../queries.ts";
import { openSession } from "../sessions.ts";
import { lockByKey, refuseOtherBrowser, type Verification } from "../verification-rows.ts";

export type VerifyRequest = { key: string; cookie: string; locale: Locale; device: string; ip: string };

/**
 * Creates the account of a registration whose e-mail address or number is verified, and signs its browser in; works
 * once. Throws for another browser, since the key alone also travels in a WhatsApp message. The other address can be
 * verified later with the same key.
 */
export async function verifyUser(
  deps: AreaDeps,
  finishing: VerifyRequest,
): Promise<{ token: string; member_id: string; login_name: ReturnType<typeof loginNameOf> }> {
  const { key, cookie, device, locale } = finishing;
  return deps.tx(async (tx) => {
    const row = await lockByKey(deps, tx, key);
    if (row?.purpose !== "registration") throw new AppError("session_key_invalid");
    refuseOtherBrowser(row, cookie);
    const state = {
      email_verified: row.email_verified_at !== null,
      phone_verified: row.phone_verified_at !== null,
    };
    if (!mayFinish(state)) throw new AppError("nothing_verified_yet");
    await refuseTaken(deps, tx, row);
    const member_id = await createMember(deps, tx, row.id, finishing);
    await inheritBlocks(deps, tx, member_id);
    const done = state.email_verified && state.phone_verified;
    await tx
      .updateTable("verifications")
      .set({
        purpose: "member",
        member_id,
        password_hash: null,
        cookie_hash: null,
        consents: "[]",
        completed_at: done ? deps.now() : null,
      })
      .where("id", "=", row.id)
      .execute();
    const token = await openSession(deps, tx, { member_id, device, locale, from_sign_up: true });
    return { token, member_id, login_name: loginNameOf(state) };
  });
}

/** Throws when somebody else has become a member with the address since it was verified here. */
async function refuseTaken(deps: AreaDeps, tx: Tx, row: Verification): Promise<void> {
  if (row.phone_verified_at) {
    const others = await othersOnNumber(deps, tx, row);
    if (others.length >= deps.config.accountsPerNumber) throw new AppError("number_taken");
  }
  if (!row.email_verified_at) return;
  const owner = await tx
    .selectFrom("members")
    .where(sql<string>`lower(email)`, "=", row.email)
    .where("email_verified_at", "is not", null)
    .select("id")
    .executeTakeFirst();
  if (owner) throw new AppError("email_taken");
}

async function createMember(
  deps: AreaDeps,
  tx: Tx,
  verification_id: string,
  { locale, ip }: VerifyRequest,
): Promise<string> {
  const begun = await tx
    .selectFrom("verifications")
    .where("id", "=", verification_id)
    .select(["email", "email_verified_at", "phone_number", "phone_verified_at"])
    .select(["password_hash", "profile_for", "gender", "consents"])
    .executeTakeFirstOrThrow();
  const { consents, password_hash, profile_for, gender, ...encrypted } = begun;
  if (!password_hash || !profile_for || !gender) throw new Error("a sign-up without its answers");
  const id = deps.random.id();
  const member = {
    id,
    ...deps.fields.decryptRow("verifications", verification_id, encrypted),
    password_hash,
    profile_for,
    gender,
    locale,
    profile_status: profileStatus.registering,
    created_at: deps.now(),
    registered_from: ip,
  };
  await tx
    .insertInto("members")
    .values(deps.fields.encryptRow("members", id, member))
    .execute();
  const given = consents.map(({ document, version, locale: language, given_at }) => ({
    member_id: id,
    document,
    version,
    locale: language,
    given_at: new Date(given_at),
  }));
  await tx.insertInto("consents").values(given).execute();
  return id;
}
