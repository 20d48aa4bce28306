import * as z from "zod/mini";
import { minute_ms } from "../calendar.ts";
import { fieldErrorNumbers } from "../field-error.ts";
import { line } from "../form/fields.ts";

export const passkey_max = 10;
/** How long a passkey may take to sign what the server asks for. */
export const challenge_ms = 5 * minute_ms;

/** What somebody at the desk has besides the password. */
export const secondFactors = ["app", "passkey"] as const;
export type SecondFactor = (typeof secondFactors)[number];

type Factors = { app: boolean; passkeys: number };

export function factorsOf({ app, passkeys }: Factors): SecondFactor[] {
  return [...(app ? ["app" as const] : []), ...(passkeys > 0 ? ["passkey" as const] : [])];
}

/** Nobody removes their last second factor: recovery codes end, and then the password alone would be left. */
export function mayRemovePasskey(factors: Factors): boolean {
  return factors.app || factors.passkeys > 1;
}

export const passkeyName = line(fieldErrorNumbers.name_max, "name_too_long");

/** Bytes in base 64 for addresses, as browsers write them. */
const bytes = (max: number) =>
  z.string("required").check(z.regex(/^[\w-]+$/, "required"), z.maxLength(max, "required"));

/** WebAuthn allows 1,023 bytes for the id of a passkey. */
const credential_id = bytes(1_364);

/** What a passkey signed, with the names of WebAuthn in our spelling. */
export const passkeyAnswerSchema = z.object({
  id: credential_id,
  client_data: bytes(4_000),
  authenticator_data: bytes(4_000),
  signature: bytes(2_000),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswerSchema>;

/** A new passkey, with the name that its owner gave it. */
export const newPasskeySchema = z.object({
  name: passkeyName,
  id: credential_id,
  client_data: bytes(4_000),
  attestation_object: bytes(20_000),
  transports: z
    .array(z.string("required").check(z.regex(/^[a-z-]{1,20}$/, "required")))
    .check(z.maxLength(10, "required")),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;
