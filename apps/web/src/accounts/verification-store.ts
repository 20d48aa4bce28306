import { readStored, writeStored } from "../platform/storage.ts";
import { resendAt } from "./verification/resend-state.ts";

/** What a sign-up leaves on this device until it is finished: its key, and two countdowns. */
const names = {
  session_key: "session_key",
  email: "resend_email_at",
  phone: "resend_phone_at",
  whatsapp: "whatsapp_opened_at",
  typed: "typed_addresses",
} as const;

export type Channel = "email" | "phone";
/** The addresses of a sign-up as they were typed; one that was typed on another device is missing. */
export type TypedAddresses = { email?: string; phone_number?: string };

export function currentSessionKey(): string | null {
  return readStored(names.session_key);
}

/** Begins the verification under a key: a new key has new countdowns. */
export function rememberVerification(
  session_key: string,
  resend_wait_seconds: number,
  typed: TypedAddresses,
): void {
  forgetVerification();
  writeStored(names.session_key, session_key);
  writeStored(names.typed, JSON.stringify(typed));
  rememberWait("email", resend_wait_seconds);
}

export function forgetVerification(): void {
  for (const name of Object.values(names)) writeStored(name, null);
}

/** The server shows addresses masked, so a typing error can be seen in these alone. */
export function typedAddresses(): TypedAddresses {
  return JSON.parse(readStored(names.typed) ?? "{}") as TypedAddresses;
}

export function rememberWait(channel: Channel, seconds: number): void {
  writeStored(names[channel], resendAt(seconds, Date.now()));
}

/** When a code may go to this address again, as stored; null when none was ever sent. */
export function storedWait(channel: Channel): string | null {
  return readStored(names[channel]);
}

/** When the member opened WhatsApp to send the message; a page loaded again goes on waiting for it. */
export function whatsAppOpenedAt(): number | null {
  const at = Number(readStored(names.whatsapp));
  return at > 0 ? at : null;
}

export function rememberWhatsAppOpened(at: number): void {
  writeStored(names.whatsapp, String(at));
}
