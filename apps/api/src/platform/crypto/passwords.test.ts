import { describe, expect, test } from "vitest";
import { createPasswords } from "./passwords.ts";

const passwords = createPasswords({ memory: 64, passes: 1, parallelism: 1 });

describe("a password", () => {
  test("opens with itself alone, however its letters were typed", async () => {
    const phc = await passwords.hash("Zo\u00eb-likes-9-Mangoes");
    expect(phc).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
    expect(await passwords.verify("Zoe\u0308-likes-9-Mangoes", phc)).toBe(true);
    expect(await passwords.verify("Zoe-likes-9-Mangoes", phc)).toBe(false);
    expect(await passwords.verify("anything", null)).toBe(false);
    expect(await passwords.verify("anything", "no such hash")).toBe(false);
  });

  test("is hashed again when the app asks for more work", async () => {
    const phc = await passwords.hash("Zo-likes-9-Mangoes");
    expect(passwords.needsRehash(phc)).toBe(false);
    expect(createPasswords({ memory: 128, passes: 1, parallelism: 1 }).needsRehash(phc)).toBe(true);
  });

  test.each(["Password1!", "P@ssw0rd", "Qwerty12#", "Dragon123!", "Iloveyou1!", "Monkey#2024"])(
    "%s keeps the rules and is refused as common",
    async (password) => {
      expect(await passwords.isCommon(password)).toBe(true);
    },
  );

  test.each([
    "Namdhari1!",
    "Kaur#2024",
    "Bhaini@Sahib1",
    "Aulakh@123",
    "Phillaur2026!",
    "Fatehgarh-Sahib1",
    "Aa1!aaaa",
  ])("%s is made of words of this community or of a run, and is refused", async (password) => {
    expect(await passwords.isCommon(password)).toBe(true);
  });

  test.each(["Mustard-Tractor-71", `${"Quiet river at noon 7! ".repeat(2)}Baisakhi.`])(
    "%s is accepted",
    async (password) => {
      expect(await passwords.isCommon(password)).toBe(false);
    },
  );

  test("may not be made of what an attacker knows", async () => {
    expect(await passwords.isCommon("Harleenk91!", ["harleenk91"])).toBe(true);
  });
});
