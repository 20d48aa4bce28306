import {
  type CodeWay,
  codeWay,
  type NumberWay,
  openWays,
  waitsForNumber,
} from "@sanjog/domain/accounts/number-ways";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { maySendCode } from "../../platform/sms/limits.ts";
import { loadStanding } from "../../platform/whatsapp/standing.ts";
import type { Verification } from "../verification-rows.ts";

/** Returns the ways in which this number can be verified now. The limits on SMS may close that way to a number, or to all. */
export async function findNumberWays(
  deps: AreaDeps,
  db: Db,
  phone_number: string | null,
): Promise<NumberWay[]> {
  const ways = await findWaysThatWork(deps, db);
  if (!phone_number || !ways.includes("sms") || (await maySendCode(deps, db, phone_number))) return ways;
  return ways.filter((way) => way !== "sms");
}

/**
 * Returns the ways to offer to this sign-up. One that must verify its number first gets no codes while WhatsApp is open, so that SMS is
 * none of them.
 */
export async function findOfferedWays(
  deps: AreaDeps,
  db: Db,
  row: Pick<Verification, "phone_number" | "number_first" | "phone_verified_at">,
): Promise<NumberWay[]> {
  const ways = await findNumberWays(deps, db, row.phone_number);
  return waitsForNumber(firstOf(row), "phone", ways) ? ways.filter((way) => way !== "sms") : ways;
}

/** Returns what decides whether the sign-up waits for its number. */
export const firstOf = (row: Pick<Verification, "number_first" | "phone_verified_at">) => ({
  number_first: row.number_first,
  phone_verified: row.phone_verified_at !== null,
});

/**
 * Returns the way for a message to a number: the preferred one while it works, else another one. WhatsApp where none does: the
 * outbox keeps the message and tries again.
 */
export async function messageWay(deps: AreaDeps, db: Db, preferred: CodeWay | null): Promise<CodeWay> {
  return codeWay(await findWaysThatWork(deps, db), preferred) ?? "whatsapp";
}

async function findWaysThatWork(deps: AreaDeps, db: Db): Promise<NumberWay[]> {
  const { config } = deps;
  const { standing } = await loadStanding(deps, db);
  return openWays(config.numberWays, { whatsapp: standing !== "closed", sms: config.sms.driver !== "none" });
}
