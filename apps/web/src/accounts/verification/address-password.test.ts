import { expect, test } from "vitest";
import { asksPassword } from "./address-password.ts";

const minutes_ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const mail_only = { email_verified: true, phone_verified: false };

test.each([
  [
    "a number beside an e-mail, in a session of a login",
    { ...mail_only, signed_up_here_at: null },
    "phone",
    true,
  ],
  [
    "a number beside an e-mail, just after the sign-up",
    { ...mail_only, signed_up_here_at: minutes_ago(5) },
    "phone",
    false,
  ],
  [
    "a number beside an e-mail, an hour after it",
    { ...mail_only, signed_up_here_at: minutes_ago(60) },
    "phone",
    true,
  ],
  [
    "another e-mail, just after the sign-up",
    { ...mail_only, signed_up_here_at: minutes_ago(5) },
    "email",
    true,
  ],
  ["a member who is not loaded yet", null, "phone", true],
] as const)("the dialog asks for the password as the server does: %s", (_, user, channel, asks) => {
  expect(asksPassword(user, channel)).toBe(asks);
});
