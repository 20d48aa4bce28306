import type { Config } from "../../platform/config/config.ts";
import { codeHash } from "../../platform/crypto/secrets.ts";

/** Returns the keyed hash that names a member in the audit log. The log outlives the member, so it stores no id. */
export function auditHash({ secretKey }: Pick<Config, "secretKey">, member_id: string): Buffer {
  return codeHash(secretKey, "audit log", member_id);
}

/** Returns the first ten hexadecimal digits of an audit hash, short enough to compare by eye. */
export function auditMark(hash: Buffer | null): string {
  return hash ? hash.toString("hex").slice(0, 10) : "-";
}
