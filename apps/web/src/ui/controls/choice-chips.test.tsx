import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { ChoiceChips } from "./choice-chips.tsx";

const options = [
  { id: "any", title: "ਕੋਈ ਵੀ" },
  { id: "joint", title: "ਸਾਂਝਾ ਪਰਿਵਾਰ" },
  { id: "nuclear", title: "ਛੋਟਾ ਪਰਿਵਾਰ" },
  { id: "extended", title: "ਵੱਡਾ ਪਰਿਵਾਰ" },
];

function Family() {
  const [value, setValue] = useState<string[]>(["any"]);
  return (
    <ChoiceChips label="ਪਰਿਵਾਰ" options={options} value={value} onChange={setValue} max={2} alone="any" />
  );
}

const chip = (name: string) => page.getByRole("group", { name: "ਪਰਿਵਾਰ" }).getByRole("checkbox", { name });

test("a tap on a chip chooses it in the place of “any”, and the count is said", async () => {
  await renderScreen(<Family />);
  await expect.element(chip("ਕੋਈ ਵੀ")).toBeChecked();
  await chip("ਸਾਂਝਾ ਪਰਿਵਾਰ").click();
  await expect.element(chip("ਸਾਂਝਾ ਪਰਿਵਾਰ")).toBeChecked();
  await expect.element(chip("ਕੋਈ ਵੀ")).not.toBeChecked();
  await expect.element(page.getByText("2 ਵਿੱਚੋਂ 1 ਚੁਣਿਆ")).toBeVisible();
});

test("at the maximum no further chip can be chosen, and “any” still replaces them all", async () => {
  await renderScreen(<Family />);
  await chip("ਸਾਂਝਾ ਪਰਿਵਾਰ").click();
  await chip("ਛੋਟਾ ਪਰਿਵਾਰ").click();
  await expect.element(chip("ਵੱਡਾ ਪਰਿਵਾਰ")).toHaveAttribute("aria-disabled", "true");
  await chip("ਕੋਈ ਵੀ").click();
  await expect.element(chip("ਕੋਈ ਵੀ")).toBeChecked();
  await expect.element(chip("ਸਾਂਝਾ ਪਰਿਵਾਰ")).not.toBeChecked();
});
