import { expect, test } from "vitest";
import { codeWay, leadsWithWhatsApp, numberWays, openWays, waitsForNumber } from "./number-ways.ts";

test.each([
  ["both messages", { whatsapp: true, sms: true }, ["whatsapp", "sms", "in_person"]],
  ["WhatsApp alone", { whatsapp: true, sms: false }, ["whatsapp", "in_person"]],
  ["SMS alone", { whatsapp: false, sms: true }, ["sms", "in_person"]],
  ["no message", { whatsapp: false, sms: false }, ["in_person"]],
])(
  "where %s works, the ways are open in the operator's order, and volunteers are always last",
  (_, works, open) => {
    expect(openWays(numberWays, works)).toEqual(open);
  },
);

test("the operator's order decides which way comes first", () => {
  const order = ["sms", "in_person", "whatsapp"] as const;
  expect(openWays(order, { whatsapp: true, sms: true })).toEqual(order);
  expect(codeWay(order, null)).toBe("sms");
});

test.each([
  [["whatsapp", "sms", "in_person"], null, "whatsapp"],
  [["whatsapp", "sms", "in_person"], "sms", "sms"],
  [["sms", "in_person"], "whatsapp", "sms"],
  [["whatsapp", "in_person"], "sms", "whatsapp"],
  [["in_person"], "sms", null],
  [["in_person"], null, null],
] as const)("of the open ways %j, a code asked for by %s is sent by %s", (open, asked, way) => {
  expect(codeWay(open, asked)).toBe(way);
});

test.each([
  [["whatsapp", "sms", "in_person"], true],
  [["sms", "whatsapp", "in_person"], false],
  [["in_person", "whatsapp", "sms"], true],
  [["sms", "in_person"], false],
  [["in_person"], false],
] as const)("of the open ways %j, WhatsApp is the main one: %s", (open, leads) => {
  expect(leadsWithWhatsApp(open)).toBe(leads);
});

test.each([
  [["whatsapp", "sms", "in_person"], true, true],
  [["whatsapp", "in_person"], true, true],
  [["sms", "in_person"], true, false],
  [["in_person"], false, false],
] as const)(
  "of the open ways %j, a sign-up that must verify its number first waits with the e-mail's code: %s, with the number's: %s",
  (open, email, phone) => {
    const waiting = { number_first: true, phone_verified: false };
    expect(waitsForNumber(waiting, "email", open)).toBe(email);
    expect(waitsForNumber(waiting, "phone", open)).toBe(phone);
    for (const free of [
      { number_first: false, phone_verified: false },
      { number_first: true, phone_verified: true },
    ])
      expect(waitsForNumber(free, "email", open) || waitsForNumber(free, "phone", open)).toBe(false);
  },
);
