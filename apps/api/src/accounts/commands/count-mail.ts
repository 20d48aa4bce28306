import type { Tx } from "../../platform/database/open.ts";
import type { Deps } from "../../platform/deps.ts";
import { addressHash, countMessage, isBroken, stoppedUntil, waitFor } from "../message-limits.ts";
import { lockAddress } from "../verification-rows.ts";

/**
 * Counts a mail that a stranger has sent to an address, together with codes and links: whoever is written to does not
 * care for the kind. False where there was enough of it, or its owner wants none.
 */
export async function countStrangersMail(deps: Deps, tx: Tx, address: string): Promise<boolean> {
  await lockAddress(tx, address);
  if ((await waitFor(deps, tx, address)) > 0 || (await isBroken(deps, tx))) return false;
  if (await stoppedUntil(deps, tx, addressHash(deps.config, address))) return false;
  await countMessage(deps, tx, address);
  return true;
}
