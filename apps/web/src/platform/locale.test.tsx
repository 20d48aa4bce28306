import { expect, onTestFinished, test, vi } from "vitest";
import { loadTexts, type Translate } from "./locale.tsx";

test.each([
  ["en", "1,23,456 for you"],
  ["pb", "ਤੁਹਾਡੇ ਲਈ 1,23,456 ਰਿਸ਼ਤੇ"],
] as const)(
  "a number in a message in %s is grouped by lakh, without a number format of Intl",
  async (locale, text) => {
    const built = vi.spyOn(Intl, "NumberFormat");
    onTestFinished(() => built.mockRestore());
    const t = (await loadTexts(locale, "suggestions")) as Translate<"suggestions">;
    expect(t("for_you", { count: 123_456 })).toBe(text);
    expect(built).not.toHaveBeenCalled();
  },
);
