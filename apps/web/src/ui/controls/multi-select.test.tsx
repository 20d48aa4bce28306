import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { MultiSelect } from "./multi-select.tsx";

const options = [
  { id: "any", title: "ਕੋਈ ਵੀ", search: ["Any"] },
  { id: "farming", title: "ਖੇਤੀਬਾੜੀ", search: ["Farming"] },
  { id: "nurse", title: "ਨਰਸ", search: ["Nurse"] },
  { id: "city", title: "ਸ਼ਹਿਰ", search: ["City"] },
];

function Work() {
  const [value, setValue] = useState<string[]>([]);
  return (
    <MultiSelect label="ਕੰਮ-ਕਾਰ" options={options} value={value} onChange={setValue} max={2} alone="any" />
  );
}

const rows = () => page.getByRole("checkbox");

test("a member chooses up to the maximum and can remove each choice outside the sheet", async () => {
  await renderScreen(<Work />);
  await page.getByRole("button", { name: /ਕੰਮ-ਕਾਰ/ }).click();
  await page.getByText("ਖੇਤੀਬਾੜੀ").click();
  await page.getByText("ਨਰਸ").click();
  await expect.element(page.getByText("2 ਵਿੱਚੋਂ 2 ਚੁਣੇ").first()).toBeInTheDocument();
  await expect.element(page.getByRole("checkbox", { name: "ਸ਼ਹਿਰ" })).toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "ਹੋ ਗਿਆ" }).click();
  await page.getByRole("button", { name: "ਨਰਸ ਹਟਾਓ" }).click();
  await expect.element(page.getByText("2 ਵਿੱਚੋਂ 1 ਚੁਣਿਆ")).toBeInTheDocument();
});

test("the field itself shows the option that means everything, without a count", async () => {
  await renderScreen(<Work />);
  await page.getByRole("button", { name: /ਕੰਮ-ਕਾਰ/ }).click();
  await page.getByText("ਨਰਸ").click();
  await page.getByText("ਕੋਈ ਵੀ").click();
  await page.getByRole("button", { name: "ਹੋ ਗਿਆ" }).click();
  await expect.element(page.getByRole("button", { name: "ਕੰਮ-ਕਾਰ ਕੋਈ ਵੀ" })).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "ਕੋਈ ਵੀ ਹਟਾਓ" })).not.toBeInTheDocument();
});

test("the search matches ਸ with ਸ਼ and understands English", async () => {
  await renderScreen(<Work />);
  await page.getByRole("button", { name: /ਕੰਮ-ਕਾਰ/ }).click();
  await page.getByRole("searchbox").fill("ਸਹਿਰ");
  await expect.element(rows()).toHaveAccessibleName("ਸ਼ਹਿਰ");
  await page.getByRole("searchbox").fill("farm");
  await expect.element(rows()).toHaveAccessibleName("ਖੇਤੀਬਾੜੀ");
});
