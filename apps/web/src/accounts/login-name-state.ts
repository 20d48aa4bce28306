import { kindOfLoginName } from "@sanjog/domain/accounts/email-or-phone";
import { plainDigits } from "@sanjog/domain/text";

/** What people put into a number besides digits, plus and blanks when they copy it from somewhere. */
const between_digits = /[().-]/g;

/** §2: whether the one field of the login is a phone control just now. Copied numbers with brackets count too. */
export function loginControl(text: string): "phone" | "text" {
  return kindOfLoginName(text.replace(between_digits, "")) === "phone" ? "phone" : "text";
}

/** What stands in the field after typing: a number in the digits of daily life, anything else as it was typed. */
export function shownLoginName(text: string): string {
  return loginControl(text) === "phone" ? plainDigits(text) : text;
}
