import { describe, expect, test } from "vitest";
import { createFieldCipher, DecryptionError } from "./field-cipher.ts";

const key = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const index = Buffer.alloc(32, 9);
const cipher = createFieldCipher({ ring: [key("k1", 1)], index });
const told = {
  member_id: "asha",
  instagram_link: "https://instagram.com/asha",
  reference_contact: "+919876543210",
};

describe("an encrypted field", () => {
  test("opens in its own row as it was told, and is encrypted differently each time", () => {
    const row = cipher.encryptRow("personal_details", "asha", told);
    expect(JSON.stringify(row)).not.toMatch(/9876543210|instagram\.com/);
    expect(row.member_id).toBe("asha");
    expect(cipher.decryptRow("personal_details", "asha", row)).toEqual(told);
    expect(cipher.encryptRow("personal_details", "asha", told)).not.toEqual(row);
  });

  test("opens in no other row, column or table", () => {
    const { instagram_link, reference_contact } = cipher.encryptRow("personal_details", "asha", told);
    const open = (owner: string, row: object) => () => cipher.decryptRow("personal_details", owner, row);
    expect(open("balbir", { reference_contact })).toThrow(DecryptionError);
    expect(open("asha", { reference_contact: instagram_link })).toThrow(DecryptionError);
    expect(() => cipher.decryptRow("members", "asha", { phone_number: reference_contact })).toThrow(
      DecryptionError,
    );
  });

  test("does not open once a single character was changed, and the complaint repeats nothing of it", () => {
    const { reference_contact } = cipher.encryptRow("personal_details", "asha", told);
    const encrypted = String(reference_contact);
    for (let at = 3; at < encrypted.length; at += 7) {
      const other = encrypted[at] === "A" ? "B" : "A";
      const changed = { reference_contact: encrypted.slice(0, at) + other + encrypted.slice(at + 1) };
      expect(() => cipher.decryptRow("personal_details", "asha", changed)).toThrow(
        /^personal_details\.reference_contact was changed, moved or sealed with another key$/,
      );
    }
    for (const broken of ["k1.", "k1", "x", "k9.AAAA"])
      expect(() => cipher.decryptRow("personal_details", "asha", { reference_contact: broken })).toThrow(
        DecryptionError,
      );
  });

  test("is written with the first key and read with each; without its key it cannot be read", () => {
    const row = cipher.encryptRow("members", "asha", { phone_number: "+919876543210" });
    const both = createFieldCipher({ ring: [key("k2", 2), key("k1", 1)], index });
    expect(both.decryptRow("members", "asha", row)).toMatchObject({ phone_number: "+919876543210" });
    expect(both.encryptRow("members", "asha", { phone_number: "+919876543210" }).phone_number).toMatch(
      /^k2\./,
    );
    const other = createFieldCipher({ ring: [key("k1", 3)], index });
    expect(() => other.decryptRow("members", "asha", row)).toThrow(DecryptionError);
    const without = createFieldCipher({ ring: [key("k2", 2)], index });
    expect(() => without.decryptRow("members", "asha", row)).toThrow("FIELD_KEYS does not contain");
  });

  test("what is empty stays empty; a number is laid beside its hash, and leaves with it", () => {
    expect(cipher.encryptRow("career_details", "asha", { pincode: "", occupation: "teacher" })).toEqual({
      pincode: "",
      occupation: "teacher",
    });
    const row = cipher.encryptRow("members", "asha", { phone_number: "+919876543210" });
    expect(row.phone_hash).toEqual(cipher.hash("+919876543210"));
    const none: { phone_number: string | null } = { phone_number: null };
    expect(cipher.encryptRow("members", "asha", none)).toEqual({ phone_number: null, phone_hash: null });
    expect(cipher.encryptRow("members", "asha", { locale: "en" })).toEqual({ locale: "en" });
  });
});
