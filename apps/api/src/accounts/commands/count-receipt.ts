import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { countMessage, receiptWait } from "../message-limits.ts";
import { lockAddress } from "../verification-rows.ts";

/**
 * Counts a receipt that a stranger triggers to an address. Returns false when the limit is reached or the address's
 * owner has stopped such mails.
 */
export async function countReceipt(deps: AreaDeps, tx: Tx, address: string, ip: string): Promise<boolean> {
  await lockAddress(tx, address);
  if ((await receiptWait(deps, tx, address, ip)) > 0) return false;
  await countMessage(deps, tx, { address, kind: "receipt", ip });
  return true;
}
