import { useWatch } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import * as z from "zod/mini";
import { renderScreen } from "../testing/render.tsx";
import { FormSheetSelect } from "./choice-inputs.tsx";
import { FormFrame } from "./form-frame.tsx";
import { FormText } from "./text-inputs.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

const schema = z.object({ caste: z.string(), paternal_gotra: z.string(), paternal_gotra_other: z.string() });
const defaults = { caste: "", paternal_gotra: "", paternal_gotra_other: "" };
const gotras = [
  { id: "gill", title: "ਗਿੱਲ", search: ["Gill"] },
  { id: "other", title: "ਹੋਰ", search: ["Other"] },
];
const castes = [
  { id: "arora", title: "ਅਰੋੜਾ", search: ["Arora"] },
  { id: "other", title: "ਹੋਰ", search: ["Other"] },
];

function Family() {
  const of = useSchemaForm(schema, { defaults, draft_key: "family" });
  return (
    <FormFrame of={of} blockEnter onSave={async () => ({ data: null, message: "" }) as never}>
      <FormSheetSelect name="paternal_gotra" options={gotras} other={{ text_name: "paternal_gotra_other" }} />
      <OwnWords />
      <FormSheetSelect name="caste" options={castes} other={{}} />
    </FormFrame>
  );
}

function OwnWords() {
  return useWatch({ name: "paternal_gotra" }) === "other" && <FormText name="paternal_gotra_other" />;
}

test("a gotra that is not in the list is kept as typed, under Other", async () => {
  await renderScreen(<Family />);
  await page.getByRole("button", { name: /ਦਾਦਕੇ/ }).click();
  await page.getByRole("searchbox").fill("ਖੁੱਬਣ ");
  await page.getByRole("button", { name: "“ਹੋਰ” ਚੁਣੋ ਤੇ “ਖੁੱਬਣ” ਲਿਖੋ" }).click();
  await expect.element(page.getByRole("button", { name: /ਦਾਦਕੇ/ })).toHaveTextContent("ਹੋਰ");
  await expect.element(page.getByRole("textbox")).toHaveValue("ਖੁੱਬਣ");
});

test("a caste that is not in the list can be entered as Other, and a listed one offers no Other", async () => {
  await renderScreen(<Family />);
  await page.getByRole("button", { name: /ਬਰਾਦਰੀ/ }).click();
  await page.getByRole("searchbox").fill("arora");
  await expect.element(page.getByRole("button", { name: "ਅਰੋੜਾ" })).toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "“ਹੋਰ” ਚੁਣੋ" })).not.toBeInTheDocument();
  await page.getByRole("searchbox").fill("qqq");
  await page.getByRole("button", { name: "“ਹੋਰ” ਚੁਣੋ" }).click();
  await expect.element(page.getByRole("button", { name: /ਬਰਾਦਰੀ/ })).toHaveTextContent("ਹੋਰ");
});
