import type { Config } from "../../platform/config/config.ts";
import { codeHash } from "../../platform/crypto/secrets.ts";

/** Returns the keyed hash of what an inquiry names: a member's id, a profile number or a report's number. */
export function evidenceHash({ secretKey }: Pick<Config, "secretKey">, named: string): Buffer {
  return codeHash(secretKey, "kept evidence", named);
}
