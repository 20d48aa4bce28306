import { forgotPassword } from "@sanjog/contract/accounts";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { call } from "../platform/api-client.ts";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { Button } from "../ui/controls/button.tsx";
import { DraftNote, FormFrame } from "./form-frame.tsx";
import { FormText } from "./text-inputs.tsx";
import { useSchemaForm } from "./use-schema-form.ts";

const needed = () => z.string().check(z.minLength(1, "required"));
const schema = z.object({ email_or_phone: needed(), firstname: needed(), lastname: needed() });
const defaults = { email_or_phone: "", firstname: "", lastname: "" };

function Names() {
  const of = useSchemaForm(schema, { defaults, draft_key: "names" });
  return (
    <FormFrame
      of={of}
      blockEnter
      onSave={({ email_or_phone }) => call(forgotPassword, { body: { email_or_phone } })}
    >
      <FormText name="email_or_phone" />
      <FormText name="firstname" />
      <FormText name="lastname" />
      <DraftNote saved={of.draft.saved} />
      <WhyNot />
      <Button type="submit">ਸੇਵ ਕਰੋ</Button>
    </FormFrame>
  );
}

function WhyNot() {
  const { errors } = useFormState();
  return <p data-testid="why">{errors.root?.refused?.message}</p>;
}

const field = (name: string) => page.getByRole("textbox", { name });
const save = () => page.getByRole("button", { name: "ਸੇਵ ਕਰੋ" });

async function fillIn() {
  await field("ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ").fill("asha@example.org");
  await field("ਪਹਿਲਾ ਨਾਂ").fill("ਆਸ਼ਾ");
  await field("ਆਖ਼ਰੀ ਨਾਂ").fill("ਕੌਰ");
}

test("the summary lists three empty fields, and the first of them has the focus", async () => {
  await renderScreen(<Names />);
  await save().click();
  await expect.element(page.getByText("3 ਖ਼ਾਨੇ ਠੀਕ ਕਰੋ ਜੀ")).toBeInTheDocument();
  await expect.element(field("ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ")).toHaveFocus();
});

function LateName() {
  const of = useSchemaForm(schema, { defaults });
  const [asked, setAsked] = useState(false);
  return (
    <FormFrame of={of} onSave={() => Promise.resolve()}>
      <FormText name="email_or_phone" />
      {asked && <FormText name="firstname" />}
      <FormText name="lastname" />
      <Button onClick={() => setAsked(true)}>ਹੋਰ</Button>
      <Button type="submit">ਸੇਵ ਕਰੋ</Button>
    </FormFrame>
  );
}

test("the links of the summary follow the order of the page, also for a field that appeared later", async () => {
  await renderScreen(<LateName />);
  await page.getByRole("button", { name: "ਹੋਰ" }).click();
  await save().click();
  const links = page.getByRole("alert").getByRole("listitem");
  const named = () => links.elements().map((link) => link.textContent.split(":")[0]);
  await expect.poll(named).toEqual(["ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ", "ਪਹਿਲਾ ਨਾਂ", "ਆਖ਼ਰੀ ਨਾਂ"]);
});

test("the server's errors appear below their fields, and no input is lost", async () => {
  fakeServer(
    at(forgotPassword, () => ({
      status: 422,
      message: "ਠੀਕ ਨਹੀਂ",
      errors: { email_or_phone: ["ਇਹ ਪਤਾ ਨਹੀਂ"] },
    })),
  );
  await renderScreen(<Names />);
  await fillIn();
  await save().click();
  await expect.element(page.getByText("ਇਹ ਪਤਾ ਨਹੀਂ")).toBeInTheDocument();
  await expect.element(field("ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ")).toHaveFocus();
  await expect.element(field("ਈਮੇਲ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ")).toHaveValue("asha@example.org");
});

test("Enter in a text field does not save, and the draft stays on the phone until it is saved", async () => {
  const server = fakeServer(at(forgotPassword, () => ({ data: {}, message: "ਭੇਜ ਦਿੱਤਾ" })));
  await renderScreen(<Names />);
  await fillIn();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByText("ਇੱਥੇ ਸੇਵ ਹੈ")).toBeInTheDocument();
  expect(server.asked).toEqual([]);
  expect(localStorage.getItem("draft:visitor:names")).toContain("asha@example.org");
  await save().click();
  await expect.poll(() => localStorage.getItem("draft:visitor:names")).toBeNull();
  expect(server.asked[0]?.headers.get("Accept-Language")).toBe("pb");
});

test("an error that belongs to no field stays visible until the next attempt", async () => {
  let tries = 0;
  fakeServer(
    at(forgotPassword, () => {
      tries += 1;
      return tries === 1 ? { status: 429, message: "ਬਹੁਤ ਵਾਰ" } : { data: {} };
    }),
  );
  await renderScreen(<Names />);
  await fillIn();
  await save().click();
  await expect.element(page.getByTestId("why")).toHaveTextContent("ਬਹੁਤ ਵਾਰ");
  await save().click();
  await expect.element(page.getByTestId("why")).toBeEmptyDOMElement();
});
