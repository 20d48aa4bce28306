import { hkdfSync } from "node:crypto";
import type { Config } from "../platform/config/config.ts";
import { codeHash, decrypt, encrypt } from "../platform/crypto/secrets.ts";

type KeyConfig = Pick<Config, "secretKey">;

const keyOf = ({ secretKey }: KeyConfig) =>
  Buffer.from(hkdfSync("sha256", secretKey, "sanjog", "erased members", 32));

/**
 * Returns the keyed hash that identifies an erased member. Finding the record takes the member's id and the app's
 * key.
 */
export function erasedHash({ secretKey }: KeyConfig, member_id: string): Buffer {
  return codeHash(secretKey, "erased member", member_id);
}

export function encryptRecord(config: KeyConfig, record: unknown): Buffer {
  return encrypt(keyOf(config), Buffer.from(JSON.stringify(record)));
}

export function decryptRecord(config: KeyConfig, encrypted: Buffer): unknown {
  return JSON.parse(decrypt(keyOf(config), encrypted).toString());
}
