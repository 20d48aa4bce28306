import { expect, test } from "vitest";
import { addressWordsOf } from "./address-words.ts";

test.each([
  ["India", 356, "state", "pin_code"],
  ["Canada", 124, "province", "postal_code"],
  ["the United States", 840, "state", "zip_code"],
  ["the United Kingdom", 826, "region", "postcode"],
  ["Kenya", 404, "region", "postal_code"],
  ["no country yet", null, "state", "pin_code"],
] as const)("an address in %s (%s) has a %s and a %s", (_, country_id, region, code) => {
  expect(addressWordsOf(country_id)).toEqual({ region, code });
});
