import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { PhoneField } from "./phone-field.tsx";

function Number() {
  const [value, setValue] = useState("");
  return (
    <>
      <PhoneField label="ਫ਼ੋਨ" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

test("a number that is typed before the numbering plans have loaded is kept", async () => {
  await renderScreen(<Number />);
  await page.getByRole("textbox").fill("98140 12345");
  await expect.element(page.getByText("+919814012345")).toBeInTheDocument();
});
