import { readFileSync } from "node:fs";
import { locales } from "@sanjog/i18n/locale";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";
import { withFixedDates } from "./fixed-dates.ts";
import { guidePage } from "./guide-page.ts";
import { type Pictures, steps } from "./steps.ts";

/** Small enough for a phone on a slow network. */
const most_bytes = 1_500_000;
/** A cover, one page per step, and the last page. */
const pages = steps.length + 2;

test.each(locales)("the guide in %s is there, light, and has a page for every step", (locale) => {
  const pdf = readFileSync(at("apps/web/public", `guide-${locale}.pdf`));
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  expect(pdf.length).toBeLessThan(most_bytes);
  expect(pdf.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(pages);
});

test.each(locales)("every step of the guide in %s has its words, its number and its picture", (locale) => {
  const picture = Buffer.from("a screen");
  const page = guidePage(locale, Object.fromEntries(steps.map((step) => [step, picture])) as Pictures);
  expect(page.match(/class="screen"/g)).toHaveLength(steps.length);
  expect(page).not.toMatch(/undefined|\{\w+\}/);
  expect(page).toContain(`<html lang="${locale === "pb" ? "pa" : "en"}">`);
});

test("two makings of one guide differ in no date and in no place", () => {
  const made = (second: string) =>
    Buffer.from(
      `%PDF-1.4 \xe9 /CreationDate (D:202611220229${second}+00'00')\n/ModDate (D:202611220229${second}+00'00')>>`,
      "latin1",
    );
  const fixed = withFixedDates(made("41"));
  expect(fixed).toEqual(withFixedDates(made("59")));
  expect(fixed.length).toBe(made("41").length);
});
