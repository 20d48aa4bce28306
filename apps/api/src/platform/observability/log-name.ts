import type { Config } from "../config/config.ts";
import { codeHash } from "../crypto/secrets.ts";

const length = 16;

/** Returns the member's name in the log: always the same, and only the holder of our key can resolve it. */
export function logName({ secretKey }: Pick<Config, "secretKey">, member_id: string): string {
  return codeHash(secretKey, "log", member_id).toString("base64url").slice(0, length);
}
