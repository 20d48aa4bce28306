import { expect, test } from "vitest";
import { unknownSettings } from "./unknown-settings.ts";

test.each([
  ["PORTT", "PORT"],
  ["SUPORT_PHONE", "SUPPORT_PHONE"],
  ["WHATSAPP_CHANEL_URL", "WHATSAPP_CHANNEL_URL"],
  ["WHATSAPP_CHANNEL", "WHATSAPP_CHANNEL_URL"],
  ["GREIVANCE_OFFICER_NAME", "GRIEVANCE_OFFICER_NAME"],
  ["smtp_url", "SMTP_URL"],
])("%s is named as a misspelled %s", (name, meant) => {
  expect(unknownSettings({ [name]: "1", [meant]: "" })).toEqual([
    `${name} is not a setting. Did you mean ${meant}?`,
  ]);
});

test.each(["OTEL_EXPORTER_OTLP_ENDPOINT", "OTEL_TRACES_SAMPLER_ARG"])(
  "%s, a former setting, is named with the place that says what replaces it",
  (name) => {
    expect(unknownSettings({ [name]: "1" })).toEqual([
      `${name} is no longer a setting. See "Traces" in docs/operations.md.`,
    ]);
    // The packages that replace it read variables of the same name.
    expect(unknownSettings({ [name]: "1", NODE_OPTIONS: "--import /opt/sanjog-traces/traces.mjs" })).toEqual(
      [],
    );
  },
);

test("what the machine sets for other programs is left alone", () => {
  const others = [
    "PATH",
    "HOME",
    "HOSTNAME",
    "HOSTTYPE",
    "LANG",
    "NODE_OPTIONS",
    "NODE_COMPILE_CACHE",
    "PWD",
  ];
  const more = [
    "MALLOC_ARENA_MAX",
    "SHELL",
    "USER",
    "TERM",
    "LOGNAME",
    "POSTGRES_PASSWORD",
    "npm_config_cache",
  ];
  const names = Object.fromEntries([...others, ...more].map((name) => [name, "x"]));
  expect(unknownSettings(names)).toEqual([]);
});

test("a value is never repeated", () => {
  expect(unknownSettings({ SECRET_KEYS: "very secret" }).join()).not.toContain("very secret");
});
