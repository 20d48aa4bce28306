import { readStored, writeStored } from "../platform/storage.ts";
import { resendAt } from "./resend-state.ts";

/** What a sign-up leaves on this device until it is finished: its key, and two countdowns. */
const names = {
  session_key: "session_key",
  email: "resend_email_at",
  phone: "resend_phone_at",
  whatsapp: "whatsapp_opened_at",
} as const;

export type Channel = "email" | "phone";

export function currentSessionKey(): string | null {
  return readStored(names.session_key);
}

/** Begins the verification under a key: a new key starts its countdowns anew. */
export function rememberVerification(session_key: string, resend_wait_seconds: number): void {
  forgetVerification();
  writeStored(names.session_key, session_key);
  rememberWait("email", resend_wait_seconds);
}

export function forgetVerification(): void {
  for (const name of Object.values(names)) writeStored(name, null);
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
