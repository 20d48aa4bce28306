import { expect, test } from "vitest";
import { isFromMember, type RequestSender, senderOf } from "./request-sender.ts";

const balbir = { email: "balbir@example.com", email_verified: true };
const unverified = { ...balbir, email_verified: false };
const without = { email: null, email_verified: false };
const request = { member_id: "balbir", reporter_id: null, reporter_email: balbir.email, confirmed: true };

test.each<[string, Parameters<typeof senderOf>, RequestSender, boolean]>([
  ["a letter that the desk entered", [null, balbir], "desk", true],
  [
    "the member's account",
    [{ ...request, reporter_id: "balbir", reporter_email: null }, balbir],
    "member",
    true,
  ],
  [
    "another account",
    [{ ...request, reporter_id: "asha", reporter_email: null }, balbir],
    "other_address",
    false,
  ],
  ["the member's address, confirmed", [request, balbir], "own_address", true],
  ["the member's address, unconfirmed", [{ ...request, confirmed: false }, balbir], "unconfirmed", false],
  ["an address that the member never verified", [request, unverified], "other_address", false],
  ["another address", [{ ...request, reporter_email: "aunt@example.com" }, balbir], "other_address", false],
  [
    "any address, for an account with none",
    [{ ...request, reporter_email: null }, without],
    "other_address",
    false,
  ],
])("a request from %s", (_, [found, account], sender, proven) => {
  expect(senderOf(found, account)).toBe(sender);
  expect(isFromMember(sender)).toBe(proven);
});
