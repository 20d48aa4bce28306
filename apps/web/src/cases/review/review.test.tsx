import * as contract from "@sanjog/contract/cases";
import { decideCase, listDecisionTemplates } from "@sanjog/contract/decisions";
import { approveProfile, readReview, undoApproval } from "@sanjog/contract/desk-reviews";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { DeskApp } from "../../desk-routes.tsx";
import { forgetTyped } from "../../staff/typed-text.ts";
import { at, type FakeEndpoint, fakeServer } from "../../testing/fake-server.ts";
import {
  inMinutes,
  madeCaseFile,
  madeCaseMember,
  madeCaseRow,
  queueOf,
  signedInDesk,
} from "../../testing/made-case.ts";
import { renderScreen } from "../../testing/render.tsx";

beforeEach(forgetTyped);

const people = ["Asha Kaur", "Balbir Singh", "Charan Singh"];
for (let number = people.length; number < 50; number += 1) people.push(`Member ${number}`);
const row = (number: number) =>
  madeCaseRow({
    id: `c${number}`,
    kind: "review",
    reason: null,
    new_member: true,
    due_at: inMinutes(600 + number),
  });
const file = (id: string) =>
  madeCaseFile({
    id,
    kind: "review",
    reason: null,
    text: "",
    member: madeCaseMember({ profile_status: 2, name: people[Number(id.slice(1))] ?? "" }),
  });
const round = {
  id: "r",
  asked_at: "2026-11-20T06:00:00Z",
  sent_again_at: "2026-11-21T06:00:00Z",
  by: "Harpal",
  rule: "terms" as const,
  facts: "The words about the family end in the middle.",
  parts: ["family" as const],
  changed: [
    { part: "photos" as const, field: "gallery" },
    { part: "family" as const, field: "about_family" },
  ],
};

/** A desk where new members wait; a case that was taken or decided waits no more. */
function desk(role: "moderator" | "lead", ...answers: FakeEndpoint[]) {
  const waiting = new Set(people.map((_, number) => `c${number}`));
  return fakeServer(
    ...answers,
    signedInDesk(role),
    queueOf(() => people.map((_, number) => row(number)).filter(({ id }) => waiting.has(id))),
    at(contract.readCase, ({ params }) => ({ data: file(params.id ?? "") })),
    at(contract.takeCase, ({ params }) => {
      waiting.delete(params.id ?? "");
      return { data: null };
    }),
    at(readReview, ({ params }) => ({
      data: {
        profile_version: `seen-${params.id}`,
        lines: [
          { part: "personal", field: "religion", value: "Sikh" },
          { part: "family", field: "about_family", value: "ਅਸੀਂ ਖੇਤੀ ਕਰਦੇ ਹਾਂ।" },
        ],
        rounds: params.id === "c1" ? [round] : [],
      },
    })),
    at(approveProfile, () => ({
      data: { undo_until: inMinutes(1) },
      message: "This profile is shown in a moment.",
    })),
    at(undoApproval, () => ({ data: null, message: "The profile stays hidden." })),
    at(listDecisionTemplates, () => ({ data: [] })),
  );
}
const open = (path = "/desk") => renderScreen(<DeskApp />, { locale: "en", path });
async function name(text: string): Promise<void> {
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
}

test("fifty new profiles are looked at by keyboard: each yes opens the next one, and the last leads to the queue", async () => {
  const { asked } = desk("moderator");
  await open();
  await expect.element(page.getByRole("button", { name: "Look at 50 new profiles" })).toBeVisible();
  await userEvent.keyboard("r");
  for (const one of people) {
    await name(one);
    await expect.element(page.getByRole("button", { name: "Yes" })).toBeVisible();
    await userEvent.keyboard("y");
  }
  await expect.element(page.getByText(/No other profile is waiting/)).toBeVisible();
  const approvals = asked.filter(({ name }) => name === "approveProfile");
  expect(approvals.map(({ params, body }) => [params.id, body])).toEqual(
    people.map((_, number) => [`c${number}`, { profile_version: `seen-c${number}` }]),
  );
});

test("a yes by mistake is taken back by the button and by the key, which lead back to the profile", async () => {
  const { asked } = desk("moderator");
  await open("/desk/cases/c0");
  await name("Asha Kaur");
  await userEvent.keyboard("y");
  await name("Balbir Singh");
  await page.getByRole("button", { name: "Undo" }).click();
  await name("Asha Kaur");
  await userEvent.keyboard("y");
  await name("Charan Singh");
  await userEvent.keyboard("z");
  await name("Asha Kaur");
  const undone = asked.filter(({ name }) => name === "undoApproval");
  expect(undone.map(({ params }) => params.id)).toEqual(["c0", "c0"]);
});

test("a refused yes stays on the profile and reads it again", async () => {
  const { asked } = desk(
    "moderator",
    at(approveProfile, () => ({ status: 422, message: "The member has just changed the profile." })),
  );
  await open("/desk/cases/c0");
  await name("Asha Kaur");
  await userEvent.keyboard("y");
  await expect.element(page.getByText(/has just changed the profile/)).toBeVisible();
  await expect.poll(() => asked.filter(({ name }) => name === "readReview").length).toBe(2);
  await name("Asha Kaur");
});

test("a template fills what to change in both languages; changed words stay, and the next profile opens", async () => {
  const { asked } = desk(
    "moderator",
    at(decideCase, () => ({ data: { state: "in_force" }, message: "The decision is in force." })),
  );
  await open("/desk/cases/c0");
  await name("Asha Kaur");
  await userEvent.keyboard("a");
  await page.getByLabelText("What should the member change?").selectOptions("photo_group");
  await expect
    .element(page.getByLabelText("The reason in English"))
    .toHaveValue(
      "Please add a main photo of the person alone. Photos with others belong among the further photos.",
    );
  await page.getByLabelText("What happened?").fill("ਤਿੰਨ ਜਣੇ ਹਨ");
  await page.getByLabelText("What should the member change?").selectOptions("photo_unclear");
  await expect.element(page.getByLabelText("What happened?")).toHaveValue("ਤਿੰਨ ਜਣੇ ਹਨ");
  const preview = page.getByRole("region", { name: "This is what the member reads" });
  await expect.element(preview.getByText("ਤਿੰਨ ਜਣੇ ਹਨ")).toBeVisible();
  await page.getByRole("button", { name: "Decide" }).click();
  await name("Balbir Singh");
  expect(asked.find(({ name }) => name === "decideCase")?.body).toMatchObject({
    kind: "ask_changes",
    rule: "unclear_picture",
    parts: ["photos"],
    facts: "ਤਿੰਨ ਜਣੇ ਹਨ",
    profile_version: "seen-c0",
  });
});

test.each([
  ["moderator", /A lead decides within a day/, 0],
  ["lead", /The account is suspended/, 1],
] as const)("the no of a %s says what it means", async (role, means, lengths) => {
  desk(role);
  await open("/desk/cases/c0");
  await name("Asha Kaur");
  await userEvent.keyboard("n");
  await expect.element(page.getByText(means)).toBeVisible();
  expect(page.getByLabelText("For how long?").elements()).toHaveLength(lengths);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect.element(page.getByRole("button", { name: "Yes" })).toBeVisible();
});

test("the form below the answers offers every decision but the yes, which has its own time to take it back", async () => {
  desk("lead");
  await open("/desk/cases/c0");
  await name("Asha Kaur");
  await page.getByText("Hide a photo, or decide otherwise").click();
  const options = page.getByLabelText("What should happen?").element().querySelectorAll("option");
  const kinds = [...options].map(({ value }) => value);
  expect(kinds).toContain("hold");
  expect(kinds).not.toContain("release");
});

test("what was asked before and what has changed since is at the top, and the keys are listed", async () => {
  desk("moderator");
  await open("/desk/cases/c1");
  await expect.element(page.getByText(round.facts)).toBeVisible();
  await expect.element(page.getByText("Changed since: further photos, About the family")).toBeVisible();
  await userEvent.keyboard("?");
  await expect.element(page.getByText("No: the profile cannot be shown")).toBeVisible();
});
