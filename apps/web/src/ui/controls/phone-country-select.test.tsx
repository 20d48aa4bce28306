import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { renderScreen } from "../../testing/render.tsx";
import { PhoneField } from "./phone-field.tsx";

const countries = [
  { code: "IN", name: "ਭਾਰਤ", search: ["India"] },
  { code: "GB", name: "ਯੂ.ਕੇ. (ਇੰਗਲੈਂਡ)", search: ["United Kingdom", "England"] },
  { code: "CA", name: "ਕੈਨੇਡਾ", search: ["Canada"] },
];

function Number() {
  const [value, setValue] = useState("");
  return <PhoneField label="ਫ਼ੋਨ" value={value} onChange={setValue} countries={countries} />;
}

const country = () => page.getByRole("button", { name: /^ਦੇਸ਼ ਦਾ ਕੋਡ/ });

test("a country is found by its name in either script, by keyboard alone, and by its calling code", async () => {
  await renderScreen(<Number />);
  await expect.element(country()).toHaveTextContent("ਭਾਰਤ +91");
  country().element().focus();
  await userEvent.keyboard("{Enter}");
  await page.getByRole("searchbox").fill("inglend");
  await expect.element(page.getByRole("button", { name: "ਯੂ.ਕੇ. (ਇੰਗਲੈਂਡ) +44" })).toBeInTheDocument();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(country()).toHaveTextContent("ਯੂ.ਕੇ. (ਇੰਗਲੈਂਡ) +44");
  await country().click();
  await page.getByRole("searchbox").fill("ਕਨੇਡਾ");
  await page.getByRole("button", { name: "ਕੈਨੇਡਾ +1" }).click();
  await expect.element(country()).toHaveTextContent("ਕੈਨੇਡਾ +1");
  await country().click();
  await page.getByRole("searchbox").fill("+91");
  await expect.element(page.getByRole("button", { name: "ਭਾਰਤ +91" })).toBeInTheDocument();
});
