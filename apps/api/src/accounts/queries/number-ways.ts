import { type CodeWay, codeWay, type NumberWay, openWays } from "@sanjog/domain/accounts/number-ways";
import type { Db } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { loadStanding } from "../../platform/whatsapp/standing.ts";

/** Returns the ways in which a number can be verified now. They are the same for every number. */
export async function findNumberWays(deps: AreaDeps, db: Db): Promise<NumberWay[]> {
  const { config } = deps;
  const { standing } = await loadStanding(deps, db);
  return openWays(config.numberWays, { whatsapp: standing !== "closed", sms: config.sms.driver !== "none" });
}

/**
 * Returns the way for a message to a number: the preferred one while it is open, else another one. WhatsApp where none is: the
 * outbox keeps the message and tries again.
 */
export async function messageWay(deps: AreaDeps, db: Db, preferred: CodeWay | null): Promise<CodeWay> {
  return codeWay(await findNumberWays(deps, db), preferred) ?? "whatsapp";
}
