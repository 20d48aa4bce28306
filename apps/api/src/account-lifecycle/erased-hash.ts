import type { Config } from "../platform/config/config.ts";
import { codeHash } from "../platform/crypto/secrets.ts";

/**
 * Returns the keyed hash that identifies an erased member. Finding the record takes the member's id and the app's
 * key.
 */
export function erasedHash({ secretKey }: Pick<Config, "secretKey">, member_id: string): Buffer {
  return codeHash(secretKey, "erased member", member_id);
}
