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

describe("a sealed field", () => {
  test("opens in its own row as it was told, and is sealed differently each time", () => {
    const row = cipher.sealRow("personal_details", "asha", told);
    expect(JSON.stringify(row)).not.toMatch(/9876543210|instagram\.com/);
    expect(row.member_id).toBe("asha");
    expect(cipher.openRow("personal_details", "asha", row)).toEqual(told);
    expect(cipher.sealRow("personal_details", "asha", told)).not.toEqual(row);
  });

  test("opens in no other row, column or table", () => {
    const { instagram_link, reference_contact } = cipher.sealRow("personal_details", "asha", told);
    const open = (owner: string, row: object) => () => cipher.openRow("personal_details", owner, row);
    expect(open("balbir", { reference_contact })).toThrow(DecryptionError);
    expect(open("asha", { reference_contact: instagram_link })).toThrow(DecryptionError);
    expect(() => cipher.openRow("members", "asha", { phone_number: reference_contact })).toThrow(
      DecryptionError,
    );
  });

  test("does not open once a single character was changed, and the complaint repeats nothing of it", () => {
    const { reference_contact } = cipher.sealRow("personal_details", "asha", told);
    const sealed = String(reference_contact);
    for (let at = 3; at < sealed.length; at += 7) {
      const other = sealed[at] === "A" ? "B" : "A";
      const changed = { reference_contact: sealed.slice(0, at) + other + sealed.slice(at + 1) };
      expect(() => cipher.openRow("personal_details", "asha", changed)).toThrow(
        /^personal_details\.reference_contact was changed, moved or sealed with another key$/,
      );
    }
    for (const broken of ["k1.", "k1", "x", "k9.AAAA"])
      expect(() => cipher.openRow("personal_details", "asha", { reference_contact: broken })).toThrow(
        DecryptionError,
      );
  });

  test("is written with the first key and read with each; without its key it stays shut", () => {
    const row = cipher.sealRow("members", "asha", { phone_number: "+919876543210" });
    const both = createFieldCipher({ ring: [key("k2", 2), key("k1", 1)], index });
    expect(both.openRow("members", "asha", row)).toMatchObject({ phone_number: "+919876543210" });
    expect(both.sealRow("members", "asha", { phone_number: "+919876543210" }).phone_number).toMatch(/^k2\./);
    const other = createFieldCipher({ ring: [key("k1", 3)], index });
    expect(() => other.openRow("members", "asha", row)).toThrow(DecryptionError);
    const without = createFieldCipher({ ring: [key("k2", 2)], index });
    expect(() => without.openRow("members", "asha", row)).toThrow("FIELD_KEYS does not hold");
  });

  test("what is empty stays empty; a number is laid beside its hash, and leaves with it", () => {
    expect(cipher.sealRow("career_details", "asha", { pincode: "", occupation: "teacher" })).toEqual({
      pincode: "",
      occupation: "teacher",
    });
    const row = cipher.sealRow("members", "asha", { phone_number: "+919876543210" });
    expect(row.phone_hash).toEqual(cipher.hash("+919876543210"));
    const none: { phone_number: string | null } = { phone_number: null };
    expect(cipher.sealRow("members", "asha", none)).toEqual({ phone_number: null, phone_hash: null });
    expect(cipher.sealRow("members", "asha", { locale: "en" })).toEqual({ locale: "en" });
  });
});
