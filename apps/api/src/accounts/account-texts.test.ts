import { locales } from "@sanjog/i18n/locale";
import { expect, test } from "vitest";
import { suspensionText } from "./account-texts.ts";

const without_officer = {
  grievanceOfficer: null,
  supportPhone: "+911612345678",
  supportWhatsapp: "+911612345678",
};
const with_officer = {
  ...without_officer,
  grievanceOfficer: { name: { en: "Balbir Singh", pb: "ਬਲਬੀਰ ਸਿੰਘ" }, email: "officer@sanjog.example" },
};
const kiran = { status_reason_en: "We were told of it.", status_reason_pb: "ਸਾਨੂੰ ਦੱਸਿਆ ਗਿਆ।" };

test.each(locales)(
  "a suspension notice in %s contains the officer's address and the phone number once each",
  (locale) => {
    const text = suspensionText(with_officer, locale, kiran);
    expect(text.match(/officer@sanjog\.example/g)).toHaveLength(1);
    expect(text.match(/\+91/g)).toHaveLength(1);
    expect(text).toContain(locale === "pb" ? kiran.status_reason_pb : kiran.status_reason_en);
  },
);

test.each(locales)(
  "a suspension notice in %s contains the phone number once when there is no officer",
  (locale) => {
    const text = suspensionText(without_officer, locale, kiran);
    expect(text.match(/\+91/g)).toHaveLength(1);
    expect(text).not.toMatch(/\{\w+\}/);
  },
);
