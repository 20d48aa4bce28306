import type { Config } from "../platform/config/config.ts";
import { codeHash } from "../platform/crypto/secrets.ts";

/** How the audit log names a member: it outlives them, so it says who they were only to anyone who knows the id. */
export function auditHash({ secretKey }: Pick<Config, "secretKey">, member_id: string): Buffer {
  return codeHash(secretKey, "audit log", member_id);
}

/** The same, short enough to compare by eye. */
export function auditMark(hash: Buffer | null): string {
  return hash ? hash.toString("hex").slice(0, 10) : "-";
}
