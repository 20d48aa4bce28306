import { least_form_seconds, pending_registration_ms } from "@sanjog/domain/accounts/account-limits";
import { documentVersions, signUpDocuments } from "@sanjog/domain/accounts/consents";
import type { SignUp } from "@sanjog/domain/accounts/sign-up";
import { not_me_ms, session_key_ms } from "@sanjog/domain/accounts/verification";
import type { Locale } from "@sanjog/i18n/locale";
import { AppError } from "../../platform/app-error.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import type { Db } from "../../platform/database/open.ts";
import { countSignUp, countSignUpOf } from "../account-limits.ts";
import type { AccountDeps } from "../deps.ts";
import { existingNumber } from "../identifiers.ts";
import { sendCode } from "../one-time-codes.ts";
import { refuseCommonPassword } from "../queries/password-policy.ts";
import { openVerification, type Verification, verification_columns } from "../verification-rows.ts";

export type Registration = { row: Verification; key: string; cookie: string; wait_seconds: number };

/**
 * Stores a registration that waits for its addresses to be verified. A known address gets the same response after the
 * same work as a new one; only the mail differs.
 */
export async function register(
  deps: AccountDeps,
  signUp: SignUp,
  locale: Locale,
  ip: string,
): Promise<Registration> {
  refuseMachines(signUp);
  const phone_number = existingNumber(deps.phones, signUp.phone_number);
  await refuseCommonPassword(deps, signUp.password, signUp.email);
  const number_first = await countSignUp(deps, ip);
  await countSignUpOf(deps, signUp.email, ip);
  const password_hash = await deps.passwords.hash(signUp.password);
  const key = deps.random.token();
  const cookie = deps.random.token();
  return deps.tx(async (tx) => {
    await forgetUnfinished(deps, tx);
    const id = deps.random.id();
    const written = deps.fields.encryptRow("verifications", id, {
      id,
      purpose: "registration" as const,
      member_id: null,
      key_hash: tokenHash(key),
      cookie_hash: tokenHash(cookie),
      email: signUp.email,
      phone_number,
      password_hash,
      profile_for: signUp.profile_for,
      gender: signUp.gender,
      locale,
      number_first,
      consents: consentsGiven(deps, locale),
      created_at: deps.now(),
      expires_at: new Date(deps.now().getTime() + session_key_ms),
    });
    const encrypted = await tx
      .insertInto("verifications")
      .values(written)
      .returning(verification_columns)
      .executeTakeFirstOrThrow();
    const row = openVerification(deps, encrypted);
    const { wait_seconds } = await sendCode(deps, tx, row, "email", ip);
    return { row, key, cookie, wait_seconds };
  });
}

/**
 * Throws `form_too_fast` when the hidden honeypot field is filled in, or when the form was sent faster than a person
 * can read it.
 */
function refuseMachines({ website, form_seconds }: SignUp): void {
  // A client that omits the duration must not bypass the check.
  if (website || (form_seconds ?? 0) < least_form_seconds) throw new AppError("form_too_fast");
}

function consentsGiven(deps: AccountDeps, locale: Locale): string {
  const given_at = deps.now().toISOString();
  return JSON.stringify(
    signUpDocuments.map((document) => ({ document, version: documentVersions[document], locale, given_at })),
  );
}

/**
 * Deletes unfinished registrations after a day, or after the dispute period ("not me") when a number was verified. Who confirmed
 * a number in person is kept while the member has that number.
 * Runs with the next registration, and nightly in case none comes for long.
 */
export async function forgetUnfinished(deps: Pick<AccountDeps, "now">, db: Db): Promise<void> {
  const before = (ms: number) => new Date(deps.now().getTime() - ms);
  await db
    .deleteFrom("verifications")
    .where("created_at", "<", before(pending_registration_ms))
    .where((eb) =>
      eb.or([
        eb.and([eb("purpose", "=", "registration"), eb("phone_verified_at", "is", null)]),
        eb("created_at", "<", before(2 * pending_registration_ms + not_me_ms)),
      ]),
    )
    .where("expires_at", "<", deps.now())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("members as m")
            .where("verifications.purpose", "=", "in_person")
            .where("verifications.phone_verified_at", "is not", null)
            .whereRef("m.id", "=", "verifications.member_id")
            .whereRef("m.phone_hash", "=", "verifications.phone_hash")
            .select("m.id"),
        ),
      ),
    )
    .execute();
}
