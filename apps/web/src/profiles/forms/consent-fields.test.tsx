import type { SensitivePurpose } from "@sanjog/domain/accounts/consents";
import { messages as errors } from "@sanjog/i18n/pb/field-errors";
import { messages as labels } from "@sanjog/i18n/pb/fields";
import { messages } from "@sanjog/i18n/pb/ui/profiles";
import { type FieldValues, FormProvider } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSchemaForm } from "../../form/use-schema-form.ts";
import { renderScreen } from "../../testing/render.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { ConsentFields } from "./consent-fields.tsx";
import { personalDefaults, personalFormSchema } from "./personal-state.ts";

const schema = personalFormSchema(new Date("2026-06-01T06:00:00Z"));
const told: FieldValues[] = [];

/** The consents of a step in which only these answers are filled in. */
function Step({ answers, asked }: { answers: object; asked: readonly SensitivePurpose[] }) {
  const { form } = useSchemaForm(schema, { defaults: { ...personalDefaults(null), ...answers } });
  return (
    <FormProvider {...form}>
      <form onSubmit={form.handleSubmit(() => {})}>
        <ConsentFields asked={asked} />
        <Button onClick={() => form.setValue("blood_group", "b_positive")}>ਬਲੱਡ ਗਰੁੱਪ</Button>
        <Button onClick={() => told.push({ ...form.getValues() })}>ਦੇਖੋ</Button>
        <Button type="submit">ਅੱਗੇ</Button>
      </form>
    </FormProvider>
  );
}

const opened = (answers: object, asked: readonly SensitivePurpose[] = []) =>
  renderScreen(
    <main>
      <Step answers={answers} asked={asked} />
    </main>,
  );
const question = (purpose: SensitivePurpose) =>
  page.getByRole("radiogroup", { name: labels[`${purpose}_consent`] });
const choose = (purpose: SensitivePurpose, answer: string) =>
  question(purpose).getByText(answer, { exact: true }).click();
const press = (name: string) => page.getByRole("button", { name }).click();

async function said() {
  await press("ਦੇਖੋ");
  const { religion_consent, caste_consent, namdhari_sect_consent, health_consent } = told.at(-1) ?? {};
  return [religion_consent, caste_consent, namdhari_sect_consent, health_consent];
}

test("each sensitive answer has a question of its own, which appears with the answer and has no choice yet", async () => {
  await opened({ religion: "sikh", caste: "jat_sikh" });
  await expect.element(question("religion")).toBeVisible();
  await expect.element(question("caste")).toBeVisible();
  expect(question("health").elements()).toHaveLength(0);
  await press("ਬਲੱਡ ਗਰੁੱਪ");
  await expect.element(question("health")).toBeVisible();
  expect(await said()).toEqual([null, null, null, null]);
});

test("a no says what is kept instead, and a change of mind takes it back", async () => {
  await opened({ religion: "sikh" });
  await choose("religion", "ਨਹੀਂ");
  await expect.element(page.getByText(messages.personal.consent_refused.religion)).toBeVisible();
  expect(await said()).toEqual([false, null, null, null]);
  await choose("religion", "ਹਾਂ");
  await expect.element(page.getByText(messages.personal.consent_why.religion)).toBeVisible();
  expect(await said()).toEqual([true, null, null, null]);
});

test("the button says yes to the questions that are open, and leaves a no as it is", async () => {
  await opened({ religion: "sikh", caste: "jat_sikh", namdhari_sect: true });
  await choose("caste", "ਨਹੀਂ");
  await press("ਦੋਵਾਂ ਲਈ ਹਾਂ");
  expect(await said()).toEqual([true, false, true, null]);
  expect(page.getByRole("button", { name: "ਦੋਵਾਂ ਲਈ ਹਾਂ" }).elements()).toHaveLength(0);
});

test("open questions are named as errors together with the fields that are still empty", async () => {
  await opened({ religion: "sikh", caste: "jat_sikh" });
  await press("ਅੱਗੇ");
  await expect.poll(() => page.getByText(errors.choose_yes_or_no).elements()).toHaveLength(2);
  await choose("religion", "ਹਾਂ");
  await expect.poll(() => page.getByText(errors.choose_yes_or_no).elements()).toHaveLength(1);
});

test("who was asked about everything before is asked nothing", async () => {
  await opened({ religion: "sikh", caste: "jat_sikh" }, ["religion", "caste"]);
  await expect.element(page.getByRole("button", { name: "ਅੱਗੇ" })).toBeVisible();
  expect(page.getByText(messages.personal.consent_title).elements()).toHaveLength(0);
});
