import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { Page } from "./page.tsx";

function Narrowing() {
  const [wide, setWide] = useState(true);
  return (
    <Page title="Photos" aside={wide ? <p>the own card</p> : null}>
      <input aria-label="a field" />
      <button type="button" onClick={() => setWide(false)}>
        narrow
      </button>
    </Page>
  );
}

test("what is filled in stays when a narrower window loses the part beside it", async () => {
  await renderScreen(<Narrowing />, { locale: "en" });
  await page.getByLabelText("a field").fill("half a sentence");
  await page.getByRole("button", { name: "narrow" }).click();
  await expect.element(page.getByText("the own card")).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("a field")).toHaveValue("half a sentence");
});
