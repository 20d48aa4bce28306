import { kindOfLoginName } from "@sanjog/domain/accounts/email-or-phone";
import { cleanText, plainDigits } from "@sanjog/domain/text";
import { AppError } from "../platform/app-error.ts";
import type { Phones } from "../platform/ports.ts";

export type LoginName = { kind: "email" | "phone"; name: string };

/** Returns the normal form of a typed e-mail address or number; null when the text can be neither. */
export function loginName(phones: Phones, typed: string): LoginName | null {
  const kind = kindOfLoginName(typed);
  if (kind === "empty") return null;
  if (kind === "email") return { kind, name: cleanText(typed).normalize("NFKC").toLowerCase() };
  const name = phones.parse(plainDigits(cleanText(typed)));
  return name ? { kind, name } : null;
}

/** Returns the number in international form. Throws `phone_invalid` when no numbering plan contains it. */
export function existingNumber(phones: Phones, phone_number: string): string {
  const number = phones.parse(phone_number);
  if (!number) throw new AppError("invalid_fields", { fields: { phone_number: ["phone_invalid"] } });
  return number;
}
