import {
  mail_stop_ms,
  messages_in_all_per_hour,
  messages_per_address_and_day,
  messages_per_address_and_hour,
} from "@sanjog/domain/accounts/account-limits";
import { resend_wait_seconds } from "@sanjog/domain/accounts/verification";
import { day_ms, hour_ms } from "@sanjog/domain/calendar";
import type { Config } from "../platform/config.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import type { Deps } from "../platform/deps.ts";
import { codeHash } from "../platform/secrets.ts";

/** Under what an address or a number is counted: nobody reads it back without our key. */
export function addressHash({ secretKey }: Pick<Config, "secretKey">, address: string): Buffer {
  return codeHash(secretKey, "address", address);
}

/**
 * Seconds until something that a stranger can ask for may go to this address again; 0 when it may now. Codes, links and
 * notes count together: whoever is written to does not care for the kind.
 */
export async function waitFor(deps: Deps, db: Db, address: string): Promise<number> {
  const now = deps.now().getTime();
  const asked = await db
    .selectFrom("asked_messages")
    .where("address_hash", "=", addressHash(deps.config, address))
    .where("asked_at", ">", new Date(now - day_ms))
    .orderBy("asked_at", "desc")
    .select("asked_at")
    .limit(messages_per_address_and_day)
    .execute();
  const until = (nth: number, ms: number) => (asked[nth - 1]?.asked_at.getTime() ?? 0) + ms;
  const free_at = Math.max(
    until(1, resend_wait_seconds * 1_000),
    until(messages_per_address_and_hour, hour_ms),
    until(messages_per_address_and_day, day_ms),
  );
  return Math.max(0, Math.ceil((free_at - now) / 1_000));
}

/** Counts a message to this address. The address must be held (`lockAddress`). */
export async function countMessage(deps: Deps, tx: Tx, address: string): Promise<void> {
  const row = { address_hash: addressHash(deps.config, address), asked_at: deps.now(), link_asked_at: null };
  await tx.insertInto("asked_messages").values(row).execute();
}

/** The same of a link, which leaves at `leaves_at`, or of one that is not `sent` because nobody has the address. */
export async function countLink(
  deps: Deps,
  tx: Tx,
  address: string,
  { leaves_at, sent }: { leaves_at: Date; sent: boolean },
): Promise<void> {
  const address_hash = addressHash(deps.config, address);
  const row = { address_hash, asked_at: leaves_at, link_asked_at: deps.now(), sent };
  await tx.insertInto("asked_messages").values(row).execute();
}

/** Whether a link was asked for just now: who presses twice gets one. */
export async function askedForLink(deps: Deps, tx: Tx, address: string): Promise<boolean> {
  const asked = await tx
    .selectFrom("asked_messages")
    .where("address_hash", "=", addressHash(deps.config, address))
    .where("link_asked_at", ">", new Date(deps.now().getTime() - resend_wait_seconds * 1_000))
    .select("link_asked_at")
    .executeTakeFirst();
  return asked !== undefined;
}

/** Whether so much was sent in the last hour, to whomever, that nothing more may be: our mails must not become a weapon. */
export async function isBroken(deps: Deps, db: Db): Promise<boolean> {
  const { sent } = await db
    .selectFrom("asked_messages")
    .where("asked_at", ">", new Date(deps.now().getTime() - hour_ms))
    .where("sent", "=", true)
    .select((eb) => eb.fn.countAll<string>().as("sent"))
    .executeTakeFirstOrThrow();
  const broken = Number(sent) >= messages_in_all_per_hour;
  if (broken) deps.log.error({ sent: Number(sent) }, "too many messages were asked for; none is sent");
  return broken;
}

/** Until when the owner of this address wants nothing that strangers can ask for; null when they do not mind. */
export async function stoppedUntil(deps: Deps, db: Db, address_hash: Buffer): Promise<Date | null> {
  const stop = await db
    .selectFrom("mail_stops")
    .where("address_hash", "=", address_hash)
    .where("until", ">", deps.now())
    .select("until")
    .executeTakeFirst();
  return stop?.until ?? null;
}

export async function stopMails(deps: Deps, address_hash: Buffer): Promise<Date> {
  const until = new Date(deps.now().getTime() + mail_stop_ms);
  await deps.db
    .insertInto("mail_stops")
    .values({ address_hash, until })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ until }))
    .execute();
  return until;
}

export async function allowMails(deps: Deps, address_hash: Buffer): Promise<void> {
  await deps.db.deleteFrom("mail_stops").where("address_hash", "=", address_hash).execute();
}

/** Nightly: counts and stops that have served their time go. */
export async function forgetMessages({ db, now }: Deps): Promise<void> {
  await db
    .deleteFrom("asked_messages")
    .where("asked_at", "<", new Date(now().getTime() - day_ms))
    .execute();
  await db.deleteFrom("mail_stops").where("until", "<=", now()).execute();
}
