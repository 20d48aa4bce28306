import { gotras } from "@sanjog/domain/reference/gotras";
import { expect, test } from "vitest";
import { gotraNamed } from "./gotra-named.ts";
import { locales } from "./locale.ts";
import { optionTitle } from "./option-title.ts";

test("every gotra of the list is known by its title in either language", () => {
  for (const { id } of gotras.filter((gotra) => gotra.id !== "other")) {
    const known = locales.map((locale) => gotraNamed(optionTitle(locale, "gotra", id, "neutral")));
    expect(known, id).toEqual([id, id]);
  }
});

test.each([
  [" GILL ", "gill"],
  ["ਗਿੱਲ ", "gill"],
  ["Warraich", "waraich"],
  ["Sher-Gill", "shergill"],
  ["ਗਿਲ", null],
  ["Windsor", null],
  ["Gill Manes", null],
  ["Other", null],
  ["ਹੋਰ", null],
  ["", null],
  ["–", null],
])("of the words %o the list knows %o", (words, id) => {
  expect(gotraNamed(words)).toBe(id);
});
