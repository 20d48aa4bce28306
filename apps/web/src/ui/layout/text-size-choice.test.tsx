import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

const lettersNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

test("each size changes the text everywhere, and the device stores it", async () => {
  await renderScreen(
    <>
      <TextSizeChoice />
      <TextSizeChoice />
    </>,
    { locale: "en" },
  );
  const plain = lettersNow();
  const sizes: [name: string, stored: string | null, scale: number][] = [
    ["Large", "large", 1.15],
    ["Larger", "larger", 1.3],
    ["Normal", null, 1],
  ];
  for (const [name, stored, scale] of sizes) {
    const both = page.getByRole("button", { name, exact: true });
    await both.first().click();
    expect(localStorage.getItem("text_size")).toBe(stored);
    expect(lettersNow() / plain).toBeCloseTo(scale);
    // The other control on the page shows the same size.
    await expect.element(both.last()).toHaveAttribute("aria-pressed", "true");
  }
});
