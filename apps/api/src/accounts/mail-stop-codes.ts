import { base_path } from "@sanjog/contract/endpoint";
import type { Config } from "../platform/config/config.ts";
import { codeHash, sameBytes } from "../platform/crypto/secrets.ts";

/** Path of the page on which the owner of an address stops mails that strangers trigger, without signing in. */
export const mail_stop_path = `${base_path}/api/mail-stop`;

/** Returns the keyed hash under which messages to an address or number are counted. */
export function addressHash({ secretKey }: Pick<Config, "secretKey">, address: string): Buffer {
  return codeHash(secretKey, "address", address);
}

const hash_bytes = 32;
const cipher_bytes = 16;

const cipherOf = ({ secretKey }: Config, hash: Buffer) =>
  codeHash(secretKey, "mail stop", hash.toString("hex")).subarray(0, cipher_bytes);

/**
 * Returns the stop link for the footer of a mail to this address. It contains only a hash of the address and does not
 * expire.
 */
export function mailStopLink(config: Config, address: string): string {
  const hash = addressHash(config, address);
  const code = Buffer.concat([hash, cipherOf(config, hash)]).toString("base64url");
  return `${config.publicUrl}${mail_stop_path}/${code}`;
}

/** Returns the address hash of a stop link; null when the link's code is not genuine. */
export function readMailStop(config: Config, code: string): Buffer | null {
  const bytes = Buffer.from(code, "base64url");
  if (bytes.length !== hash_bytes + cipher_bytes) return null;
  const hash = bytes.subarray(0, hash_bytes);
  return sameBytes(bytes.subarray(hash_bytes), cipherOf(config, hash)) ? hash : null;
}
