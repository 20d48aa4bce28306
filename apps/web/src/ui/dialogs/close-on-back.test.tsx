import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { Modal } from "../modal.tsx";

function TwoSheets() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOuter(true)}>
        Open terms
      </button>
      <Modal open={outer} onClose={() => setOuter(false)} title="Terms">
        <button type="button" onClick={() => setInner(true)}>
          Open policy
        </button>
        <Modal open={inner} onClose={() => setInner(false)} title="Policy">
          text
        </Modal>
      </Modal>
    </>
  );
}

const sheet = (name: string) => page.getByRole("dialog", { name });

test("Back closes the top sheet, then the one below it, and does not leave the page", async () => {
  const address = window.location.href;
  window.history.pushState({ page: "suggestions" }, "");
  await renderScreen(<TwoSheets />, { locale: "en" });
  await page.getByRole("button", { name: "Open terms" }).click();
  await page.getByRole("button", { name: "Open policy" }).click();
  await expect.element(sheet("Policy")).toBeVisible();
  expect(window.history.state).toEqual({ page: "suggestions", sheets: 2 });
  window.history.back();
  await expect.element(sheet("Policy")).not.toBeInTheDocument();
  await expect.element(sheet("Terms")).toBeVisible();
  window.history.back();
  await expect.element(sheet("Terms")).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ page: "suggestions" });
  expect(window.location.href).toBe(address);
});

test("a sheet closed by its own button leaves no extra history entry", async () => {
  window.history.pushState({ page: "suggestions" }, "");
  await renderScreen(<TwoSheets />, { locale: "en" });
  await page.getByRole("button", { name: "Open terms" }).click();
  await sheet("Terms").getByRole("button", { name: "Close" }).click();
  await expect.element(sheet("Terms")).not.toBeInTheDocument();
  await expect.poll(() => window.history.state).toEqual({ page: "suggestions" });
});

test("after a link in a sheet, Back skips the sheet's entry and returns to the page", async () => {
  window.history.pushState({ page: "suggestions" }, "");
  await renderScreen(<TwoSheets />, { locale: "en" });
  await page.getByRole("button", { name: "Open terms" }).click();
  await expect.element(sheet("Terms")).toBeVisible();
  window.history.pushState({ page: "profile" }, "");
  await sheet("Terms").getByRole("button", { name: "Close" }).click();
  await expect.element(sheet("Terms")).not.toBeInTheDocument();
  window.history.back();
  await expect.poll(() => window.history.state).toEqual({ page: "suggestions" });
});

test("a link to an anchor of the page leaves the sheet open", async () => {
  await renderScreen(<TwoSheets />, { locale: "en" });
  await page.getByRole("button", { name: "Open terms" }).click();
  await expect.element(sheet("Terms")).toBeVisible();
  window.location.hash = "dowry";
  await expect.poll(() => window.location.hash).toBe("#dowry");
  await new Promise((done) => setTimeout(done, 100));
  await expect.element(sheet("Terms")).toBeVisible();
  window.history.back();
  await expect.poll(() => window.location.hash).toBe("");
  await expect.element(sheet("Terms")).toBeVisible();
});

test("a sheet that opens while the previous one's history entry is being removed stays open", async () => {
  window.history.pushState({ page: "suggestions" }, "");
  await renderScreen(<TwoSheets />, { locale: "en" });
  const opener = page.getByRole("button", { name: "Open terms" });
  await opener.click();
  await expect.element(sheet("Terms")).toBeVisible();
  await sheet("Terms").getByRole("button", { name: "Close" }).click();
  // A fast tap comes before the browser has gone back.
  (opener.element() as HTMLElement).click();
  await new Promise((done) => setTimeout(done, 300));
  await expect.element(sheet("Terms")).toBeVisible();
  expect(window.history.state).toEqual({ page: "suggestions", sheets: 1 });
  window.history.back();
  await expect.element(sheet("Terms")).not.toBeInTheDocument();
  expect(window.history.state).toEqual({ page: "suggestions" });
});
