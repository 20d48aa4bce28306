import { createHmac } from "node:crypto";
import { sameText } from "../platform/crypto/secrets.ts";

const step_ms = 30_000;
const digits = 6;

/** Returns the number of the half minute, which RFC 6238 calls the time step. */
export function stepAt(now: Date): number {
  return Math.floor(now.getTime() / step_ms);
}

/** Returns the code of a time step, by RFC 6238 with SHA-1, which every app on a phone supports. */
export function codeOfStep(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, "0");
}

/** Returns the time step whose code this is: the current one or a neighbour, since clocks differ; null for any other code. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | null {
  const current = stepAt(now);
  const steps = [current, current - 1, current + 1];
  return steps.find((step) => sameText(codeOfStep(secret, step), code)) ?? null;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Returns the secret as apps take it when somebody types it (RFC 4648, without padding). */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)])
    .join("");
}

/** Returns the address that the app reads from the QR code. */
export function otpauthUri(product: string, email: string, secret: Buffer): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer: product });
  return `otpauth://totp/${encodeURIComponent(`${product}:${email}`)}?${query}`;
}
