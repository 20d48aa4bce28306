import { askInPerson } from "@sanjog/contract/approvals";
import { readCase } from "@sanjog/contract/cases";
import { listDecisionTemplates } from "@sanjog/contract/decisions";
import { showNumberInPerson } from "@sanjog/contract/in-person";
import type { InPersonState } from "@sanjog/domain/in-person/in-person";
import { messages } from "@sanjog/i18n/en/ui/approvals";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { DeskApp } from "../desk-routes.tsx";
import { forgetTyped } from "../staff/typed-text.ts";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { inMinutes, madeCaseFile, queueOf, signedInDesk } from "../testing/made-case.ts";
import { renderScreen } from "../testing/render.tsx";

beforeEach(forgetTyped);

const words = messages.in_person;
const file = madeCaseFile({
  kind: "in_person",
  reason: null,
  text: "",
  member: null,
  to_meet: { name: "Harleen Kaur", age: 26, city: "Ludhiana", pictures: [] },
});

async function opened(state: InPersonState, sent: FakeResponse = { data: null }) {
  const none = state === "none";
  const server = fakeServer(
    signedInDesk("moderator"),
    queueOf(() => []),
    at(readCase, () => ({ data: file })),
    at(showNumberInPerson, () => ({
      data: { state, phone_number: none ? null : "+91 … 210", until: none ? null : inMinutes(1_300) },
    })),
    at(askInPerson, () => sent),
    at(listDecisionTemplates, () => ({ data: [] })),
  );
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/cases/c1" });
  await expect.element(page.getByText("Harleen Kaur")).toBeVisible();
  return server;
}

const whole_number = () => page.getByLabelText(words.whole_number);

async function fill(): Promise<void> {
  await page.getByLabelText(words.code).fill("482913");
  await whole_number().fill("+91 98140 00210");
  await page.getByLabelText(words.place).fill("Gurdwara, Ludhiana");
  await page.getByLabelText(words.why).fill("She came with her mother and looks like the photos.");
  await page.getByRole("button", { name: words.submit }).click();
}

test("a volunteer who has met the member sends the code and what was seen to a second person", async () => {
  const { asked } = await opened("code", { data: null, message: "A second person decides now." });
  await expect.element(page.getByText("It is +91 … 210")).toBeVisible();
  await fill();
  await expect.element(page.getByText(/A second person decides now/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Cases" })).toBeVisible();
  expect(asked.find(({ name }) => name === "askInPerson")?.body).toEqual({
    code: "482913",
    phone_number: "+919814000210",
    place: "Gurdwara, Ludhiana",
    why: "She came with her mother and looks like the photos.",
  });
});

test("a wrong code keeps what was typed and says so", async () => {
  const message = "This code is not right.";
  await opened("code", { status: 422, message });
  await fill();
  await expect.element(page.getByText(message).first()).toBeVisible();
  await expect.element(page.getByLabelText(words.place)).toHaveValue("Gurdwara, Ludhiana");
});

test.each([
  ["seen", /^Someone has met the member\. A second person has until/],
  ["used_up", words.used_up],
  ["not_approved", words.not_approved],
  ["none", words.none],
] as const)("a number that is %s takes no code, and says why", async (state, said) => {
  await opened(state);
  await expect.element(page.getByText(said)).toBeVisible();
  expect(whole_number().elements()).toHaveLength(0);
});
