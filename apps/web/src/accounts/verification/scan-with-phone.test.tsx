import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { ScanWithPhone } from "./scan-with-phone.tsx";

const link = `https://wa.me/911140001234?text=${encodeURIComponent("This is my number. Code: abc")}`;

test("on a computer a press shows the QR code, and the page begins to wait for the message", async () => {
  await page.viewport(1280, 800);
  const shown = vi.fn<() => void>();
  await renderScreen(<ScanWithPhone link={link} onShow={shown} />, { locale: "en" });
  expect(document.querySelector("svg.qr-code")).toBeNull();
  await page.getByRole("button", { name: "Scan with your phone instead" }).click();
  await expect.element(page.getByRole("img", { name: /QR code/ })).toBeVisible();
  expect(shown).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/Point your phone’s camera/)).toBeVisible();
});

test("on a phone, which opens WhatsApp itself, no QR code is offered", async () => {
  await page.viewport(390, 844);
  await renderScreen(<ScanWithPhone link={link} onShow={() => {}} />, { locale: "en" });
  await expect.element(page.getByText("Scan with your phone instead")).not.toBeVisible();
});
