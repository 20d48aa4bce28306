import { giveConsent, listConsents } from "@sanjog/contract/account-lifecycle";
import { messages } from "@sanjog/i18n/pb/ui/preferences";
import { FormProvider, useForm } from "react-hook-form";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { Button } from "../ui/controls/button.tsx";
import { WishConsent } from "./wish-consent.tsx";

const day = "2026-11-20T06:00:00.000Z";
const consent = (given: boolean) => ({
  document: "caste" as const,
  title: "ਬਰਾਦਰੀ",
  version: "2026-11-23",
  locale: "pb" as const,
  given_at: given ? day : null,
  withdrawn_at: given ? null : day,
});

function Wishes({ caste }: { caste: string[] }) {
  const form = useForm({ defaultValues: { caste } });
  return (
    <FormProvider {...form}>
      <WishConsent name="caste" />
      <Button onClick={() => form.setValue("caste", ["jat_sikh"])}>ਜੱਟ ਸਿੱਖ</Button>
    </FormProvider>
  );
}

async function opened(recorded: ReturnType<typeof consent>[], caste = ["jat_sikh"]) {
  const consents = [...recorded];
  const server = fakeServer(
    at(listConsents, () => ({ data: consents })),
    at(giveConsent, () => {
      consents.unshift(consent(true));
      return { data: { withdrawn: [] }, message: "ਧੰਨਵਾਦ ਜੀ।" };
    }),
  );
  await renderScreen(<Wishes caste={caste} />, { token: "asha" });
  return server;
}

const why = () => page.getByText(messages.consent.why.caste);

test.each([
  ["was refused", [consent(false)]],
  ["was never asked for", []],
])("a wish says that it is not kept where the consent %s, and takes the consent", async (_, recorded) => {
  const server = await opened(recorded);
  await expect.element(why()).toBeVisible();
  await page.getByRole("button", { name: messages.consent.give.caste }).click();
  await expect.element(why()).not.toBeInTheDocument();
  expect(server.asked.find(({ name }) => name === "giveConsent")?.body).toEqual({ purpose: "caste" });
});

test("the sentence appears with the wish, and an open wish needs no consent", async () => {
  await opened([], ["any"]);
  await expect.element(page.getByRole("button")).toBeVisible();
  expect(why().elements()).toHaveLength(0);
  await page.getByRole("button", { name: "ਜੱਟ ਸਿੱਖ" }).click();
  await expect.element(why()).toBeVisible();
});

test("who agreed reads nothing about it", async () => {
  const server = await opened([consent(true)]);
  await expect.poll(() => server.asked.map(({ name }) => name)).toContain("listConsents");
  await expect.element(page.getByRole("button", { name: "ਜੱਟ ਸਿੱਖ" })).toBeVisible();
  expect(why().elements()).toHaveLength(0);
});
