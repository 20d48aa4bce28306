import { readStored, writeStored } from "../platform/storage.ts";
import { resendAt } from "./verification/resend-state.ts";

/** The data of an unfinished sign-up on this device: its key, the countdowns and the typed addresses. */
const names = {
  session_key: "session_key",
  email: "resend_email_at",
  phone: "resend_phone_at",
  whatsapp: "whatsapp_opened_at",
  typed: "typed_addresses",
} as const;

export type Channel = "email" | "phone";
/** The addresses of a sign-up as typed; one that was typed on another device is missing. */
export type TypedAddresses = { email?: string; phone_number?: string };

export function currentSessionKey(): string | null {
  return readStored(names.session_key);
}

/** Stores the key of a verification; a new key starts new countdowns. */
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

/** Returns the typed addresses. The server sends them masked, so the member can notice a typing error only here. */
export function typedAddresses(): TypedAddresses {
  return JSON.parse(readStored(names.typed) ?? "{}") as TypedAddresses;
}

export function rememberWait(channel: Channel, seconds: number): void {
  writeStored(names[channel], resendAt(seconds, Date.now()));
}

/** Returns the stored time when a code may be sent again; null if none was ever sent. */
export function storedWait(channel: Channel): string | null {
  return readStored(names[channel]);
}

/** Returns when the member opened WhatsApp to send the message, so that a reloaded page continues to wait for it. */
export function whatsAppOpenedAt(): number | null {
  const at = Number(readStored(names.whatsapp));
  return at > 0 ? at : null;
}

export function rememberWhatsAppOpened(at: number): void {
  writeStored(names.whatsapp, String(at));
}
