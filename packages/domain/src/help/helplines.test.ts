import { expect, test } from "vitest";
import { helplineCountries, helplines } from "./helplines.ts";

const all = helplineCountries.flatMap((country) =>
  helplines[country].lines.map((line) => ({ country, ...line })),
);

test.each(all)("$name ($country) says where its number was found, and when it was read", (line) => {
  expect(() => new URL(line.source)).not.toThrow();
  expect(line.read_on).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  if (line.dated !== null) expect(line.dated).toMatch(/^\d{4}(-\d{2}){0,2}$/);
  expect((line.dated ?? "") <= line.read_on).toBe(true);
});

test.each(all)("$name ($country) can be called, written in a language, and read about over https", (line) => {
  for (const number of [line.phone, line.from_abroad, line.at_night, line.sms?.number])
    if (number) expect(number).toMatch(/^\+?\d[\d -]*\d$/);
  expect(line.languages).not.toHaveLength(0);
  expect(new URL(line.web).protocol).toBe("https:");
});

test.each(helplineCountries)("%s has the police and somebody else to call", (country) => {
  expect(helplines[country].police).toMatch(/^\d{3}$/);
  expect(helplines[country].lines).not.toHaveLength(0);
});
