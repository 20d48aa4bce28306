import { hkdfSync } from "node:crypto";
import { decrypt, encrypt } from "./secrets.ts";

type KeyConfig = { secretKey: string };

/** What an encrypted record is for: each purpose has a key of its own. */
type Purpose = "erased members" | "kept evidence";

const keyOf = ({ secretKey }: KeyConfig, purpose: Purpose) =>
  Buffer.from(hkdfSync("sha256", secretKey, "sanjog", purpose, 32));

export function encryptRecord(config: KeyConfig, purpose: Purpose, record: unknown): Buffer {
  return encrypt(keyOf(config, purpose), Buffer.from(JSON.stringify(record)));
}

export function decryptRecord(config: KeyConfig, purpose: Purpose, encrypted: Buffer): unknown {
  return JSON.parse(decrypt(keyOf(config, purpose), encrypted).toString());
}
