import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { TextSizeButton } from "./text-size-button.tsx";
import { TextSizeChoice } from "./text-size-choice.tsx";

const lettersNow = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

test("each press enlarges the text, the third restores it, and the device stores the size", async () => {
  await renderScreen(
    <>
      <TextSizeButton />
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
    await page.getByRole("button", { name: `Change text size to ${name}` }).click();
    expect(localStorage.getItem("text_size")).toBe(stored);
    expect(lettersNow() / plain).toBeCloseTo(scale);
    // The other control on the page shows the same size.
    const chosen = page.getByRole("button", { name, exact: true });
    await expect.element(chosen).toHaveAttribute("aria-pressed", "true");
  }
});
