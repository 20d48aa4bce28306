import { messages } from "@sanjog/i18n/pb/field-errors";
import { type ReactNode, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import * as z from "zod/mini";
import { renderScreen } from "../testing/render.tsx";
import { Button } from "../ui/controls/button.tsx";
import { StepForm } from "./step-form.tsx";
import { FormText } from "./text-inputs.tsx";
import { useStepSchemaForm } from "./use-step-schema-form.ts";

const needed = () => z.string().check(z.minLength(1, "required"));
const schema = z.object({ pincode: needed(), occupation: needed() }) as unknown as z.ZodMiniType<
  FieldValues,
  FieldValues
>;
const defaults = { pincode: "", occupation: "" };
const sent: FieldValues[] = [];

/** The career step with one text field per group, in the wizard or on its edit page. */
function Career({ first = "place", edit = false }) {
  const [name, show] = useState(first);
  const shown = edit ? null : { name, show };
  const of = useStepSchemaForm("career", schema, { defaults, shown });
  return (
    <>
      <h1 tabIndex={-1}>{name}</h1>
      <StepForm
        step="career"
        of={of}
        shown={shown}
        send={async (values) => {
          sent.push(values);
          return { message: "" };
        }}
        onSaved={() => {}}
        foot={({ draft_saved }) => (
          <>
            <Button onClick={() => show("place")}>ਪਿੱਛੇ</Button>
            <Button type="submit">ਅੱਗੇ</Button>
            {draft_saved && <p>ਸਾਂਭਿਆ</p>}
          </>
        )}
        groups={{
          place: { fields: <FormText name="pincode" /> },
          work: { fields: <FormText name="occupation" /> },
        }}
      />
    </>
  );
}

const pincode = () => page.getByRole("textbox", { name: "ਪਿੰਨ ਕੋਡ" });
const occupation = () => page.getByRole("textbox", { name: "ਕੰਮ-ਕਾਰ" });
const next = () => page.getByRole("button", { name: "ਅੱਗੇ" });
const required = () => page.getByText(messages.required);
const renderMain = (career: ReactNode) => renderScreen(<main>{career}</main>);

test("a group with an empty field stays, and shows no error of a group that is still to come", async () => {
  await renderMain(<Career />);
  await expect.element(pincode()).toBeInTheDocument();
  await expect.element(occupation()).not.toBeInTheDocument();
  await next().click();
  await expect.element(pincode()).toHaveFocus();
  await expect.poll(() => required().elements()).toHaveLength(1);
});

test("a valid group leads to the next, whose heading has the focus and whose fields show no error yet", async () => {
  await renderMain(<Career />);
  await pincode().fill("144001");
  await next().click();
  await expect.element(occupation()).toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "work" })).toHaveFocus();
  await userEvent.type(occupation(), "a");
  await userEvent.clear(occupation());
  expect(required().elements()).toHaveLength(0);
});

test("going back and forth between groups keeps what was typed, and the draft", async () => {
  await renderMain(<Career />);
  await pincode().fill("144001");
  await next().click();
  await occupation().fill("ਖੇਤੀ");
  await page.getByRole("button", { name: "ਪਿੱਛੇ" }).click();
  await expect.element(pincode()).toHaveValue("144001");
  await next().click();
  await expect.element(occupation()).toHaveValue("ਖੇਤੀ");
  await expect.element(page.getByText("ਸਾਂਭਿਆ")).toBeInTheDocument();
});

test("the last group sends the whole step", async () => {
  sent.length = 0;
  await renderMain(<Career />);
  await pincode().fill("144001");
  await next().click();
  await expect.element(occupation()).toBeInTheDocument();
  expect(sent).toEqual([]);
  await occupation().fill("ਖੇਤੀ");
  await next().click();
  await expect.poll(() => sent).toEqual([{ pincode: "144001", occupation: "ਖੇਤੀ" }]);
});

test("a fault in a group before leads back to its field", async () => {
  await renderMain(<Career first="work" />);
  await occupation().fill("ਖੇਤੀ");
  await next().click();
  await expect.element(pincode()).toHaveFocus();
  await expect.element(required()).toBeInTheDocument();
});

test("an edit page shows all groups with their titles and validates them together", async () => {
  await renderMain(<Career edit />);
  await expect.element(page.getByRole("heading", { name: "ਪੜ੍ਹਾਈ ਤੇ ਕੰਮ-ਕਾਰ" })).toBeInTheDocument();
  await next().click();
  await expect.poll(() => required().elements()).toHaveLength(2);
});
