import { mail_stop_ms } from "@sanjog/domain/accounts/account-limits";
import {
  flooded_wait_seconds,
  isFlooded,
  linkWait,
  type MessageKind,
  messageQuotas,
  quotaWait,
} from "@sanjog/domain/accounts/message-quotas";
import { day_ms, hour_ms } from "@sanjog/domain/calendar";
import type { Config } from "../platform/config/config.ts";
import { codeHash } from "../platform/crypto/secrets.ts";
import type { RequestedKind } from "../platform/database/account-tables.ts";
import type { Db, Tx } from "../platform/database/open.ts";
import type { AreaDeps } from "../platform/deps.ts";
import { networkBucket } from "../platform/http/rate-limit.ts";
import { addressHash } from "./mail-stop-codes.ts";
import { addressOf, type Channel, type Verification } from "./verification-rows.ts";

const networkHash = ({ secretKey }: Pick<Config, "secretKey">, ip: string) =>
  codeHash(secretKey, "network", networkBucket(ip));

type RequestedMessage = { asked_at: Date; kind: RequestedKind; network_hash: Buffer | null };

/** Returns the messages requested for this address within the last day. */
function requestedToday(deps: AreaDeps, db: Db, address: string): Promise<RequestedMessage[]> {
  return db
    .selectFrom("asked_messages")
    .where("address_hash", "=", addressHash(deps.config, address))
    .where("asked_at", ">", new Date(deps.now().getTime() - day_ms))
    .select(["asked_at", "kind", "network_hash"])
    .execute();
}

const momentsOf = (asked: readonly RequestedMessage[]) => asked.map(({ asked_at }) => asked_at);
const inSeconds = (ms: number) => Math.ceil(ms / 1_000);

/**
 * Returns the seconds until a code of this verification may go to its address; 0 when it may now. Other registrations'
 * codes delay it only after the address or the requesting network has used up its quota.
 */
export async function codeWait(
  deps: AreaDeps,
  db: Db,
  row: Pick<Verification, "id" | "email" | "phone_number">,
  channel: Channel,
  ip: string,
): Promise<number> {
  const address = addressOf(row, channel);
  if (!address) return 0;
  const now = deps.now();
  const own = await db
    .selectFrom("one_time_codes")
    .where("verification_id", "=", row.id)
    .where("channel", "=", channel)
    .where("address_hash", "=", deps.fields.hash(address))
    .where("sent", "=", true)
    .where("created_at", ">", new Date(now.getTime() - day_ms))
    .select("created_at")
    .execute();
  const asked = await requestedToday(deps, db, address);
  const codes = asked.filter(({ kind }) => kind === "code" || kind === "account_note");
  const network = networkHash(deps.config, ip);
  const ours = codes.filter(({ network_hash }) => network_hash?.equals(network));
  const moments = own.map(({ created_at }) => created_at);
  return Math.max(
    inSeconds(quotaWait(moments, messageQuotas.code_of_sign_up, now)),
    inSeconds(quotaWait(momentsOf(ours), messageQuotas.code_from_network, now)),
    inSeconds(quotaWait(momentsOf(codes), messageQuotas.code_to_address, now)),
    channel === "email" ? await stopWait(deps, db, address) : 0,
    await floodWait(deps, db, "code", ip),
  );
}

/**
 * Returns the same for a reset link. Requests from a browser that the owner has signed in from are counted separately.
 */
export async function linkWaitFor(
  deps: AreaDeps,
  db: Db,
  address: string,
  own: boolean,
  ip: string,
): Promise<number> {
  const now = deps.now();
  const asked = await requestedToday(deps, db, address);
  const links = (kind: RequestedKind) => momentsOf(asked.filter((each) => each.kind === kind));
  const wait_ms = own
    ? quotaWait(links("own_link"), messageQuotas.own_link, now)
    : linkWait(links("link"), now);
  return Math.max(inSeconds(wait_ms), await floodWait(deps, db, "link", ip));
}

export async function receiptWait(deps: AreaDeps, db: Db, address: string, ip: string): Promise<number> {
  const receipts = (await requestedToday(deps, db, address)).filter(({ kind }) => kind === "receipt");
  const network = networkHash(deps.config, ip);
  const ours = receipts.filter(({ network_hash }) => network_hash?.equals(network));
  return Math.max(
    inSeconds(quotaWait(momentsOf(ours), messageQuotas.receipt_from_network, deps.now())),
    inSeconds(quotaWait(momentsOf(receipts), messageQuotas.receipt_to_address, deps.now())),
    await stopWait(deps, db, address),
    await floodWait(deps, db, "receipt", ip),
  );
}

/** Returns whether another mail "you already have an account" may go to this address today. */
export async function mayNoteAccount(deps: AreaDeps, db: Db, address: string): Promise<boolean> {
  const notes = (await requestedToday(deps, db, address)).filter(({ kind }) => kind === "account_note");
  return quotaWait(momentsOf(notes), messageQuotas.account_note, deps.now()) === 0;
}

/**
 * Counts a message to this address, also one that is not `sent` because no account has the address. The caller must
 * hold the address's lock (`lockAddress`).
 */
export async function countMessage(
  deps: AreaDeps,
  tx: Tx,
  { address, kind, ip, sent = true }: { address: string; kind: RequestedKind; ip: string; sent?: boolean },
): Promise<void> {
  await tx
    .insertInto("asked_messages")
    .values({
      address_hash: addressHash(deps.config, address),
      network_hash: networkHash(deps.config, ip),
      asked_at: deps.now(),
      kind,
      sent,
    })
    .execute();
}

const kinds_counted = {
  code: ["code", "account_note"],
  link: ["link", "own_link"],
  receipt: ["receipt"],
} as const satisfies Record<MessageKind, readonly RequestedKind[]>;

/**
 * Returns the seconds this network must wait because too many messages were sent in the last hour: the service must
 * not be usable for mail bombing. Counts the network's requests even when nothing was sent, so that the wait does not
 * reveal who has an account.
 */
async function floodWait(deps: AreaDeps, db: Db, kind: MessageKind, ip: string): Promise<number> {
  const { in_all, to_network } = await db
    .selectFrom("asked_messages")
    .where("asked_at", ">", new Date(deps.now().getTime() - hour_ms))
    .where("kind", "in", kinds_counted[kind])
    .select((eb) => [
      eb.fn.countAll<string>().filterWhere("sent", "=", true).as("in_all"),
      eb.fn
        .countAll<string>()
        .filterWhere("network_hash", "=", networkHash(deps.config, ip))
        .as("to_network"),
    ])
    .executeTakeFirstOrThrow();
  if (!isFlooded(kind, { in_all: Number(in_all), to_network: Number(to_network) })) return 0;
  deps.log.error(
    { kind, sent: Number(in_all) },
    "more messages are asked for than usual; this network waits",
  );
  return flooded_wait_seconds;
}

/** Returns the seconds until a stop ends, at most a day: a stop lasts weeks, which is no useful wait to display. */
async function stopWait(deps: AreaDeps, db: Db, address: string): Promise<number> {
  const until = await stoppedUntil(deps, db, addressHash(deps.config, address));
  return until ? inSeconds(Math.min(day_ms, until.getTime() - deps.now().getTime())) : 0;
}

/**
 * Returns until when the owner of this address has stopped mails that strangers can trigger; null when they have not.
 */
export async function stoppedUntil(deps: AreaDeps, db: Db, address_hash: Buffer): Promise<Date | null> {
  const stop = await db
    .selectFrom("mail_stops")
    .where("address_hash", "=", address_hash)
    .where("until", ">", deps.now())
    .select("until")
    .executeTakeFirst();
  return stop?.until ?? null;
}

export async function stopMails(deps: AreaDeps, address_hash: Buffer): Promise<Date> {
  const until = new Date(deps.now().getTime() + mail_stop_ms);
  await deps.db
    .insertInto("mail_stops")
    .values({ address_hash, until })
    .onConflict((conflict) => conflict.column("address_hash").doUpdateSet({ until }))
    .execute();
  return until;
}

export async function allowMails(deps: AreaDeps, address_hash: Buffer): Promise<void> {
  await deps.db.deleteFrom("mail_stops").where("address_hash", "=", address_hash).execute();
}

/** Nightly: deletes expired counts and stops. */
export async function forgetMessages({ db, now }: AreaDeps): Promise<void> {
  await db
    .deleteFrom("asked_messages")
    .where("asked_at", "<", new Date(now().getTime() - day_ms))
    .execute();
  await db.deleteFrom("mail_stops").where("until", "<=", now()).execute();
}
