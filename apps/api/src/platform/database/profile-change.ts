import type { AreaDeps } from "../deps.ts";
import type { Tx } from "./open.ts";

/** Lets every area that keeps something derived from profiles follow a change, inside its transaction. */
export async function profileChanged(deps: AreaDeps, tx: Tx, member_id: string): Promise<void> {
  for (const follow of deps.afterProfileChange) await follow(tx, member_id, deps.now());
}
