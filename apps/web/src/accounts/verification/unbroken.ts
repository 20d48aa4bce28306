import { spacedPhone } from "@sanjog/domain/accounts/masks";

/** Returns a phone number with non-breaking spaces, so that it stays on one line. */
export function unbroken(phone_number: string): string {
  return spacedPhone(phone_number).replace(/ /g, "\u00a0");
}
