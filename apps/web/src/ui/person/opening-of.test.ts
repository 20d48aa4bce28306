import { expect, test } from "vitest";
import { openingOf } from "./opening-of.ts";

test.each([
  ["I keep bees.", 40, "I keep bees."],
  [
    "I keep bees. I also teach music at the school of our village.",
    40,
    "I keep bees. I also teach music at the…",
  ],
  ["I keep bees and hens. I also teach music at the school of our village.", 30, "I keep bees and hens…"],
  ["I keep bees. I sing. I also teach music at our school.", 24, "I keep bees. I sing…"],
  ["ਮੈਂ ਕਾਲਜ ਵਿੱਚ ਪੜ੍ਹਾਉਂਦਾ ਹਾਂ। ਐਤਵਾਰ ਲੰਗਰ ਦੀ ਸੇਵਾ ਲਈ ਹੁੰਦਾ ਹੈ।", 40, "ਮੈਂ ਕਾਲਜ ਵਿੱਚ ਪੜ੍ਹਾਉਂਦਾ ਹਾਂ…"],
  ["I like to plan things, and also when plans change for good", 24, "I like to plan things…"],
  ["Rs. 5 lakh a year is enough for us both", 20, "Rs. 5 lakh a year…"],
  ["incomprehensibilities", 10, "incompreh…"],
])("of “%s” %i letters show “%s”", (text, most, opening) => {
  expect(openingOf(text, most)).toBe(opening);
});
