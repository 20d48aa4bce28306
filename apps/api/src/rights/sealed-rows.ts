import { hkdfSync } from "node:crypto";
import type { Config } from "../platform/config.ts";
import { codeHash, seal, unseal } from "../platform/secrets.ts";

type Keyed = Pick<Config, "secretKey">;

const keyOf = ({ secretKey }: Keyed) =>
  Buffer.from(hkdfSync("sha256", secretKey, "sanjog", "erased members", 32));

/** Under what a member who left is found, by whoever knows the id and holds the house's key. */
export function erasedHash({ secretKey }: Keyed, member_id: string): Buffer {
  return codeHash(secretKey, "erased member", member_id);
}

export function sealRecord(config: Keyed, record: unknown): Buffer {
  return seal(keyOf(config), Buffer.from(JSON.stringify(record)));
}

export function unsealRecord(config: Keyed, sealed: Buffer): unknown {
  return JSON.parse(unseal(keyOf(config), sealed).toString());
}
