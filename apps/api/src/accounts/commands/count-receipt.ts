import type { Tx } from "../../platform/database/open.ts";
import type { AreaDeps } from "../../platform/deps.ts";
import { countMessage, receiptWait } from "../message-limits.ts";
import { lockAddress } from "../verification-rows.ts";

/** Counts a receipt that a stranger has sent to an address. False where there was enough of it, or its owner wants none. */
export async function countReceipt(deps: AreaDeps, tx: Tx, address: string, ip: string): Promise<boolean> {
  await lockAddress(tx, address);
  if ((await receiptWait(deps, tx, address, ip)) > 0) return false;
  await countMessage(deps, tx, { address, kind: "receipt", ip });
  return true;
}
