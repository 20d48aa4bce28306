import { readFileSync } from "node:fs";
import { passwordSchema } from "@sanjog/domain/accounts/password";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { createPasswords } from "../src/platform/crypto/passwords.ts";
import { demo_password, demoAccounts, demoAccountsTable } from "./demo-accounts.ts";

test("the password of the demo accounts keeps the rules", async () => {
  expect(z.safeParse(passwordSchema, demo_password).success).toBe(true);
  const { isCommon } = createPasswords();
  for (const { email, name } of demoAccounts)
    expect(await isCommon(demo_password, [email, name])).toBe(false);
});

test("the README tells every demo account and the password", () => {
  const readme = readFileSync(new URL("../../../README.md", import.meta.url), "utf8");
  expect(readme).toContain(demoAccountsTable());
  expect(readme).toContain(`\`${demo_password}\``);
});
