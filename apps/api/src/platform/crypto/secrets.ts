import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";

/** How a 256-bit token is kept: it needs no salt, and a copy of the database opens nothing. */
export function tokenHash(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

/**
 * How a short code is kept: keyed, since a million guesses would undo a plain hash.
 * `purpose` says what the code is for and whose it is, so that it is good for nothing else.
 */
export function codeHash(secretKey: string, purpose: string, code: string): Buffer {
  return createHmac("sha256", secretKey).update(purpose).update("\0").update(code).digest();
}

/** Compares in a time that does not depend on where the two differ. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}

export function sameText(one: string, other: string): boolean {
  return sameBytes(tokenHash(one), tokenHash(other));
}

/** Encrypts for anyone who holds `key`. */
export function encrypt(key: Buffer, plain: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const encrypted = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]);
}

/** Throws when the key is another or a bit has changed. */
export function decrypt(key: Buffer, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, encrypted.subarray(0, 12));
  decipher.setAuthTag(encrypted.subarray(12, 28));
  return Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]);
}

/** Returns the six digits that belong to an id, so that a code which is shown or sent again later is stored nowhere. */
export function codeOfId(secretKey: string, id: string): string {
  const digest = createHmac("sha256", secretKey).update("code to show in person\0").update(id).digest();
  return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}
