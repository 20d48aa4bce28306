import { hasSmsLeft, maySendCodeBySms, sms_counted_ms } from "@sanjog/domain/accounts/sms-limits";
import { sql } from "kysely";
import { codeHash } from "../crypto/secrets.ts";
import type { Db, Tx } from "../database/open.ts";
import type { AreaDeps } from "../deps.ts";
import type { SmsMessage } from "../ports.ts";
import { phones } from "../texts/phones.ts";

type Deps = Pick<AreaDeps, "config" | "now">;

const numberHash = ({ config }: Deps, number: string) => codeHash(config.secretKey, "sms number", number);

/** Locks the count until the transaction ends, so that codes of several processes are counted one after the other. */
export async function lockSmsCount(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sms of the day', 0))`.execute(tx);
}

/** Counts an SMS when it is put into the queue; a second try to hand it over counts no more. */
export async function countSms(deps: Deps, tx: Tx, { id, to, template }: SmsMessage): Promise<void> {
  await tx
    .insertInto("sms_orders")
    .values({ id, number_hash: numberHash(deps, to), template, ordered_at: deps.now() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
}

/** Returns whether a code may go to this number by SMS now. It stays true until the end of a transaction that holds the lock. */
export async function maySendCode(deps: Deps, db: Db, number: string): Promise<boolean> {
  const { countries, mostADay } = deps.config.sms;
  const country = phones.countryOf(number);
  const is_served = countries === null || (country !== null && countries.includes(country));
  const rows = await db
    .selectFrom("sms_orders")
    .where("number_hash", "=", numberHash(deps, number))
    .where("template", "=", "code")
    .where("ordered_at", ">", countedSince(deps))
    .select("ordered_at")
    .execute();
  const to_number = rows.map(({ ordered_at }) => ordered_at);
  return maySendCodeBySms(
    { is_served, in_all: await countSmsOfDay(deps, db), to_number },
    mostADay,
    deps.now(),
  );
}

/** Returns how many SMS there were within the last day, and whether the setting leaves room for another. */
export async function loadSmsOfDay(deps: Deps, db: Db): Promise<{ sent: number; has_room: boolean }> {
  const sent = await countSmsOfDay(deps, db);
  return { sent, has_room: hasSmsLeft(sent, deps.config.sms.mostADay) };
}

async function countSmsOfDay(deps: Deps, db: Db): Promise<number> {
  const { sent } = await db
    .selectFrom("sms_orders")
    .where("ordered_at", ">", countedSince(deps))
    .select((eb) => eb.fn.countAll<string>().as("sent"))
    .executeTakeFirstOrThrow();
  return Number(sent);
}

const countedSince = ({ now }: Deps) => new Date(now().getTime() - sms_counted_ms);
