import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "sanjog-demo-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

test("the demo community is never made in production, whatever is asked for", () => {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATA_DIR,
    PUBLIC_URL: "https://sanjog.example",
    DATABASE_URL: "postgres://127.0.0.1:1/sanjog",
    SECRET_KEY: "k".repeat(32),
    FIELD_KEYS: `k1:${"A".repeat(43)}`,
    FIELD_INDEX_KEY: "C".repeat(43),
    MAIL_DRIVER: "smtp",
    SMTP_URL: "smtps://user:secret@mail.example",
    MAIL_FROM: "Sanjog <no-reply@sanjog.example>",
    WHATSAPP_DRIVER: "cloud",
    WHATSAPP_TOKEN: "t",
    WHATSAPP_PHONE_NUMBER_ID: "123",
    WHATSAPP_APP_SECRET: "s",
    WHATSAPP_VERIFY_TOKEN: "v",
    WHATSAPP_NUMBER: "+911140005678",
    SUPPORT_PHONE: "+911140005679",
    SUPPORT_WHATSAPP: "+911140005680",
    WHATSAPP_CHANNEL_URL: "none",
    OPERATOR: "Sanjog Society, 1 Mall Road, Ludhiana",
    GRIEVANCE_OFFICER_NAME: "Gurmeet Kaur",
    GRIEVANCE_OFFICER_EMAIL: "officer@sanjog.example",
  };
  for (const option of ["--if-empty", "--reset"]) {
    const { status, stderr } = spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, "main.ts"), option],
      { env, encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([78, expect.stringContaining("never made in production")]);
  }
});
