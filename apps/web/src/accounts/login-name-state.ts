import { kindOfLoginName } from "@sanjog/domain/accounts/email-or-phone";
import { plainDigits } from "@sanjog/domain/text";

/** Characters that copied numbers contain besides digits, plus signs and spaces. */
const between_digits = /[().-]/g;

/** §2: returns whether the login field is a phone field. Copied numbers with brackets count too. */
export function loginControl(text: string): "phone" | "text" {
  return kindOfLoginName(text.replace(between_digits, "")) === "phone" ? "phone" : "text";
}

/** Returns the value that the field shows after typing: a number with Latin digits, any other text unchanged. */
export function shownLoginName(text: string): string {
  return loginControl(text) === "phone" ? plainDigits(text) : text;
}
