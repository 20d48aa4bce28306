import { login_failures_in_a_row, login_failures_kept_ms } from "@sanjog/domain/accounts/account-limits";
import { sql } from "kysely";
import type { Db, Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { accountMail, pageLink } from "./account-mail.ts";
import { mailTexts } from "./account-texts.ts";
import { addressHash } from "./mail-stop-codes.ts";
import type { Account } from "./queries.ts";

/** Consecutive password tries by account id or typed name, including the current try. */
export type Failures = ReadonlyMap<string, number>;

/** A browser that was signed in before has its own count, so that a remote attacker cannot lock it out. */
const subjectOf = (id: string, known: boolean) => (known ? `device ${id}` : id);

/**
 * Counts a try before the password is checked, so that concurrent guesses cannot exceed the limit. Counts an unknown
 * name like a known one, so that the work reveals nothing.
 */
export async function countFailures(
  deps: AreaDeps,
  name: string,
  members: readonly Account[],
  knows: (member_id: string) => boolean,
): Promise<Failures> {
  const accounts = members.map(({ id }) => subjectOf(id, knows(id)));
  const nobody = `name ${addressHash(deps.config, name).toString("base64url")}`;
  const subjects = accounts.length > 0 ? accounts.sort() : [nobody];
  const { rows } = await sql<{ subject: string; failures: number }>`
    insert into login_failures as f (subject, failures, last_at)
    select subject, 1, ${deps.now()} from unnest(${subjects}::text[]) as s (subject)
    on conflict (subject) do update set failures = f.failures + 1, last_at = excluded.last_at
    returning subject, failures`.execute(deps.db);
  return new Map(rows.map(({ subject, failures }) => [subject, failures]));
}

/** Returns whether the account refuses passwords from this browser. */
export function isLockedOut(failures: Failures, id: string, known: boolean): boolean {
  return (failures.get(subjectOf(id, known)) ?? 0) > login_failures_in_a_row;
}

/** Ends the series of failures after the right password. */
export async function endFailures(db: Db, id: string, known: boolean): Promise<void> {
  await db.deleteFrom("login_failures").where("subject", "=", subjectOf(id, known)).execute();
}

/** Deletes the counts of an account that gets a new password or is deleted. */
export async function forgetFailures(tx: Tx, member_id: string): Promise<void> {
  const subjects = [subjectOf(member_id, false), subjectOf(member_id, true)];
  await tx.deleteFrom("login_failures").where("subject", "in", subjects).execute();
}

/** Notifies the account's owner by mail once, with a link to set a new password. */
export async function notifyLockedOut(
  deps: AreaDeps,
  failures: Failures,
  members: readonly Account[],
): Promise<void> {
  for (const { id, email, email_verified_at, locale } of members) {
    if (!email || !email_verified_at || failures.get(subjectOf(id, false)) !== login_failures_in_a_row)
      continue;
    const texts = mailTexts(locale).too_many_logins;
    const buttons = [{ text: texts.button, link: pageLink(deps.config, "forgot-password") }];
    const params = { most: login_failures_in_a_row };
    await deps.tx((tx) =>
      enqueue(
        deps,
        tx,
        accountMail(deps.config, { to: email, locale }, "too_many_logins", { params, buttons }),
      ),
    );
  }
}

/**
 * Nightly: deletes series of failures that are too old to count. One that reached the limit stays until there is a new
 * password.
 */
export async function forgetOldFailures({ db, now }: AreaDeps): Promise<void> {
  await db
    .deleteFrom("login_failures")
    .where("last_at", "<", new Date(now().getTime() - login_failures_kept_ms))
    .where("failures", "<=", login_failures_in_a_row)
    .execute();
}
