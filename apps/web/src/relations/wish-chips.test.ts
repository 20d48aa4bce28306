import { incomeBands } from "@sanjog/domain/reference/career-lists";
import { incomeFloor } from "@sanjog/domain/reference/income-floor";
import { messages as englishOptions } from "@sanjog/i18n/en/options";
import { messages as english } from "@sanjog/i18n/en/ui/relations";
import { formatMessage } from "@sanjog/i18n/format-message";
import { messages as punjabiOptions } from "@sanjog/i18n/pb/options";
import { messages as punjabi } from "@sanjog/i18n/pb/ui/relations";
import { expect, test } from "vitest";
import { joinedTitles } from "./wish-chips.ts";

test.each([
  ["en", english, englishOptions, /^(Up to|Above) .* or more$/],
  ["pb", punjabi, punjabiOptions, /(ਤੱਕ|ਤੋਂ ਵੱਧ)( \(.*\))? ਜਾਂ ਵੱਧ$/],
] as const)(
  "no least income is written with two limits (%s)",
  (locale, { incomes }, { annual_income }, twice) => {
    for (const { id } of incomeBands) {
      const floor = incomeFloor(id);
      if (floor === "none") continue;
      expect(formatMessage(locale, incomes[floor], { title: annual_income[id] })).not.toMatch(twice);
    }
  },
);

test("titles with commas of their own are told apart", () => {
  expect(joinedTitles(["Joint family", "Nuclear, with grandparents"])).toBe(
    "Joint family\u00a0· Nuclear, with grandparents",
  );
});
