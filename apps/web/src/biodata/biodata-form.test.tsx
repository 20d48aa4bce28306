import { makeBiodata } from "@sanjog/contract/biodata";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { BiodataForm } from "./biodata-form.tsx";
import { BiodataReady } from "./biodata-ready.tsx";

const make = () => page.getByRole("button", { name: "Make biodata" });
const box = (name: string | RegExp) => page.getByRole("checkbox", { name });

test("contact details are not on the sheet unless they are ticked", async () => {
  const server = fakeServer(at(makeBiodata, () => ({})));
  const made: Blob[] = [];
  await renderScreen(<BiodataForm has_picture onMade={(sheet) => made.push(sheet)} />, { locale: "en" });
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
  await renderScreen(<BiodataForm has_picture={false} onMade={() => undefined} />, { locale: "en" });
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
  await renderScreen(<BiodataForm has_picture onMade={() => undefined} />, { locale: "en" });
  await box("Annual income").click();
  await make().click();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Error: Too many tries. Please wait a little.");
  await expect.element(box("Annual income")).toBeChecked();
});

test("the finished sheet says how large it is, and leads back to the choice", async () => {
  let back = 0;
  const sheet = new Blob([new Uint8Array(83 * 1024)], { type: "application/pdf" });
  await renderScreen(<BiodataReady sheet={sheet} onChange={() => (back += 1)} />, { locale: "en" });
  await expect.element(page.getByText("Your biodata is ready")).toHaveFocus();
  await expect.element(page.getByText("83 KB, one page. We do not keep a copy.")).toBeVisible();
  await page.getByRole("button", { name: "Change something" }).click();
  expect(back).toBe(1);
});
