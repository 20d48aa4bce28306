import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { useTexts } from "../platform/locale.tsx";
import { renderScreen } from "../testing/render.tsx";
import { SuggestionsHead } from "./suggestions-head.tsx";

/** The head as it is at first, and with the number that arrives with the suggestions. */
function Heads() {
  useTexts("suggestions", "find_profile");
  return [undefined, 38].map((total) => (
    <SuggestionsHead key={String(total)} total={total} preferences={null} />
  ));
}

test.each([
  ["en", 390],
  ["pb", 390],
  ["en", 412],
  ["pb", 412],
  ["en", 1280],
  ["pb", 1280],
] as const)(
  "In %s, %s px wide, the heading keeps its height when the number arrives",
  async (locale, width) => {
    onTestFinished(() => page.viewport(390, 844));
    await page.viewport(width, 844);
    await renderScreen(<Heads />, { locale, token: "asha" });
    await expect.poll(() => page.getByRole("heading", { level: 1 }).elements()).toHaveLength(2);
    const [before, after] = page.getByRole("heading", { level: 1 }).elements();
    expect(before?.clientHeight).toBe(after?.clientHeight);
  },
);
