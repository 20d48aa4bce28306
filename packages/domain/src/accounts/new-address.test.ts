import { describe, expect, test } from "vitest";
import { addressAsksPassword, mayRecoverAccount } from "./new-address.ts";

const now = new Date("2026-11-22T12:00:00Z");
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

describe("a change of address asks for the password", () => {
  test.each([
    ["a verified one is replaced, a minute after the sign-up", true, ago(1 / 60), true],
    ["one is added in the session of the sign-up, after 29 minutes", false, ago(29 / 60), false],
    ["one is added in that session after 30 minutes", false, ago(0.5), true],
    ["one is added in another session", false, null, true],
  ])("%s", (_, replaces_verified, signed_up_at, asks) => {
    expect(addressAsksPassword({ replaces_verified, signed_up_at }, now)).toBe(asks);
  });
});

describe("an address may take the account back", () => {
  test.each([
    ["the only one, an hour old", ago(1), null, ago(900), true],
    ["one of an hour beside an older one", ago(1), ago(900), ago(900), false],
    ["one of 71 hours beside an older one", ago(71), ago(900), ago(900), false],
    ["one of 72 hours beside an older one", ago(72), ago(900), ago(900), true],
    ["the older one beside one of an hour", ago(900), ago(1), ago(900), true],
    ["both were verified at the sign-up, an hour ago", ago(1.1), ago(1.2), ago(1), true],
  ])("%s", (_, verified_at, other_verified_at, account_made_at, may) => {
    expect(mayRecoverAccount({ verified_at, other_verified_at, account_made_at }, now)).toBe(may);
  });
});
