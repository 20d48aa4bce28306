import { listConnections, listDeclined, listRejected } from "@sanjog/contract/connections";
import type { MemberCard } from "@sanjog/contract/member-view";
import {
  listReceivedProposals,
  listSentProposals,
  respondToProposal,
  revokeProposal,
} from "@sanjog/contract/proposals";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, fakeServer } from "../testing/fake-server.ts";
import { renderScreen } from "../testing/render.tsx";
import { MemberList } from "./member-list.tsx";

type Proposal = NonNullable<MemberCard["relation"]["proposal"]>;

const cardOf = (proposal: Proposal, actions: string[]): MemberCard => ({
  user_id: "balbir",
  email: null,
  profile_details: {
    firstname: "Balbir",
    lastname: "Singh",
    name_in_punjabi: "ਬਲਬੀਰ ਸਿੰਘ",
    name_in_english: "",
    age: 29,
    dob: null,
    height: { feet: 5, inches: 9 },
    namdhari_sect: true,
    hobbies_title: [],
    express_yourself: "",
  },
  career_details: {
    occupation: "engineer",
    occupation_title: "Engineer",
    annual_income: null,
    annual_income_title: null,
    highest_degree_title: "Graduate",
    city: "Ludhiana",
    country: "India",
  },
  profile_picture: null,
  relation: {
    connected: true,
    shortlisted: false,
    request: { id: "r1", status: "accepted", sent_by_viewer: true },
    proposal,
    actions,
  },
  showActionButton: true,
});

const pageOf = (proposal: Proposal, actions: string[]) => {
  const { id, status, sent_at } = proposal;
  const rows = [{ id, status, sent_at, member: cardOf(proposal, actions) }];
  return { data: { data: rows, total: 1, per_page: 8, current_page: 1, last_page: 1 } };
};

const proposal = { id: "p1", status: "open", sent_by_viewer: true, sent_at: "2026-11-20" };
const sent = (part: Partial<Proposal>, actions: string[]) => {
  const server = fakeServer(
    at(listSentProposals, () => pageOf({ ...proposal, ...part }, actions)),
    at(revokeProposal, () => ({ data: null, message: "Taken back." })),
  );
  return renderScreen(<MemberList list="sent_proposals" />, { locale: "en", token: "asha" }).then(
    () => server,
  );
};

test("accepting a proposal is explained, and nothing is said to the server before a yes", async () => {
  const received = { ...proposal, sent_by_viewer: false };
  const { asked } = fakeServer(
    at(listReceivedProposals, () => pageOf(received, ["accept_proposal", "reject_proposal", "block"])),
    at(respondToProposal, () => ({ data: { id: "p1", status: "accepted" }, message: "Congratulations." })),
  );
  await renderScreen(<MemberList list="received_proposals" />, { locale: "en", token: "asha" });
  await page.getByRole("button", { name: "Accept the proposal of Balbir Singh" }).click();
  await expect.element(page.getByRole("alertdialog")).toMatchTextContent(/counts for both families/);
  expect(asked.map(({ name }) => name)).not.toContain("respondToProposal");
  await page.getByRole("button", { name: "Accept the proposal", exact: true }).click();
  await expect.element(page.getByRole("alertdialog")).not.toBeInTheDocument();
  expect(asked.find(({ name }) => name === "respondToProposal")).toMatchObject({
    params: { id: "p1" },
    body: { status: "accepted" },
  });
});

test("a proposal says how long it can be taken back, and is taken back", async () => {
  const revocable_until = new Date(Date.now() + 5.5 * 3_600_000).toISOString();
  const { asked } = await sent({ revocable_until }, ["revoke_proposal"]);
  await expect.element(page.getByText("You can take it back for 5 more hours.")).toBeInTheDocument();
  await expect.element(page.getByText(/They have until 27 November( 2026)? to answer/)).toBeInTheDocument();
  await page.getByRole("button", { name: "Take it back: your proposal to Balbir Singh" }).click();
  await page.getByRole("button", { name: "Withdraw the proposal" }).click();
  await expect.element(page.getByRole("status").getByText(/Taken back/)).toBeInTheDocument();
  expect(asked.find(({ name }) => name === "revokeProposal")?.params).toEqual({ id: "p1" });
});

test("one that expired says so, and a new one may be sent", async () => {
  await sent({ status: "lapsed" }, ["propose"]);
  await expect.element(page.getByText("Proposal expired")).toBeInTheDocument();
  await expect.element(page.getByText(/No answer came within seven days/)).toBeInTheDocument();
  await page.getByRole("button", { name: "More about Balbir Singh" }).click();
  await expect
    .element(page.getByRole("button", { name: "Send a marriage proposal to Balbir Singh" }))
    .toBeInTheDocument();
});

test.each([
  ["en", "Balbir Singh", "en"],
  ["pb", "ਬਲਬੀਰ ਸਿੰਘ", "pa"],
] as const)("in %s a row has the name %s once, in the reader’s script", async (locale, name, lang) => {
  fakeServer(at(listSentProposals, () => pageOf(proposal, [])));
  await renderScreen(<MemberList list="sent_proposals" />, { locale, token: "asha" });
  const heading = page.getByRole("heading", { name: `${name}, 29`, exact: true });
  await expect.element(heading.getByText(name)).toHaveAttribute("lang", lang);
  const other = locale === "en" ? "ਬਲਬੀਰ ਸਿੰਘ" : "Balbir Singh";
  await expect.element(page.getByText(other, { exact: true })).not.toBeInTheDocument();
});

test("where the member said no, a yes is possible and not the loudest button", async () => {
  const rejected = pageOf(proposal, []);
  const [row] = rejected.data.data;
  if (row)
    row.member.relation = { ...row.member.relation, connected: false, proposal: null, actions: ["accept"] };
  fakeServer(at(listRejected, () => rejected));
  await renderScreen(<MemberList list="rejected" />, { locale: "en", token: "asha" });
  const yes = page.getByRole("button", { name: "Say yes to Balbir Singh’s request" });
  await expect.element(yes).toHaveClass("btn-secondary");
  await expect.element(page.getByText("You said no")).not.toBeInTheDocument();
});

test("where Balbir's family said no, one can ask again, and the button is not loud", async () => {
  const declined = pageOf(proposal, []);
  const [row] = declined.data.data;
  const request = { id: "r1", status: "rejected", sent_by_viewer: true };
  if (row)
    row.member.relation = {
      ...row.member.relation,
      connected: false,
      request,
      proposal: null,
      actions: ["send_request"],
    };
  fakeServer(at(listDeclined, () => declined));
  await renderScreen(<MemberList list="declined" />, { locale: "en", token: "asha" });
  const again = page.getByRole("button", { name: "Ask again: Balbir Singh" });
  await expect.element(again).toHaveClass("btn-secondary");
  await expect.element(again).toHaveTextContent("Ask again");
});

test("the row of a connection that has proposed leads to the answer", async () => {
  const received = pageOf({ ...proposal, sent_by_viewer: false }, ["accept_proposal", "reject_proposal"]);
  const data = received.data.data.map((row) => ({ ...row, phone_number: null }));
  fakeServer(at(listConnections, () => ({ data: { ...received.data, data } })));
  await renderScreen(<MemberList list="connections" />, { locale: "en", token: "asha" });
  await expect
    .element(page.getByRole("link", { name: "Answer the proposal of Balbir Singh" }))
    .toHaveAttribute("href", "/view-profile/balbir");
});
