import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";

const dataDir = mkdtempSync(path.join(tmpdir(), "sanjog-config-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const production = {
  NODE_ENV: "production",
  DATA_DIR: dataDir,
  PUBLIC_URL: "https://sanjog.example/",
  DATABASE_URL: "postgres://db/sanjog?sslmode=verify-full",
  SECRET_KEY: "k".repeat(32),
  FIELD_KEYS: `k2:${"B".repeat(43)}=, k1:${"A".repeat(43)}`,
  FIELD_INDEX_KEY: "C".repeat(43),
  MAIL_DRIVER: "smtp",
  SMTP_URL: "smtps://user:secret@mail.example",
  WHATSAPP_DRIVER: "cloud",
  WHATSAPP_TOKEN: "t",
  WHATSAPP_PHONE_NUMBER_ID: "123",
  WHATSAPP_APP_SECRET: "s",
  WHATSAPP_VERIFY_TOKEN: "v",
  GRIEVANCE_OFFICER_NAME: "Gurmeet Kaur",
  GRIEVANCE_OFFICER_EMAIL: "officer@sanjog.example",
  OPERATOR: "Sanjog Society, 1 Mall Road, Ludhiana",
  MAIL_FROM: "Sanjog <no-reply@sanjog.example>",
  WHATSAPP_NUMBER: "+911140005678",
  SUPPORT_PHONE: "+911140005679",
  SUPPORT_WHATSAPP: "+911140005680",
  WHATSAPP_CHANNEL_URL: "https://whatsapp.com/channel/ours",
};

function mistakesOf(environment: Record<string, string>): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
}

describe("the configuration", () => {
  test.each(["abc", "1.2.3", "10.0.0.0/33", "11", "::1/129"])(
    "does not take %s for proxies",
    (TRUST_PROXY) => {
      expect(mistakesOf({ DATA_DIR: dataDir, TRUST_PROXY })).toEqual([
        "TRUST_PROXY must be the number of proxies in front, or their addresses.",
      ]);
    },
  );

  test.each(["0", "2", "127.0.0.1", "10.0.0.0/8, ::1"])("takes %s for proxies", (TRUST_PROXY) => {
    expect(mistakesOf({ DATA_DIR: dataDir, TRUST_PROXY })).toEqual([]);
  });

  test.each([
    [
      { COMMUNITY: "Namdhari", COMMUNITY_IN_PUNJABI: "ਨਾਮਧਾਰੀ" },
      { en: "Namdhari", pb: "ਨਾਮਧਾਰੀ" },
    ],
    [{ COMMUNITY: "Namdhari" }, { en: "Namdhari", pb: "Namdhari" }],
    [{ COMMUNITY_IN_PUNJABI: "ਨਾਮਧਾਰੀ" }, null],
    [{}, null],
  ])("reads the community from %o", (set, community) => {
    expect(readConfig({ DATA_DIR: dataDir, ...set }).community).toEqual(community);
  });

  test("reads who runs the service in both languages, and in English alone where no other is set", () => {
    const set = {
      OPERATOR: "Sanjog Society, Ludhiana",
      OPERATOR_IN_PUNJABI: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ",
      HELPLINE_NAME: "Balwinder Kaur",
    };
    expect(readConfig({ DATA_DIR: dataDir, ...set })).toMatchObject({
      operator: { en: "Sanjog Society, Ludhiana", pb: "ਸੰਜੋਗ ਸਭਾ, ਲੁਧਿਆਣਾ" },
      helplineName: { en: "Balwinder Kaur", pb: "Balwinder Kaur" },
      reportsName: null,
    });
  });

  const officer = {
    GRIEVANCE_OFFICER_NAME: "Gurmeet Kaur",
    GRIEVANCE_OFFICER_EMAIL: "officer@sanjog.example",
  };
  const in_punjabi = { GRIEVANCE_OFFICER_NAME_IN_PUNJABI: "ਗੁਰਮੀਤ ਕੌਰ" };
  test.each([
    [
      { ...officer, ...in_punjabi },
      { en: "Gurmeet Kaur", pb: "ਗੁਰਮੀਤ ਕੌਰ" },
    ],
    [officer, { en: "Gurmeet Kaur", pb: "Gurmeet Kaur" }],
    [{ ...officer, ...in_punjabi, GRIEVANCE_OFFICER_NAME: "" }, undefined],
    [{ ...officer, ...in_punjabi, GRIEVANCE_OFFICER_EMAIL: "" }, undefined],
  ])("reads the grievance officer's name from %o", (set, name) => {
    expect(readConfig({ DATA_DIR: dataDir, ...set }).grievanceOfficer?.name).toEqual(name);
  });

  test("needs nothing set on a development machine, and keeps its secret to the owner", () => {
    const config = readConfig({ DATA_DIR: dataDir });
    expect(config).toMatchObject({ port: 3000, publicUrl: "http://localhost:3000", databaseUrl: null });
    expect(readConfig({ DATA_DIR: dataDir, PORT: "" }).secretKey).toBe(config.secretKey);
    expect(statSync(path.join(dataDir, "secret")).mode & 0o777).toBe(0o600);
  });

  test("makes the keys of encrypted fields once on a development machine, beside each other and the owner's alone", () => {
    const { ring, index } = readConfig({ DATA_DIR: dataDir }).fieldKeys;
    expect([ring.map(({ id }) => id), ring[0].key.length, index.length]).toEqual([["k1"], 32, 32]);
    expect(readConfig({ DATA_DIR: dataDir }).fieldKeys).toEqual({ ring, index, former_indexes: [] });
    for (const file of ["field-keys", "field-index-key"])
      expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
  });

  test("reads a ring of keys, the first of which writes, and refuses halves of keys and an id given twice", () => {
    expect(readConfig(production).fieldKeys.ring.map(({ id }) => id)).toEqual(["k2", "k1"]);
    const key = "A".repeat(43);
    for (const FIELD_KEYS of ["k1", `k1:${key.slice(1)}`, `k1:${key},k1:${key}`, `k1:${key},`])
      expect(mistakesOf({ ...production, FIELD_KEYS })).toHaveLength(1);
    const [now, before] = ["B".repeat(43), "C".repeat(43)];
    const { index, former_indexes } = readConfig({
      ...production,
      FIELD_INDEX_KEY: `${now}=, ${before}`,
    }).fieldKeys;
    const bytes = (text: string) => Buffer.from(text, "base64");
    expect([index, former_indexes]).toEqual([bytes(now), [bytes(before)]]);
    for (const FIELD_INDEX_KEY of [now.slice(1), `${now},`, `${now} ${before}`])
      expect(mistakesOf({ ...production, FIELD_INDEX_KEY })).toHaveLength(1);
  });

  test("makes a pair of push keys once on a development machine, and none elsewhere", () => {
    const { vapid } = readConfig({ DATA_DIR: dataDir }).push;
    expect(vapid?.publicKey).toHaveLength(87);
    expect(readConfig({ DATA_DIR: dataDir }).push.vapid).toEqual(vapid);
    expect(statSync(path.join(dataDir, "vapid")).mode & 0o777).toBe(0o600);
    expect(readConfig(production).push.vapid).toBeNull();
    const half = { ...production, VAPID_PUBLIC_KEY: vapid?.publicKey ?? "" };
    expect(mistakesOf(half)).toEqual(["VAPID_PRIVATE_KEY must be set, because VAPID_PUBLIC_KEY is."]);
  });

  test("lets production push to no address on this machine", () => {
    expect(mistakesOf({ ...production, PUSH_SERVICES: "http://127.0.0.1:8000" })).toHaveLength(1);
    expect(mistakesOf({ DATA_DIR: dataDir, PUSH_SERVICES: "169.254.169.254" })).toHaveLength(1);
  });

  test("accepts a complete production", () => {
    expect(readConfig(production)).toMatchObject({ production: true, publicUrl: "https://sanjog.example" });
  });

  test("says every mistake in one sentence each", () => {
    const wrong = {
      DATA_DIR: dataDir,
      PORT: "http",
      PUBLIC_URL: "sanjog.example",
      WHATSAPP_NUMBER: "0987",
      REVIEW: "x",
    };
    expect(mistakesOf(wrong)).toEqual([
      "PORT must be a whole number from 0 to 65535.",
      "PUBLIC_URL must be an http or https address such as https://sanjog.example.",
      "WHATSAPP_NUMBER must be a number with country code such as +911140001234.",
      "REVIEW must be before or after.",
    ]);
  });

  test.each([
    [{ MAIL_DRIVER: "dev" }, "MAIL_DRIVER must be smtp in production"],
    [{ WHATSAPP_DRIVER: "dev" }, "WHATSAPP_DRIVER must be cloud in production"],
    [{ DATABASE_URL: "" }, "DATABASE_URL must be set in production"],
    [{ GRIEVANCE_OFFICER_NAME: "" }, "GRIEVANCE_OFFICER_NAME must be set, because this is production."],
    [{ SECRET_KEY: "" }, "SECRET_KEY must be set, because this is production."],
    [{ FIELD_KEYS: "" }, "FIELD_KEYS must be set, because this is production."],
    [{ FIELD_INDEX_KEY: "" }, "FIELD_INDEX_KEY must be set, because this is production."],
    [{ OPERATOR: "" }, "OPERATOR must be set, because this is production."],
    [{ MAIL_FROM: "" }, "MAIL_FROM must be set, because this is production: unset, it is an invented one."],
    [{ WHATSAPP_NUMBER: "" }, "WHATSAPP_NUMBER must be set, because this is production: unset"],
    [{ SUPPORT_PHONE: "" }, "SUPPORT_PHONE must be set, because this is production: unset"],
    [
      { SUPPORT_WHATSAPP: "+911140001234" },
      "SUPPORT_WHATSAPP must be set, because this is production: unset",
    ],
    [{ WHATSAPP_CHANNEL_URL: "" }, "WHATSAPP_CHANNEL_URL must be set, because this is production: unset"],
    [{ SMTP_URL: "" }, "SMTP_URL must be set, because MAIL_DRIVER is smtp."],
    [{ WHATSAPP_APP_SECRET: "" }, "WHATSAPP_APP_SECRET must be set, because WHATSAPP_DRIVER is cloud."],
    [{ DATABASE_URL: "postgres://db/sanjog" }, "DATABASE_URL must end in ?sslmode=verify-full in production"],
    [{ DATABASE_URL: "postgres://db/sanjog?sslmode=no-verify" }, "DATABASE_URL must end in"],
    [
      { DATABASE_URL: "postgres://db/sanjog?sslmode=require&uselibpqcompat=true" },
      "DATABASE_URL must end in",
    ],
    [{ DATABASE_URL: "postgres://localhost/sanjog?host=db.example" }, "DATABASE_URL must end in"],
    [{ SMTP_URL: "smtp://mail.example" }, "SMTP_URL must be smtps://, or smtp:// with ?requireTLS=true"],
    [{ SMTP_URL: "smtps://mail.example?tls.rejectUnauthorized=false" }, "SMTP_URL must be"],
    [{ WHATSAPP_API_URL: "http://graph.example" }, "WHATSAPP_API_URL must be an https address"],
    [
      { PHOTO_STORE: "s3", S3_ENDPOINT: "https://s3.example", S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "k" },
      "S3_SECRET_ACCESS_KEY must be set, because PHOTO_STORE is s3.",
    ],
  ])("production refuses %o", (change, sentence) => {
    const mistakes = mistakesOf({ ...production, ...change });
    expect(mistakes).toHaveLength(1);
    expect(mistakes[0]).toContain(sentence);
  });

  test("production speaks without TLS to this machine, and to hosts that are named as one's own", () => {
    const near = [
      { DATABASE_URL: "postgres://sanjog@localhost/sanjog?host=/var/run/postgresql" },
      { DATABASE_URL: "postgres://127.0.0.1:5433/sanjog", SMTP_URL: "smtp://localhost:25" },
      { SMTP_URL: "smtp://mail.example:587?requireTLS=true" },
      { DATABASE_URL: "postgres://[::1]/sanjog", WHATSAPP_API_URL: "http://127.0.0.1:4318" },
      { DATABASE_URL: "postgres://db/sanjog", SMTP_URL: "smtp://10.0.0.7", PLAIN_HOSTS: "db, 10.0.0.7" },
    ];
    for (const change of near) expect(mistakesOf({ ...production, ...change })).toEqual([]);
    const far = { DATABASE_URL: "postgres://db/sanjog", PLAIN_HOSTS: "other", NODE_ENV: "development" };
    expect(mistakesOf({ ...production, ...far })).toEqual([]);
  });

  test("shows an invented channel on a development machine, and none where production says so", () => {
    expect(readConfig({ DATA_DIR: dataDir }).whatsappChannelUrl).toMatch(/^https:/);
    expect(readConfig({ ...production, WHATSAPP_CHANNEL_URL: "none" }).whatsappChannelUrl).toBeNull();
  });

  test("asks for a value without quotes, which some tools keep and some take away", () => {
    expect(mistakesOf({ DATA_DIR: dataDir, MAIL_FROM: "'Sanjog <a@sanjog.example>'" })).toEqual([
      "MAIL_FROM is written in quotes: leave them out.",
    ]);
  });

  test("names a misspelled setting together with what it leaves out", () => {
    const { SUPPORT_PHONE: SUPORT_PHONE, ...others } = production;
    expect(mistakesOf({ ...others, SUPORT_PHONE })).toEqual([
      expect.stringContaining("SUPPORT_PHONE must be set"),
      "SUPORT_PHONE is not a setting. Did you mean SUPPORT_PHONE?",
    ]);
  });

  test("production runs on the embedded database only when told to", () => {
    expect(readConfig({ ...production, DATABASE_URL: "", ALLOW_EMBEDDED: "1" }).databaseUrl).toBeNull();
  });
});
