import { type ComponentType, lazy, useDeferredValue, useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { Optional } from "./optional.tsx";

const Never = lazy(() => new Promise<never>(() => {}));
const Failing = lazy(() => Promise.reject<never>(new Error("The part did not load.")));
const Quick = lazy(async () => ({ default: () => <p>The part</p> }));

/** A page whose data arrives with a press, and which React then renders as the pages of lists do. */
function PageOfData({ Part }: { Part: ComponentType }) {
  const [data, setData] = useState<string>();
  const shown = useDeferredValue(data);
  return (
    <>
      <button type="button" onClick={() => setData("The page")}>
        Load
      </button>
      {shown && (
        <>
          <p>{shown}</p>
          <Optional>
            <Part />
          </Optional>
        </>
      )}
    </>
  );
}

test("An optional part begins to load when the page around it is there", async () => {
  let there: boolean | undefined;
  const Observing = lazy(async () => {
    there = document.body.textContent?.includes("The page");
    return { default: () => <p>The part</p> };
  });
  await renderScreen(<PageOfData Part={Observing} />, { locale: "en" });
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByText("The part")).toBeVisible();
  expect(there).toBe(true);
});

test("An optional part that has loaded is shown", async () => {
  await renderScreen(<PageOfData Part={Quick} />, { locale: "en" });
  await page.getByRole("button", { name: "Load" }).click();
  await expect.element(page.getByText("The part")).toBeVisible();
});

test("An optional part that is loading shows its placeholder", async () => {
  await renderScreen(
    <Optional meanwhile={<p>The placeholder</p>}>
      <Never />
    </Optional>,
    { locale: "en" },
  );
  await expect.element(page.getByText("The placeholder")).toBeVisible();
});

test("An optional part that fails to load leaves the page as it is", async () => {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  await renderScreen(<PageOfData Part={Failing} />, { locale: "en" });
  await page.getByRole("button", { name: "Load" }).click();
  await expect.poll(() => logged.mock.calls.length).toBeGreaterThan(0);
  await expect.element(page.getByText("The page")).toBeVisible();
});
