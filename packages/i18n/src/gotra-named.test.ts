import { gotraIds } from "@sanjog/domain/reference/gotra-ids";
import { foldSpelling } from "@sanjog/domain/reference/gotra-spelling";
import { gotraSpellings } from "@sanjog/domain/reference/gotras";
import { expect, test } from "vitest";
import { gotraNamed } from "./gotra-named.ts";
import { locales } from "./locale.ts";
import { optionTitle } from "./option-title.ts";

test("every gotra of the list is known by its title in either language", () => {
  for (const id of gotraIds.filter((known) => known !== "other")) {
    const known = locales.map((locale) => gotraNamed(optionTitle(locale, "gotra", id, "neutral")));
    expect(known, id).toEqual([id, id]);
  }
});

test("no spelling leads to two gotras, the titles of both languages among them", () => {
  const owners = new Map<string, string>();
  for (const id of gotraIds) {
    const aliases = gotraSpellings[id];
    const titles = locales.map((locale) => optionTitle(locale, "gotra", id, "neutral"));
    for (const spelling of [id, ...titles, ...aliases]) {
      const folded = foldSpelling(spelling);
      expect(owners.get(folded) ?? id, spelling).toBe(id);
      owners.set(folded, id);
    }
  }
});

test("a gotra of the list is one that families write in Gurmukhi in more ways than its title", () => {
  const only_title = gotraIds.filter(
    (id) => !gotraSpellings[id].some((alias) => /[\u0A00-\u0A7F]/.test(alias)),
  );
  expect(only_title.length).toBeLessThan(10);
});

test.each([
  [" GILL ", "gill"],
  ["ਗਿੱਲ ", "gill"],
  ["Warraich", "waraich"],
  ["Sher-Gill", "shergill"],
  ["ਗਿਲ", "gill"],
  ["ਸਿਧੂ", "sidhu"],
  ["ਢਿਲੋਂ", "dhillon"],
  ["ਢਿੱਲੋ", "dhillon"],
  ["ਬਖਸ਼ੀ", "bakshi"],
  ["ਮਠਾਰੂ", "matharu"],
  ["ਬਿਰਦੀ", "virdi"],
  ["ਲੋਟੇ", "lota"],
  ["ਲੋਟਾ", "lota"],
  ["Lotay", "lota"],
  ["ਸਹਿੰਬੀ", "saimbhi"],
  ["ਸੈਂਹਬੀ", "saimbhi"],
  ["ਬਰਾਰ", "brar"],
  ["ਚਹਿਲ", "chahal"],
  ["ਮਾਣਕੂ", "manku"],
  ["ਬੰਸਲ", "bansal"],
  ["ਸੋਂਦ", "sond"],
  ["ਸੌਂਧ", "sond"],
  ["ਹੁੰਝਣ", "hunjan"],
  ["ਦੇਗਣ", "deogan"],
  ["ਧੰਝਲ", "dhanjal"],
  ["ਘਟੌਰਾ", "ghataura"],
  ["ਤੱਖਰ", "takhar"],
  ["ਅੌਜਲਾ", "aujla"],
  ["ਬਗਾ", "bagga"],
  ["ਬਂਗਾ", "banga"],
  ["Windsor", null],
  ["Gill Manes", null],
  ["Other", null],
  ["ਹੋਰ", null],
  ["", null],
  ["–", null],
])("of the words %o the list knows %o", (words, id) => {
  expect(gotraNamed(words)).toBe(id);
});
