import * as contract from "@sanjog/contract/cases";
import { decideCase, listDecisionTemplates } from "@sanjog/contract/decisions";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DeskApp } from "../desk-routes.tsx";
import { forgetTyped } from "../staff/typed-text.ts";
import { at, type FakeEndpoint, fakeServer } from "../testing/fake-server.ts";
import {
  inMinutes,
  madeCaseFile,
  madeCaseMember,
  madeCaseRow,
  queueOf,
  signedInDesk,
} from "../testing/made-case.ts";
import { renderScreen } from "../testing/render.tsx";

beforeEach(forgetTyped);

const file = madeCaseFile();
const money = {
  rule: "money" as const,
  title: "Nobody asks for money",
  reason_en: "A family was asked for money.",
  reason_pb: "ਪੈਸੇ ਮੰਗੇ ਗਏ।",
};

function desk(role: "moderator" | "lead", ...answers: FakeEndpoint[]) {
  return fakeServer(
    ...answers,
    signedInDesk(role),
    queueOf(() => [
      madeCaseRow({ id: "c0", due_at: inMinutes(-70.5) }),
      madeCaseRow(),
      madeCaseRow({ id: "c2", due_at: inMinutes(3_000) }),
    ]),
    at(contract.readCase, () => ({ data: file })),
    at(contract.takeCase, () => ({ data: null })),
    at(listDecisionTemplates, () => ({ data: [money, { ...money, rule: "terms", title: "Terms" }] })),
  );
}
const queue = (path = "/desk") => renderScreen(<DeskApp />, { locale: "en", path });
const openCase = () => renderScreen(<DeskApp />, { locale: "en", path: "/desk/cases/c1" });

test("the queue says how much time the law leaves, and j, k and Enter take a case", async () => {
  const { asked } = desk("moderator");
  await queue();
  await expect.element(page.getByText("1 h 10 min too late")).toBeVisible();
  await expect.element(page.getByText("30 min left")).toBeVisible();
  await userEvent.keyboard("jjk");
  await userEvent.keyboard("j{Enter}");
  await expect.element(page.getByText("They asked my uncle for money.")).toBeVisible();
  expect(asked.find(({ name }) => name === "takeCase")?.params).toEqual({ id: "c1" });
  expect(asked.filter(({ name }) => name === "readCase").length).toBe(1);
});

test("somebody else may be faster: the queue says so and stays", async () => {
  desk(
    "moderator",
    at(contract.takeCase, () => ({ status: 422, message: "Someone else has this case." })),
  );
  await queue();
  await page.getByRole("button", { name: /^Take/ }).first().click();
  await expect.element(page.getByText(/Someone else has this case/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Cases" })).toBeVisible();
});

test("the keys can be switched off, and are listed by ?", async () => {
  desk("moderator");
  await queue();
  await expect.element(page.getByText("30 min left")).toBeVisible();
  await userEvent.keyboard("?");
  const wanted = page.getByLabelText("Use these keys on this device");
  await wanted.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(wanted).not.toBeInTheDocument();
  await userEvent.keyboard("j");
  await expect.element(page.getByRole("button", { name: /^Take/ }).first()).not.toHaveFocus();
});

test("a rule fills both reasons, what is changed stays, and the member's words are shown as they will read them", async () => {
  const { asked } = desk(
    "lead",
    at(decideCase, () => ({ data: { state: "waits" }, message: "It waits for a second person." })),
  );
  await openCase();
  await page.getByLabelText("What should happen?").selectOptions("suspend");
  await page.getByRole("button", { name: "Decide" }).click();
  await expect.element(page.getByLabelText("Which rule?")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabelText("Which rule?").selectOptions("money");
  await expect.element(page.getByLabelText("The reason in English")).toHaveValue(money.reason_en);
  await page.getByLabelText("The reason in Punjabi").fill("ਵੱਖਰਾ ਕਾਰਨ");
  await page.getByLabelText("Which rule?").selectOptions("terms");
  await expect.element(page.getByLabelText("The reason in Punjabi")).toHaveValue("ਵੱਖਰਾ ਕਾਰਨ");
  await page.getByLabelText("What happened?").fill("ਮੰਗਲਵਾਰ ਨੂੰ ਪੈਸੇ ਮੰਗੇ");
  await page.getByLabelText("For how long?").selectOptions("30");
  const preview = page.getByRole("region", { name: "This is what the member reads" });
  await expect.element(preview.getByText("ਤੁਹਾਡਾ ਖਾਤਾ ਰੋਕਿਆ ਗਿਆ ਹੈ।")).toBeVisible();
  await expect.element(preview.getByText("ਵੱਖਰਾ ਕਾਰਨ")).toBeVisible();
  await page.getByRole("button", { name: "Send to a second person" }).click();
  await expect.element(page.getByText(/It waits for a second person/)).toBeVisible();
  expect(asked.find(({ name }) => name === "decideCase")?.body).toEqual({
    kind: "suspend",
    rule: "terms",
    facts: "ਮੰਗਲਵਾਰ ਨੂੰ ਪੈਸੇ ਮੰਗੇ",
    reason_en: money.reason_en,
    reason_pb: "ਵੱਖਰਾ ਕਾਰਨ",
    days: 30,
  });
});

test("who does not hold the case is asked to take it", async () => {
  let held = false;
  desk(
    "moderator",
    at(contract.readCase, () => (held ? { data: file } : { status: 403, message: "Take it first." })),
    at(contract.takeCase, () => {
      held = true;
      return { data: null };
    }),
  );
  await openCase();
  await page.getByRole("button", { name: "Take" }).click();
  await expect.element(page.getByText("They asked my uncle for money.")).toBeVisible();
});

test("the desk reads that a member has named a person who may act, where it matters", async () => {
  const member = madeCaseMember({ has_nominee: true });
  desk(
    "lead",
    at(contract.readCase, () => ({ data: madeCaseFile({ kind: "data_request", reason: null, member }) })),
  );
  await openCase();
  await expect.element(page.getByText(/^Has named a person who may act/)).toBeVisible();
});

test("on a phone the bar at the foot leads to the decision", async () => {
  await page.viewport(390, 844);
  desk("moderator");
  await openCase();
  await page.getByRole("button", { name: "Go to the decision" }).click();
  await expect.element(page.getByRole("heading", { name: "Decision" })).toBeInViewport();
  await page.viewport(1280, 800);
});

const filtered = "/desk?state=free&kind=report";
async function backInTheFilteredQueue(): Promise<void> {
  await expect.element(page.getByRole("heading", { name: "Cases" })).toBeVisible();
  await expect.element(page.getByLabelText("Kind of case")).toHaveValue("report");
  await expect
    .element(page.getByRole("button", { name: "Not taken" }))
    .toHaveAttribute("aria-current", "true");
}

test("a decision, giving the case back and the key u lead back to the queue as it was filtered", async () => {
  desk(
    "lead",
    at(contract.releaseCase, () => ({ data: null, message: "The case is back in the queue." })),
    at(decideCase, () => ({ data: { state: "in_force" }, message: "The decision is in force." })),
  );
  await queue(filtered);
  const take = page.getByRole("button", { name: /^Take/ });
  await take.first().click();
  await page.getByRole("button", { name: "Give back" }).click();
  await backInTheFilteredQueue();
  await take.first().click();
  await expect.element(page.getByText(file.text)).toBeVisible();
  await userEvent.keyboard("u");
  await backInTheFilteredQueue();
  await take.first().click();
  await page.getByLabelText("What should happen?").selectOptions("dismiss");
  await page.getByRole("button", { name: "Decide" }).click();
  await backInTheFilteredQueue();
});

test("the next case is one of the kind that the queue shows, and its own way back leads there too", async () => {
  const { asked } = desk("moderator");
  await renderScreen(<DeskApp />, { locale: "en", path: "/desk/cases/c1?kind=report" });
  await expect.element(page.getByText(file.text)).toBeVisible();
  await userEvent.keyboard("n");
  await expect.poll(() => asked.find(({ name }) => name === "takeCase")?.params).toEqual({ id: "c0" });
  const looked = asked.findLast(({ name, query }) => name === "listCases" && query.get("state") === "free");
  expect(looked?.query.get("kind")).toBe("report");
  await userEvent.keyboard("u");
  await expect.element(page.getByLabelText("Kind of case")).toHaveValue("report");
});
