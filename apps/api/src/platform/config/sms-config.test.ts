import { phoneCountries } from "@sanjog/domain/reference/phone-countries";
import { expect, test } from "vitest";
import { production_env, testConfig } from "../../../test/support/test-app.ts";
import type { ConfigError } from "./config.ts";

const http = { SMS_DRIVER: "http", SMS_URL: "https://sms.example/send", SMS_BODY: "to={to}&text={text}" };

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    testConfig({ ...http, ...env });
    return [];
  } catch (error) {
    return (error as ConfigError).mistakes;
  }
}

test("a gateway is described by an address, headers and a body", () => {
  const { sms } = testConfig({
    ...http,
    SMS_HEADERS: "Authorization: Basic a:b=|x-key: 1",
    SMS_REPORT_SECRET: "s",
    SMS_ANSWER_ID: "id",
  });
  expect(sms).toMatchObject({
    driver: "http",
    headers: { authorization: "Basic a:b=", "x-key": "1" },
    body: [
      ["to", "{to}"],
      ["text", "{text}"],
    ],
    report: {
      secret: "s",
      signature: "x-signature",
      signed: "{body}",
      failed: ["failed", "undelivered", "rejected", "expired"],
    },
  });
});

test.each([
  ["SMS_URL", "ftp://sms.example", "SMS_URL must be an http or https address"],
  [
    "SMS_URL",
    "https://key:token@sms.example/send",
    "SMS_URL must be an http or https address without user and password",
  ],
  ["SMS_URL", "https://{to}.example/send", "SMS_URL must be an http"],
  ["SMS_URL", "https://sms.example/?k={key}", "SMS_URL must be an http"],
  ["SMS_URL", "", "SMS_URL must be set, because SMS_DRIVER is http."],
  ["SMS_HEADERS", "authorization", "SMS_HEADERS must be headers as name: value"],
  ["SMS_BODY", "{text}", "SMS_BODY must be pairs as name=value"],
  ["SMS_BODY", "to={to}", "SMS_URL or SMS_BODY must contain {text}."],
  ["SMS_BODY", "text={text}", "SMS_URL or SMS_BODY must contain {to} or {digits}."],
  ["SMS_BODY", "to={to}&text={text}&x={secret}", "SMS_BODY must be pairs"],
  [
    "SMS_BODY",
    "to={to}&text={text}&t={template}",
    "SMS_TEMPLATES must have code.en, because {template} is used.",
  ],
  ["SMS_REPORT_SECRET", "s", "SMS_ANSWER_ID must be set, because SMS_REPORT_SECRET is and {id} is not used."],
  ["SMS_REPORT_SIGNED", "{x-time}", "SMS_REPORT_SIGNED must be a text with {body}"],
  ["SMS_MOST_A_DAY", "many", "SMS_MOST_A_DAY must be a whole number from 0 to 1000000."],
  ["SMS_COUNTRIES", "IN,XX", "SMS_COUNTRIES must be ISO codes of countries such as IN,CA,GB, or all."],
  ["NUMBER_WAYS", "sms,whatsapp", "NUMBER_WAYS must be whatsapp, sms, in_person, each once, in any order."],
  ["NUMBER_WAYS", "sms,sms,in_person", "NUMBER_WAYS must be"],
])("%s=%s is a mistake with a sentence", (name, value, sentence) => {
  expect(mistakesOf({ [name]: value })[0]).toContain(sentence);
});

test("codes by SMS go to the countries that sign-up offers first, to some, or to all", () => {
  expect(testConfig().sms.countries).toEqual(phoneCountries);
  expect(testConfig({ SMS_COUNTRIES: "IN, FJ" }).sms.countries).toEqual(["IN", "FJ"]);
  expect(testConfig({ SMS_COUNTRIES: "all" }).sms.countries).toBeNull();
});

test("no sentence repeats a secret", () => {
  const said = mistakesOf({
    SMS_URL: "https://u:top-secret@sms.example",
    SMS_HEADERS: "top-secret",
    SMS_BODY: "top-secret",
  });
  expect(said).toHaveLength(3);
  expect(said.join()).not.toContain("top-secret");
});

test("production refuses the built-in phones and a gateway without TLS, and needs no gateway", () => {
  expect(testConfig({ ...production_env, PUBLIC_URL: "https://sanjog.test" }).sms.driver).toBe("none");
  const refused = (env: Record<string, string>) => {
    try {
      testConfig({ ...production_env, ...env });
      return "";
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(refused({ SMS_DRIVER: "dev" })).toContain("SMS_DRIVER must be http or none in production");
  expect(refused({ ...http, SMS_URL: "http://sms.example/send" })).toContain(
    "SMS_URL must be an https address in production",
  );
});

test("the built-in phones show SMS where they show WhatsApp messages", () => {
  expect([testConfig().sms.driver, testConfig().numberWays]).toEqual([
    "dev",
    ["whatsapp", "sms", "in_person"],
  ]);
});
