import { askToConfirmInPerson, numberInPerson } from "@sanjog/contract/in-person";
import type { InPersonState } from "@sanjog/domain/in-person/in-person";
import { messages as en } from "@sanjog/i18n/en/ui/accounts";
import { messages as pb } from "@sanjog/i18n/pb/ui/accounts";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { OwnNumber } from "./own-number.tsx";
import { SignUpHint } from "./sign-up-hint.tsx";

const words = en.in_person;
const until = "2026-12-01T06:30:00.000Z";
const shown = (state: InPersonState) => ({
  data: { state, code: state === "code" ? "482913" : null, until: state === "none" ? null : until },
});

/** The part of the sheet; a code that is asked for changes the state. */
async function opened(first: InPersonState, asked: () => FakeResponse = () => ({ data: null })) {
  let state = first;
  const server = fakeServer(
    at(numberInPerson, () => shown(state)),
    at(askToConfirmInPerson, () => {
      const response = asked();
      if (!("status" in response)) state = "code";
      return response;
    }),
  );
  await renderScreen(<OwnNumber />, { locale: "en", token: "asha" });
  return server;
}
const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

test("who has asked for nothing opens the way to the gurdwara and gets a code", async () => {
  const { asked } = await opened("none");
  await press(words.open);
  await expect.element(page.getByText(words.steps.second)).toBeVisible();
  await press(words.ask);
  await expect.element(page.getByText("482913")).toBeVisible();
  await expect.element(page.getByText(/^Valid until 1 Dec/)).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
  expect(asked.map(({ name }) => name)).toEqual(["numberInPerson", "askToConfirmInPerson", "numberInPerson"]);
});

test("after a volunteer has met the member nothing is left to do, and no code is offered", async () => {
  await opened("seen");
  await expect.element(page.getByText(/^A volunteer has met you/)).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
  expect(page.getByRole("listitem").elements()).toHaveLength(0);
});

test.each(["used_up", "not_approved"] as const)(
  "a code that is %s says why, and a new one follows",
  async (state) => {
    await opened(state);
    await expect.element(page.getByText(words[state])).toBeVisible();
    await press(words.ask_again);
    await expect.element(page.getByText("482913")).toBeVisible();
  },
);

test("a refused code says why and leaves the way open", async () => {
  const message = "That was often enough for today.";
  await opened("none", () => ({ status: 422, message }));
  await press(words.open);
  await press(words.ask);
  await expect.element(page.getByText(/often enough for today/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: words.ask, exact: true })).toBeVisible();
});

test("a state that cannot be loaded says so and is looked up again", async () => {
  let fails = true;
  fakeServer(
    at(numberInPerson, () => (fails ? { status: 422, message: "Please try again." } : shown("code"))),
  );
  await renderScreen(<OwnNumber />, { locale: "en", token: "asha" });
  await press(words.open);
  await expect.element(page.getByRole("heading", { name: words.title })).toBeVisible();
  fails = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("482913")).toBeVisible();
});

test("before there is an account, the way leads over the email address, in Punjabi too", async () => {
  await renderScreen(<SignUpHint opened={false} />);
  await press(pb.in_person.open);
  await expect.element(page.getByText(pb.in_person.sign_up)).toBeVisible();
});
