import { base_path } from "@sanjog/contract/endpoint";
import type { Config } from "../platform/config/config.ts";
import { codeHash, sameBytes } from "../platform/crypto/secrets.ts";

/** Where the owner of an address says that they did not ask for our mails, without a login. */
export const mail_stop_path = `${base_path}/api/mail-stop`;

/** Returns the hash under which messages to an address or number are counted; only our key leads back to it. */
export function addressHash({ secretKey }: Pick<Config, "secretKey">, address: string): Buffer {
  return codeHash(secretKey, "address", address);
}

const hash_bytes = 32;
const cipher_bytes = 16;

const cipherOf = ({ secretKey }: Config, hash: Buffer) =>
  codeHash(secretKey, "mail stop", hash.toString("hex")).subarray(0, cipher_bytes);

/** The link for the foot of a mail to this address; it names nobody, and works for good. */
export function mailStopLink(config: Config, address: string): string {
  const hash = addressHash(config, address);
  const code = Buffer.concat([hash, cipherOf(config, hash)]).toString("base64url");
  return `${config.publicUrl}${mail_stop_path}/${code}`;
}

/** Whose mails a link is about, as they are counted; null for one that is not ours. */
export function readMailStop(config: Config, code: string): Buffer | null {
  const bytes = Buffer.from(code, "base64url");
  if (bytes.length !== hash_bytes + cipher_bytes) return null;
  const hash = bytes.subarray(0, hash_bytes);
  return sameBytes(bytes.subarray(hash_bytes), cipherOf(config, hash)) ? hash : null;
}
