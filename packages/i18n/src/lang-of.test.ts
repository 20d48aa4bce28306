import { expect, test } from "vitest";
import { langOf } from "./lang-of.ts";

test.each([
  ["Balbir Singh", "en"],
  ["ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "pa"],
  ["ਉਹ Canada ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ", "pa"],
  ["482 173 065", undefined],
  ["", undefined],
  [null, undefined],
])("%j is read aloud as %s", (text, lang) => {
  expect(langOf(text)).toBe(lang);
});
