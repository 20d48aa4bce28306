import { expect, test } from "vitest";
import { maskAccount, maskEmail, maskPhone, spacedPhone } from "./masks.ts";
import { keyIn, plainMessage } from "./whatsapp-words.ts";

test("a masked address is known to its owner and of no use to others", () => {
  expect(maskEmail("preet.kaur@example.com")).toBe("p•••@example.com");
  expect(maskPhone("+919876543210")).toBe("+91 ••• 210");
  expect(maskPhone("+14165550123")).toBe("+1 ••• 123");
  expect(maskPhone("+447700900123")).toBe("+44 ••• 123");
  expect(maskPhone("+971501234567")).toBe("+971 ••• 567");
  expect(maskAccount({ email: null, phone_number: "+919876543210" })).toBe("+91 ••• 210");
  expect(maskAccount({ email: "a@b.in", phone_number: "+919876543210" })).toBe("a•••@b.in");
});

test("a number is written in groups that can be read aloud", () => {
  const read = (e164: string) => spacedPhone(e164).replace(/\u00a0/g, " ");
  expect(read("+919876543210")).toBe("+91 98765 43210");
  expect(read("+14165550123")).toBe("+1 416 555 0123");
  expect(read("+447700900123")).toBe("+44 770 090 0123");
  expect(read("+97150123456")).toBe("+971 50 123 456");
  expect(read("+6591234")).toBe("+65 91234");
  expect(spacedPhone("+91 ••• 210")).toBe("+91 ••• 210");
});

test("a key is found in a sentence, whatever the blanks around it", () => {
  const key = "a".repeat(42) + "-";
  expect(keyIn(`My code: ${key}`)).toBe(key);
  expect(keyIn(plainMessage(`My\n code:\u00a0 ${key}\n`))).toBe(key);
  expect(keyIn(`${key}x`)).toBeNull();
  expect(keyIn("no key here")).toBeNull();
});
