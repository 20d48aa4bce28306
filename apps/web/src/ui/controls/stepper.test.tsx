import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { Stepper } from "./stepper.tsx";

function Brothers({ max = 15 }) {
  const [value, setValue] = useState(0);
  return <Stepper label="ਭਰਾ" value={value} max={max} onChange={setValue} />;
}

const number = () => page.getByRole("spinbutton", { name: "ਭਰਾ", exact: true });
const button = (name: string) => page.getByRole("button", { name });

test("the buttons count up and down and stop at zero and at the limit", async () => {
  await renderScreen(<Brothers max={2} />);
  await expect.element(button("ਭਰਾ: ਇੱਕ ਘਟਾਓ")).toBeDisabled();
  await button("ਭਰਾ: ਇੱਕ ਵਧਾਓ").click();
  await button("ਭਰਾ: ਇੱਕ ਵਧਾਓ").click();
  await expect.element(number()).toHaveTextContent("2");
  await expect.element(button("ਭਰਾ: ਇੱਕ ਵਧਾਓ")).toBeDisabled();
  await button("ਭਰਾ: ਇੱਕ ਘਟਾਓ").click();
  await expect.element(number()).toHaveAttribute("aria-valuenow", "1");
});

test("arrow keys, Home and End change the number within its limits", async () => {
  await renderScreen(<Brothers />);
  await number().click();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
  await expect.element(number()).toHaveTextContent("1");
  await userEvent.keyboard("{End}");
  await expect.element(number()).toHaveAttribute("aria-valuenow", "15");
  await userEvent.keyboard("{Home}{ArrowDown}");
  await expect.element(number()).toHaveTextContent("0");
});
