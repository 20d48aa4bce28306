import { genderOf } from "@sanjog/domain/accounts/sign-up";
import { session_key_ms } from "@sanjog/domain/accounts/verification";
import type { Gender, ProfileFor } from "@sanjog/domain/reference/personal-lists";
import type { Locale } from "@sanjog/i18n/locale";
import type { Tx } from "../../platform/database/open.ts";
import type { Deps } from "../../platform/deps.ts";
import type { Viewer } from "../../platform/http/authenticate.ts";
import { Refused } from "../../platform/http/refused.ts";
import { profileChanged } from "../../platform/profile-change.ts";
import { tokenHash } from "../../platform/secrets.ts";
import { countAsking, countSignUpOf } from "../account-limits.ts";
import { codeWait } from "../message-limits.ts";
import { sendCode, voidCodes } from "../one-time-codes.ts";
import { type Account, loadAccount } from "../queries.ts";
import {
  holdByKey,
  openVerification,
  type Verification,
  verification_columns,
} from "../verification-rows.ts";
import { beginAddressChange, type NewAddresses, provePassword, refuseSuspended } from "./address-change.ts";
import { existingNumber } from "./register.ts";
import { refuseOtherBrowser } from "./verify-user.ts";

export type AccountChange = {
  email?: string | undefined;
  phone_number?: string | undefined;
  profile_for?: ProfileFor | undefined;
  gender?: Gender | undefined;
  password?: string | undefined;
};

export type Changed = { row: Verification; new_key?: string; wait_seconds: number };
type Asking = { locale: Locale; ip: string };

/**
 * Changes a sign-up that is not finished; what was verified of a changed address is forgotten.
 * A new key replaces the old one.
 */
export async function changeRegistration(
  deps: Deps,
  change: AccountChange,
  { key, cookie, locale, ip }: Asking & { key: string; cookie: string },
): Promise<Changed> {
  await countAsking(deps, ip);
  if (change.email) await countSignUpOf(deps, change.email, ip);
  const phone_number = change.phone_number && existingNumber(deps, change.phone_number);
  const new_key = deps.random.token();
  return deps.tx(async (tx) => {
    const before = await holdByKey(deps, tx, key);
    if (before?.purpose !== "registration") throw new Refused("session_key_invalid");
    refuseOtherBrowser(before, cookie);
    const email = change.email && change.email !== before.email ? change.email : null;
    const number = phone_number && phone_number !== before.phone_number ? phone_number : null;
    const changed = {
      key_hash: tokenHash(new_key),
      expires_at: new Date(deps.now().getTime() + session_key_ms),
      locale,
      ...agreed(before, change),
      ...(email && { email, email_verified_at: null }),
      ...(number && { phone_number: number, phone_verified_at: null }),
    };
    const sealed = await tx
      .updateTable("verifications")
      .set(deps.fields.sealRow("verifications", before.id, changed))
      .where("id", "=", before.id)
      .returning(verification_columns)
      .executeTakeFirstOrThrow();
    const row = openVerification(deps, sealed);
    if (number) await voidCodes(tx, row.id, "phone", deps.now());
    if (email) await voidCodes(tx, row.id, "email", deps.now());
    const wait_seconds = email
      ? (await sendCode(deps, tx, row, "email", ip)).wait_seconds
      : await codeWait(deps, tx, row, "email", ip);
    return { row, new_key, wait_seconds };
  });
}

/** Changes a member's account. Addresses stay until the new ones are verified; a new one asks for the password. */
export async function changeMember(
  deps: Deps,
  viewer: Viewer,
  change: AccountChange,
  { locale, ip }: Asking,
): Promise<Changed> {
  const member_id = viewer.id;
  const before = await loadAccount(deps, deps.db, member_id);
  refuseSuspended(deps, before, locale);
  const told = agreed(before, change);
  const { email, phone_number } = toVerify(deps, before, change);
  if (email || phone_number) await countAsking(deps, ip);
  await provePassword(deps, viewer, before, { email, phone_number, password: change.password });
  return deps.tx(async (tx) => {
    if (told.profile_for !== before.profile_for || told.gender !== before.gender) {
      await tx.updateTable("members").set(told).where("id", "=", member_id).execute();
      if (told.gender !== before.gender)
        await refuseWithTies(tx, member_id, change.gender ? "gender" : "profile_for");
      await profileChanged(deps, tx, member_id);
    }
    if (email || phone_number)
      return beginAddressChange(deps, tx, before, { email, phone_number }, { locale, ip });
    return { row: asVerification(await loadAccount(deps, tx, member_id)), wait_seconds: 0 };
  });
}

/**
 * Requests, connections and proposals are between a woman and a man, and would not be any more. With the member's row
 * locked: whoever asks at the same moment waits for it.
 */
async function refuseWithTies(tx: Tx, member_id: string, field: "gender" | "profile_for"): Promise<void> {
  const tie = await tx
    .selectFrom("connection_requests")
    .where(({ eb, or }) => or([eb("sender_id", "=", member_id), eb("receiver_id", "=", member_id)]))
    .select("id")
    .limit(1)
    .executeTakeFirst();
  if (tie) throw new Refused("invalid_fields", { fields: { [field]: ["gender_settled"] } });
}

/** A new address, or the one of the account that was never verified. */
function toVerify(deps: Deps, before: Account, change: AccountChange): NewAddresses {
  const number = change.phone_number ? existingNumber(deps, change.phone_number) : null;
  const same_email = change.email === before.email && before.email_verified_at !== null;
  const same_number = number === before.phone_number && before.phone_verified_at !== null;
  return {
    email: change.email && !same_email ? change.email : null,
    phone_number: number && !same_number ? number : null,
  };
}

type Told = { profile_for: ProfileFor; gender: Gender };
type Before = { profile_for: ProfileFor | null; gender: Gender | null };

/** A son is a man: where the relation tells the gender, it decides; a contradiction is refused at its field. */
function agreed(before: Before, change: AccountChange): Told {
  const profile_for = change.profile_for ?? before.profile_for;
  if (!profile_for) throw new Refused("invalid_fields", { fields: { profile_for: ["choose_one"] } });
  const told = genderOf(profile_for);
  const gender = change.gender ?? (change.profile_for && told ? told : before.gender);
  if (!gender) throw new Refused("invalid_fields", { fields: { gender: ["choose_one"] } });
  if (told && told !== gender)
    throw new Refused("invalid_fields", { fields: { gender: ["unknown_option"] } });
  return { profile_for, gender };
}

function asVerification(account: Account): Verification {
  return {
    ...account,
    purpose: "member",
    member_id: account.id,
    wrong_tries: 0,
    number_first: false,
    cookie_hash: null,
  };
}
