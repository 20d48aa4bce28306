import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../testing/render.tsx";
import { Modal } from "../ui/modal.tsx";
import { showToast } from "./toast.tsx";

const region = () => page.getByRole("region");

const shown = () => document.querySelector(".toasts")?.textContent;

// A toast waits for the clock of the test, since a busy machine needs more than its three seconds to press a button.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a toast disappears after three seconds", async () => {
  await renderScreen(<main>here</main>, { locale: "en" });
  // A pointer that another test left on the toast would hold it.
  await userEvent.hover(page.getByText("here"));
  showToast("success", "Saved.");
  await expect.poll(shown).toContain("Saved.");
  vi.advanceTimersByTime(2_900);
  expect(shown()).toContain("Saved.");
  vi.advanceTimersByTime(100);
  await expect.poll(shown).toBe("");
});

test("a new toast replaces the one before", async () => {
  await renderScreen(<main>here</main>, { locale: "en" });
  await expect.element(page.getByText("here")).toBeVisible();
  showToast("warning", "The code is not right.");
  await expect.element(region().getByText(/The code is not right/)).toBeVisible();
  showToast("success", "Your email is verified.");
  await expect.element(region().getByText(/Your email is verified/)).toBeVisible();
  await expect.element(region().getByText(/The code is not right/)).not.toBeInTheDocument();
});

test("a toast stays while the pointer is on it", async () => {
  await renderScreen(<main>here</main>, { locale: "en" });
  showToast("success", "Saved.");
  await userEvent.hover(region().getByText(/Saved/));
  vi.advanceTimersByTime(60_000);
  expect(shown()).toContain("Saved.");
  await userEvent.hover(page.getByText("here"));
  vi.advanceTimersByTime(10_000);
  await expect.poll(shown).toBe("");
});

test("a toast disappears at once when it is dismissed", async () => {
  await renderScreen(<main>here</main>, { locale: "en" });
  await expect.element(page.getByText("here")).toBeVisible();
  showToast("error", "That did not work.");
  await expect.element(page.getByRole("alert")).toMatchTextContent("That did not work.");
  (page.getByRole("button", { name: "Dismiss" }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText(/That did not work/)).not.toBeInTheDocument();
});

test("on a phone a toast leaves the header free", async () => {
  await page.viewport(390, 844);
  await renderScreen(<main>here</main>, { locale: "en" });
  await expect.element(page.getByText("here")).toBeVisible();
  showToast("success", "Saved.");
  await expect.element(region().getByText(/Saved/)).toBeVisible();
  const box = () => document.querySelector(".toast")?.getBoundingClientRect();
  // After the movement of its arrival.
  await expect.poll(() => box()?.bottom).toBeLessThanOrEqual(844 - 80);
  expect(box()?.top).toBeGreaterThan(600);
});

test("The button of a toast acts once and closes it", async () => {
  let undone = 0;
  await renderScreen(<main>here</main>, { locale: "en" });
  await expect.element(page.getByText("here")).toBeVisible();
  showToast("success", "Put aside.", { label: "Undo", onPress: () => (undone += 1) });
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByText(/Put aside/)).not.toBeInTheDocument();
  expect(undone).toBe(1);
});

test("a message lies above an open sheet, and dismissing it leaves the sheet open", async () => {
  await page.viewport(390, 844);
  let closed = 0;
  const tall = <p className="h-[90dvh]">the form</p>;
  await renderScreen(
    <Modal open onClose={() => (closed += 1)} title="A form">
      {tall}
    </Modal>,
    { locale: "en" },
  );
  await expect.element(page.getByRole("dialog")).toBeVisible();
  showToast("error", "That did not work.");
  const dismiss = page.getByRole("button", { name: "Dismiss" });
  await expect.element(dismiss).toBeVisible();
  // A button below the sheet or its veil could not be pressed.
  await dismiss.click();
  await expect.element(page.getByText(/That did not work/)).not.toBeInTheDocument();
  await expect.element(page.getByRole("dialog")).toBeVisible();
  expect(closed).toBe(0);
});
