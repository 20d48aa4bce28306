import { expect, test } from "vitest";
import { incomeText } from "./income-text.ts";
import { optionTitle } from "./option-title.ts";

const [india, canada, britain] = [356, 124, 826];
const text = (locale: "en" | "pb", id: string, lives_in: number, reader: number) =>
  incomeText(
    locale,
    { id, title: optionTitle(locale, "annual_income", id, "neutral"), country_id: lives_in },
    reader,
  );

test.each([
  ["lakh_50_to_75", india, india, "₹50–75 lakh"],
  ["lakh_50_to_75", canada, india, "CA$85,000–130,000 (₹50–75 lakh)"],
  ["lakh_50_to_75", india, canada, "₹50–75 lakh (CA$85,000–130,000)"],
  ["lakh_50_to_75", canada, canada, "CA$85,000–130,000"],
  ["lakh_0_to_2", britain, britain, "Up to £1,800"],
  ["crore_above_5", britain, india, "Above £450,000 (Above ₹5 crore)"],
  ["no_income", canada, india, "No income"],
] as const)("%s in country %i read in country %i is %s", (id, lives_in, reader, expected) => {
  expect(text("en", id, lives_in, reader)).toBe(expected);
});

test("a reader of Punjabi reads the same amounts", () => {
  expect(text("pb", "lakh_50_to_75", canada, india)).toBe("CA$85,000–130,000 (₹50–75 ਲੱਖ)");
  expect(text("pb", "crore_above_5", canada, canada)).toBe("CA$850,000 ਤੋਂ ਵੱਧ");
});
