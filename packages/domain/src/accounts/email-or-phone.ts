import { cleanText, plainDigits } from "../text.ts";

/**
 * §2: the one field of the login is a phone control when the text is digits, plus signs or spaces,
 * and an e-mail input otherwise; empty text is neither.
 */
export function kindOfLoginName(text: string): "phone" | "email" | "empty" {
  const plain = plainDigits(cleanText(text));
  if (plain === "") return "empty";
  return /^[\d+\s]+$/.test(plain) ? "phone" : "email";
}
