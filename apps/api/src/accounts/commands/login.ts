import { pending_registration_ms, pending_registrations_tried } from "@sanjog/domain/accounts/account-limits";
import { maskEmail, maskPhone } from "@sanjog/domain/accounts/masks";
import { session_key_ms } from "@sanjog/domain/accounts/verification";
import type { Locale } from "@sanjog/i18n/locale";
import { sql } from "kysely";
import { AppError } from "../../platform/app-error.ts";
import { tokenHash } from "../../platform/crypto/secrets.ts";
import { loadRecipient } from "../../platform/email/addressee.ts";
import { enqueue } from "../../platform/jobs/outbox.ts";
import { countTry, countTryFrom } from "../account-limits.ts";
import { accountMail, pageLink } from "../account-mail.ts";
import { mailTexts } from "../account-texts.ts";
import type { AccountDeps } from "../deps.ts";
import { deviceWords } from "../device-texts.ts";
import { type LoginName, loginName } from "../identifiers.ts";
import { countFailures, endFailures, isLockedOut, notifyLockedOut } from "../login-limits.ts";
import { codeWait } from "../message-limits.ts";
import { type Account, findByEmail, findByNumber, findByUnverified } from "../queries.ts";
import { openSession } from "../sessions.ts";
import { refuseSuspended } from "../suspension.ts";
import { openVerification, type Verification, verification_columns } from "../verification-rows.ts";

type Attempt = {
  email_or_phone: string;
  password: string;
  locale: Locale;
  ip: string;
  device: string;
  knows: (member_id: string) => boolean;
};

export type LoginResult =
  | { token: string; member_id: string; restored: boolean }
  | { pending: { row: Verification; key: string; cookie: string; wait_seconds: number } };

/**
 * Signs in by a verified e-mail address or number. An unknown name and a wrong password get the same response after
 * the same work. The right password of an unfinished registration returns to its verification. After too many wrong
 * passwords in a row the right one is refused too, except in a browser that was signed in before. An address that was
 * never verified cannot sign in; with the right password the error names the address that can.
 */
export async function login(deps: AccountDeps, attempt: Attempt): Promise<LoginResult> {
  await countTryFrom(deps, "login_per_ip", attempt.ip);
  const name = loginName(deps.phones, attempt.email_or_phone);
  const members = await membersNamed(deps, name);
  await countTryOfName(deps, name, attempt, members);
  const unverified = name && members.length === 0 ? await findByUnverified(deps, deps.db, name) : [];
  const counted = [...members, ...unverified];
  const failures = await countFailures(deps, name?.name ?? attempt.email_or_phone, counted, attempt.knows);
  const pending = await pendingNamed(deps, name);
  const candidates = name?.kind === "phone" ? deps.config.accountsPerNumber : 1;
  const [byMember, byPending, byUnverified] = await Promise.all([
    matching(deps, attempt.password, members, candidates),
    matching(deps, attempt.password, pending, pending_registrations_tried),
    matching(deps, attempt.password, unverified, 1),
  ]);
  if (byMember && !isLockedOut(failures, byMember.id, attempt.knows(byMember.id))) {
    await endFailures(deps.db, byMember.id, attempt.knows(byMember.id));
    return signIn(deps, byMember, attempt);
  }
  if (byPending) return { pending: await takeUpAgain(deps, byPending.id, attempt) };
  if (byUnverified && name && !isLockedOut(failures, byUnverified.id, attempt.knows(byUnverified.id))) {
    await endFailures(deps.db, byUnverified.id, attempt.knows(byUnverified.id));
    refuseUnverified(deps, byUnverified, name.kind, attempt.locale);
  }
  await notifyLockedOut(deps, failures, counted);
  throw new AppError("login_failed");
}

/** Throws the error that names the verified address. Only called after the right password. */
function refuseUnverified(
  deps: AccountDeps,
  account: Account,
  kind: LoginName["kind"],
  locale: Locale,
): never {
  refuseSuspended(deps, account, locale);
  if (kind === "email" && account.phone_number && account.phone_verified_at)
    throw new AppError("login_email_unverified", { params: { address: maskPhone(account.phone_number) } });
  if (kind === "phone" && account.email && account.email_verified_at)
    throw new AppError("login_number_unverified", { params: { address: maskEmail(account.email) } });
  throw new AppError("login_failed");
}

async function membersNamed(deps: AccountDeps, name: LoginName | null): Promise<Account[]> {
  if (!name) return [];
  return name.kind === "email"
    ? findByEmail(deps, deps.db, name.name)
    : findByNumber(deps, deps.db, name.name);
}

/**
 * Counts the try by name. Tries from a browser that was signed in before are counted separately, so that a remote
 * attacker cannot lock the owner out.
 */
async function countTryOfName(
  deps: AccountDeps,
  name: LoginName | null,
  attempt: Attempt,
  members: Account[],
) {
  const known = members.find(({ id }) => attempt.knows(id));
  const whom = known ? `device of ${known.id}` : (name?.name ?? attempt.email_or_phone);
  await countTry(deps, "login_per_name_and_minute", whom);
  await countTry(deps, "login_per_name_and_hour", whom);
}

async function pendingNamed(deps: AccountDeps, name: LoginName | null) {
  if (!name) return [];
  const since = new Date(deps.now().getTime() - pending_registration_ms);
  return deps.db
    .selectFrom("verifications")
    .where("purpose", "=", "registration")
    .where("completed_at", "is", null)
    .where("created_at", ">", since)
    .where((eb) =>
      name.kind === "email"
        ? eb(sql<string>`lower(email)`, "=", name.name)
        : eb("phone_hash", "=", deps.fields.hash(name.name)),
    )
    .orderBy("created_at", "desc")
    .select(["id", "password_hash"])
    .limit(pending_registrations_tried)
    .execute();
}

/**
 * Returns the first candidate with this password. Always computes at least `at_least` hashes, so that the response
 * time does not reveal how many candidates there are.
 */
async function matching<Candidate extends { password_hash: string | null }>(
  deps: AccountDeps,
  password: string,
  candidates: readonly Candidate[],
  at_least: number,
): Promise<Candidate | undefined> {
  const tries = Math.max(at_least, candidates.length);
  const answers = await Promise.all(
    Array.from({ length: tries }, (_, i) =>
      deps.passwords.verify(password, candidates[i]?.password_hash ?? null),
    ),
  );
  return candidates.find((_, i) => answers[i]);
}

async function signIn(deps: AccountDeps, account: Account, attempt: Attempt): Promise<LoginResult> {
  refuseSuspended(deps, account, attempt.locale);
  const rehashed = deps.passwords.needsRehash(account.password_hash)
    ? await deps.passwords.hash(attempt.password)
    : null;
  const token = await deps.tx(async (tx) => {
    if (rehashed) {
      await tx
        .updateTable("members")
        .set({ password_hash: rehashed })
        .where("id", "=", account.id)
        .where("password_hash", "=", account.password_hash)
        .execute();
    }
    const { email, email_verified_at } = account;
    const { locale } = attempt;
    if (email && email_verified_at && !attempt.knows(account.id)) {
      const texts = mailTexts(locale).new_device;
      const device = deviceWords(locale, attempt.device);
      const buttons = [{ text: texts.button, link: pageLink(deps.config, "forgot-password") }];
      const to = await loadRecipient(tx, account.id, email, locale);
      await enqueue(deps, tx, accountMail(deps.config, to, "new_device", { params: { device }, buttons }));
    }
    return openSession(deps, tx, { member_id: account.id, device: attempt.device, locale });
  });
  return { token, member_id: account.id, restored: account.deletion_requested_at !== null };
}

/**
 * Moves the unfinished registration to the browser that knows the password; the previous session key becomes invalid.
 */
async function takeUpAgain(deps: AccountDeps, id: string, { locale, ip }: Pick<Attempt, "locale" | "ip">) {
  const key = deps.random.token();
  const cookie = deps.random.token();
  const encrypted = await deps.db
    .updateTable("verifications")
    .set({
      key_hash: tokenHash(key),
      cookie_hash: tokenHash(cookie),
      locale,
      expires_at: new Date(deps.now().getTime() + session_key_ms),
    })
    .where("id", "=", id)
    .where("purpose", "=", "registration")
    .where("completed_at", "is", null)
    .returning(verification_columns)
    .executeTakeFirst();
  if (!encrypted) throw new AppError("login_failed");
  const row = openVerification(deps, encrypted);
  return { row, key, cookie, wait_seconds: await codeWait(deps, deps.db, row, "email", ip) };
}
