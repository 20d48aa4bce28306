import type { RelationView } from "@sanjog/contract/member-view";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { serverDay } from "../../../platform/server-day.ts";
import { madeProfile } from "../../../testing/made-profile.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { ProposalCard } from "./proposal-card.tsx";

const met = { user_id: "balbir", name: "Balbir Singh", picture: null, request_id: "r", proposal_id: "p" };
type Proposal = NonNullable<RelationView["proposal"]>;

async function show(part: Partial<Proposal>, actions: string[] = []) {
  const ask = vi.fn<(step: string) => void>();
  const proposal = { id: "p", status: "open", sent_by_viewer: false, sent_at: serverDay(), ...part };
  const relation = { connected: true, shortlisted: false, request: null, proposal, actions };
  await renderScreen(<ProposalCard profile={madeProfile({ relation })} met={met} ask={ask} />, {
    locale: "en",
  });
  return ask;
}

const button = (name: string) => page.getByRole("button", { name });

test("A received proposal says who proposed, the deadline and what a yes means, and has both answers", async () => {
  const ask = await show({}, ["accept_proposal", "reject_proposal"]);
  await expect
    .element(page.getByRole("region", { name: "A marriage proposal from Balbir’s family" }))
    .toBeVisible();
  await expect.element(page.getByText(/You can answer until .+day/)).toBeVisible();
  await expect.element(page.getByText("(7 more days)")).toBeVisible();
  await expect.element(page.getByText(/all other requests .+ close\. This.is.final\./)).toBeVisible();
  await button("Accept the proposal of Balbir Singh").click();
  await button("Decline the proposal of Balbir Singh").click();
  expect(ask.mock.calls.map(([step]) => step)).toEqual(["accept_proposal", "reject_proposal"]);
});

test("A sent proposal says until when they can answer, and how long it can be taken back", async () => {
  const revocable_until = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  await show({ sent_by_viewer: true, revocable_until }, ["revoke_proposal"]);
  await expect.element(page.getByText(/They can answer until/)).toBeVisible();
  await expect.element(page.getByText("You can take it back for 5 more hours.")).toBeVisible();
  await expect.element(button("Take it back: your proposal to Balbir Singh")).toBeVisible();
});

test("After a day a sent proposal has no button any more and says why", async () => {
  await show({ sent_by_viewer: true });
  await expect.element(page.getByText("The 24 hours for taking it back are over.")).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test.each([
  ["lapsed", "Your proposal has expired"],
  ["rejected", "They declined your proposal"],
])("After an own proposal that is %s the card offers the next one", async (status, title) => {
  await show({ status, sent_by_viewer: true, sent_at: "2026-11-01" }, ["propose"]);
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  await expect.element(button("Send a marriage proposal to Balbir Singh")).toBeVisible();
});

test.each([
  ["lapsed", "Their proposal has expired"],
  ["rejected", "You declined their proposal"],
])("A received proposal that is %s stays as a quiet card without an answer", async (status, title) => {
  await show({ status, sent_at: "2026-11-01" }, ["propose"]);
  await expect.element(page.getByRole("heading", { name: title })).toBeVisible();
  expect(page.getByRole("button").elements()).toHaveLength(0);
});

test.each(["revoked", "closed"])("Of a received proposal that is %s nothing is said", async (status) => {
  await show({ status });
  expect(page.getByRole("heading").elements()).toHaveLength(0);
});
