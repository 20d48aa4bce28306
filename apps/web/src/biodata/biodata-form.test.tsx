import { makeBiodata } from "@sanjog/contract/biodata";
import { site } from "@sanjog/contract/site";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { BiodataForm, firstChoice } from "./biodata-form.tsx";
import { BiodataReady } from "./biodata-ready.tsx";

function Form({ has_picture, onMade }: { has_picture: boolean; onMade: (sheet: Blob) => void }) {
  const [choice, setChoice] = useState(firstChoice("en", has_picture));
  return <BiodataForm has_picture={has_picture} choice={choice} onChange={setChoice} onMade={onMade} />;
}

const make = () => page.getByRole("button", { name: "Make biodata" });
const box = (name: string | RegExp) => page.getByRole("checkbox", { name });

test("contact details are not on the sheet unless they are ticked", async () => {
  const server = fakeServer(at(makeBiodata, () => ({})));
  const made: Blob[] = [];
  await renderScreen(<Form has_picture onMade={(sheet) => made.push(sheet)} />, { locale: "en" });
  await make().click();
  await expect.poll(() => made.length).toBe(1);
  await box(/With phone number/).click();
  await box("Annual income").click();
  await box("With profile photo").click();
  await make().click();
  await expect.poll(() => made.length).toBe(2);
  expect(server.asked.map(({ body }) => body)).toEqual([
    {
      language: "en",
      parts: ["personal", "faith", "work", "family", "about"],
      contact: false,
      picture: true,
    },
    {
      language: "en",
      parts: ["personal", "faith", "work", "income", "family", "about"],
      contact: true,
      picture: false,
    },
  ]);
});

test("a sheet with nothing on it is not asked for, and the sentence says why", async () => {
  const server = fakeServer();
  await renderScreen(<Form has_picture={false} onMade={() => undefined} />, { locale: "en" });
  await expect.element(box("With profile photo")).not.toBeInTheDocument();
  for (const part of [/^Birth date/, /^Religion/, /^Education/, /^Parents/, /^Your own words/])
    await box(part).click();
  await make().click();
  await expect.element(page.getByText("Please choose at least one part.")).toBeVisible();
  await expect.element(box(/^Birth date/)).toHaveFocus();
  expect(server.asked).toEqual([]);
});

test("the server's no is said, and the choice stays", async () => {
  fakeServer(at(makeBiodata, () => ({ status: 429, message: "Too many tries. Please wait a little." })));
  await renderScreen(<Form has_picture onMade={() => undefined} />, { locale: "en" });
  await box("Annual income").click();
  await make().click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Error: Too many tries. Please wait a little.");
  await expect.element(box("Annual income")).toBeChecked();
});

test("the finished sheet says that it is ready, and leads back to the choice", async () => {
  let back = 0;
  const sheet = new Blob([new Uint8Array(83 * 1024)], { type: "application/pdf" });
  await renderScreen(<BiodataReady sheet={sheet} name="Asha Kaur" onChange={() => (back += 1)} />, {
    locale: "en",
  });
  await expect.element(page.getByText("Your biodata is ready")).toHaveFocus();
  await expect.element(page.getByText("One page, ready to send. We do not keep a copy.")).toBeVisible();
  await page.getByRole("button", { name: "Change something" }).click();
  expect(back).toBe(1);
});

test("where the browser cannot share files, the sheet is saved and WhatsApp opens with a text", async () => {
  fakeServer(at(site, () => ({ data: plainSite })));
  const opened: string[] = [];
  const open = vi.spyOn(window, "open").mockImplementation((address) => {
    opened.push(String(address));
    return null;
  });
  const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  const sheet = new Blob(["%PDF"], { type: "application/pdf" });
  await renderScreen(<BiodataReady sheet={sheet} name="Asha Kaur" onChange={() => undefined} />, {
    locale: "en",
  });
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: "Share on WhatsApp" }).click();
      return opened.at(-1);
    })
    .toBe(
      `${plainSite.whatsapp_link_base}/?text=${encodeURIComponent("Sat Sri Akal ji. This is the biodata of Asha Kaur.")}`,
    );
  expect(saved).toHaveBeenCalled();
  await expect
    .element(page.getByText(/^The file biodata\.pdf is in the Downloads folder of this computer\./))
    .toBeVisible();
  for (const spy of [open, saved]) spy.mockRestore();
});

test("the sheet opens in a tab of its own to be printed, and the page says where to print it", async () => {
  const opened: string[] = [];
  const open = vi.spyOn(window, "open").mockImplementation((address) => {
    opened.push(String(address));
    return window;
  });
  const sheet = new Blob(["%PDF"], { type: "application/pdf" });
  await renderScreen(<BiodataReady sheet={sheet} name="Asha Kaur" onChange={() => undefined} />, {
    locale: "en",
  });
  await page.getByRole("button", { name: "Print" }).click();
  await expect.element(page.getByText("The sheet opens by itself. Print it from there.")).toBeVisible();
  expect(opened).toEqual([expect.stringMatching(/^blob:/)]);
  open.mockRestore();
});
