import { login } from "@sanjog/contract/accounts";
import {
  appealDecision,
  appealSuspension,
  listOwnDecisions,
  type OwnDecision,
  openSuspension,
} from "@sanjog/contract/decisions";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { LoginScreen } from "../accounts/login/login-screen.tsx";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { DecisionsSection } from "./decisions-section.tsx";

const suspension: OwnDecision = {
  id: "d1",
  kind: "suspend",
  title: "Your account is suspended.",
  rule: "Nobody asks for money",
  facts: "On Tuesday a family was asked for 5,000 rupees.",
  reason: "A family was asked for money.",
  automated: false,
  decided_on: "2026-11-20",
  until: "2026-12-20",
  in_effect: true,
  superseded: false,
  may_appeal: true,
  appeal: null,
};
const sent = { sent_on: "2026-11-21", answer_by: "2026-11-28", outcome: null, answer: null };

test("a member reads rule, facts and reason, disagrees, and sees by when somebody else answers", async () => {
  let decision = suspension;
  const { asked } = fakeServer(
    at(listOwnDecisions, () => ({ data: [decision] })),
    at(appealDecision, () => {
      decision = { ...suspension, may_appeal: false, appeal: sent };
      return { data: { answer_by: sent.answer_by }, message: "Thank you." };
    }),
  );
  await renderScreen(<DecisionsSection />, { locale: "en", token: "t".repeat(43) });
  await expect.element(page.getByText("Rule: Nobody asks for money")).toBeVisible();
  await expect.element(page.getByText(suspension.facts)).toBeVisible();
  await expect.element(page.getByText(/It ends on 20 December 2026\. Volunteers decided this/)).toBeVisible();
  await page.getByRole("button", { name: "I disagree" }).click();
  await page.getByLabelText("Why do you disagree?").fill("It was my cousin, not me.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText(/answers by 28 November 2026/)).toBeVisible();
  const appeal = asked.find(({ name }) => name === "appealDecision");
  expect(appeal).toMatchObject({ params: { id: "d1" }, body: { text: "It was my cousin, not me." } });
});

test("the answer of the second person is shown in place of the button", async () => {
  const answered = {
    ...sent,
    outcome: "overturned" as const,
    answer: "The messages came from someone else.",
  };
  fakeServer(
    at(listOwnDecisions, () => ({
      data: [{ ...suspension, in_effect: false, may_appeal: false, appeal: answered }],
    })),
  );
  await renderScreen(<DecisionsSection />, { locale: "pb", token: "t".repeat(43) });
  await expect.element(page.getByText("ਤੁਸੀਂ ਠੀਕ ਸੀ: ਫ਼ੈਸਲਾ ਰੱਦ ਕਰ ਦਿੱਤਾ ਹੈ।")).toBeVisible();
  await expect.element(page.getByText(answered.answer)).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("a suspended member whose login is refused disagrees there, and the key is not stored", async () => {
  const appeal_key = "key-of-a-refused-login";
  const { asked } = fakeServer(
    at(login, () => ({ status: 422, message: "This account is suspended.", appeal_key })),
    at(openSuspension, () => ({ data: [suspension] })),
    at(appealSuspension, () => ({ data: { answer_by: sent.answer_by }, message: "Thank you." })),
  );
  await renderScreen(<LoginScreen />, { locale: "en", path: "/login" });
  await page.getByLabelText("Email or phone number").fill("asha@example.org");
  await page.getByRole("textbox", { name: "Password" }).fill("Sanjog-Asha-2026");
  await userEvent.keyboard("{Enter}");
  await page.getByRole("button", { name: "I disagree" }).click();
  await page.getByLabelText("Why do you disagree?").fill("It was my cousin.");
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/cousin|key-of/);
  await page.getByRole("button", { name: "Send" }).click();
  await expect.element(page.getByText(/Thank you/)).toBeVisible();
  const body = asked.find(({ name }) => name === "appealSuspension")?.body;
  expect(body).toEqual({ appeal_key, id: "d1", text: "It was my cousin." });
});
