import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { Segmented } from "./segmented.tsx";

const options = [
  { id: "public", title: "ਸਾਰੇ" },
  { id: "friends", title: "ਜੁੜੇ ਪਰਿਵਾਰ" },
  { id: "private", title: "ਸਿਰਫ਼ ਮੈਂ" },
] as const;
type Choice = (typeof options)[number]["id"];

function Email({ first = null }: { first?: Choice | null }) {
  const [value, setValue] = useState<Choice | null>(first);
  return <Segmented label="ਈਮੇਲ" options={options} value={value} onChange={setValue} />;
}

const part = (name: string) => page.getByRole("radio", { name });

test("a tap chooses one part of the named group", async () => {
  await renderScreen(<Email first="friends" />);
  await expect.element(page.getByRole("radiogroup", { name: "ਈਮੇਲ" })).toBeVisible();
  await page.getByText("ਸਿਰਫ਼ ਮੈਂ").click();
  await expect.element(part("ਸਿਰਫ਼ ਮੈਂ")).toBeChecked();
  await expect.element(part("ਜੁੜੇ ਪਰਿਵਾਰ")).not.toBeChecked();
});

test("the arrow keys move the choice", async () => {
  await renderScreen(<Email first="friends" />);
  await userEvent.keyboard("{Tab}{ArrowRight}");
  await expect.element(part("ਸਿਰਫ਼ ਮੈਂ")).toBeChecked();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(part("ਸਾਰੇ")).toBeChecked();
});

test("nothing is chosen before the first choice", async () => {
  await renderScreen(<Email />);
  for (const { title } of options) await expect.element(part(title)).not.toBeChecked();
});

test("every part is at least 48 pixels tall and the parts are equally wide", async () => {
  await renderScreen(<Email first="public" />);
  const boxes = [...document.querySelectorAll(".segment")].map((label) => label.getBoundingClientRect());
  for (const { height, width } of boxes) {
    expect(height).toBeGreaterThanOrEqual(48);
    expect(Math.abs(width - (boxes[0]?.width ?? 0))).toBeLessThan(1);
  }
});
