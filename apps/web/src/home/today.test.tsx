import { respondToRequest } from "@sanjog/contract/connections";
import { showToday, type Today as TodayView } from "@sanjog/contract/home";
import { readRulesReminder } from "@sanjog/contract/notifications";
import type { RequestRow } from "@sanjog/contract/request-row";
import { site } from "@sanjog/contract/site";
import { day_ms } from "@sanjog/domain/calendar";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useTexts } from "../platform/locale.tsx";
import { serverDay } from "../platform/server-day.ts";
import { at, type FakeEndpoint, fakeServer } from "../testing/fake-server.ts";
import { madeCard } from "../testing/made-card.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { Today } from "./today.tsx";

const daysAgo = (days: number) => serverDay(new Date(Date.now() - days * day_ms));

const request = (firstname: string, days: number): RequestRow => ({
  id: `request of ${firstname}`,
  status: "pending",
  sent_at: daysAgo(days),
  member: madeCard(firstname, {
    request: { id: `request of ${firstname}`, status: "pending", sent_by_viewer: false },
    actions: ["accept", "reject", "shortlist", "block"],
  }),
});

function proposal(firstname: string, days: number): RequestRow {
  const open = { id: `proposal of ${firstname}`, status: "open", sent_at: daysAgo(days) };
  return {
    ...open,
    member: madeCard(firstname, {
      connected: true,
      proposal: { ...open, sent_by_viewer: false },
      actions: ["accept_proposal", "reject_proposal", "unfriend", "block"],
    }),
  };
}

const nothing: TodayView = {
  proposals: [],
  requests: [],
  connections: [],
  matched: null,
  suggestions: null,
  rules_reminder: false,
  counts: {
    shortlisted: 0,
    connections: 0,
    received: 0,
    sent: 0,
    rejected: 0,
    declined: 0,
    accepted_proposals: 0,
    received_proposals: 0,
    sent_proposals: 0,
    set_aside: 0,
    blocked: 0,
  },
};

const opened: (string | null)[] = [];

function Screen() {
  useTexts("home", "relations", "proposals");
  return <Today onOpen={(list) => opened.push(list)} />;
}

async function show(
  part: Partial<TodayView>,
  counts: Partial<TodayView["counts"]> = {},
  ...more: FakeEndpoint[]
) {
  const view = { ...nothing, ...part, counts: { ...nothing.counts, ...counts } };
  const server = fakeServer(
    at(showToday, () => ({ data: view })),
    at(site, () => ({ data: plainSite })),
    ...more,
  );
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  return server;
}

test("The heading says how many families wait, and proposals come first with the days that are left", async () => {
  await show(
    { proposals: [proposal("Charan", 2)], requests: [request("Balbir", 0)] },
    { received: 1, received_proposals: 1 },
  );
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Two families are waiting");
  const cards = page.getByRole("list", { name: "Waiting for your answer" }).getByRole("heading");
  await expect
    .poll(() => cards.elements().map((card) => card.textContent))
    .toEqual(["Charan Singh, 29", "Balbir Singh, 29"]);
  await expect.element(page.getByText("A marriage proposal from Charan’s family")).toBeVisible();
  await expect.element(page.getByText("5 days left · a yes is final")).toBeVisible();
  await expect.element(page.getByText(/^Asked today/)).toBeVisible();
});

test("Only the yes to a proposal, which is final, is embroidered", async () => {
  await show({ proposals: [proposal("Charan", 2)], requests: [request("Balbir", 0)] });
  const final = page.getByRole("button", { name: "Accept the proposal of Charan Singh" });
  await expect.element(final).toBeVisible();
  const other = page.getByRole("button", { name: "Say yes to Balbir Singh’s request" });
  const looks = [final, other].map((button) => ({
    ground: getComputedStyle(button.element()).backgroundColor,
    stitch: getComputedStyle(button.element(), "::after").borderTopWidth,
  }));
  const [{ ground } = { ground: "" }] = looks;
  expect(looks).toEqual([
    { ground, stitch: "1px" },
    { ground, stitch: "0px" },
  ]);
});

test("The family of a proposal can be written to and called before the answer", async () => {
  const from_charan = proposal("Charan", 2);
  from_charan.member.phone_number = "+919876543210";
  await show({ proposals: [from_charan], requests: [request("Balbir", 0)] });
  await expect
    .element(page.getByRole("link", { name: "Call Charan Singh" }))
    .toHaveAttribute("href", "tel:+919876543210");
  await expect.element(page.getByRole("link", { name: "Write to Charan Singh on WhatsApp" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /Balbir Singh on WhatsApp/ })).not.toBeInTheDocument();
});

test("A waiting family is shown with work, place, height and own words, and two answers of 56 pixels", async () => {
  await show({ requests: [request("Balbir", 1)] }, { received: 1 });
  for (const text of ["Engineer", "Ludhiana, India", "5 ft 11 in", "Balbir keeps bees."])
    await expect.element(page.getByText(text)).toBeVisible();
  for (const name of ["Say yes to Balbir Singh’s request", "Not for us: Balbir Singh’s request"]) {
    const button = page.getByRole("button", { name });
    expect(button.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  }
  await expect
    .element(page.getByRole("link", { name: "Balbir Singh, 29" }))
    .toHaveAttribute("href", "/view-profile/balbir");
});

test("In every card the yes is wider than the no", async () => {
  await show({ proposals: [proposal("Charan", 2)], requests: [request("Balbir", 1)] }, { received: 1 });
  const width = (name: RegExp) => page.getByRole("button", { name }).element().getBoundingClientRect().width;
  await expect.element(page.getByRole("button", { name: /^Decline/ })).toBeVisible();
  expect(width(/^Say yes/)).toBeGreaterThan(width(/^Not for us/));
  expect(width(/^Accept/)).toBeGreaterThan(width(/^Decline/));
});

test("Its card says how many of the own wishes a waiting family meets, and what sets it apart from the others", async () => {
  const balbir = request("Balbir", 1);
  balbir.member.match = { mine_met: 6, mine_of: 6, theirs_met: 4, theirs_of: 4 };
  const charan = request("Charan", 1);
  charan.member.match = { mine_met: 5, mine_of: 6, theirs_met: 3, theirs_of: 4 };
  await show({ requests: [balbir, charan] }, { received: 2 });
  await expect.element(page.getByText("Both sides match")).toBeVisible();
  await expect.element(page.getByText("Your preferences: 5 of 6 met")).toBeVisible();
  // Both are Namdhari.
  await expect.element(page.getByText("Namdhari")).not.toBeInTheDocument();
});

test("Everything else about a waiting family is in its menu", async () => {
  await show({ requests: [request("Balbir", 1)] }, { received: 1 });
  await expect.element(page.getByRole("button", { name: "Block Balbir Singh" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More about Balbir Singh" }).click();
  for (const name of ["Shortlist Balbir Singh", "Block Balbir Singh", "Report Balbir Singh"])
    await expect.element(page.getByRole("button", { name })).toBeVisible();
});

test("After a no the card becomes a line in its place, without an undo, and takes the focus", async () => {
  let requests = [request("Balbir", 0), request("Charan", 1)];
  const server = fakeServer(
    at(showToday, () => ({ data: { ...nothing, requests } })),
    at(site, () => ({ data: plainSite })),
    at(respondToRequest, ({ params }) => {
      requests = requests.filter(({ id }) => id !== params.id);
      return { data: { id: params.id ?? "", status: "rejected" }, message: "Declined." };
    }),
  );
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  await page.getByRole("button", { name: "Not for us: Balbir Singh’s request" }).click();
  expect(server.asked.map(({ name }) => name)).not.toContain("respondToRequest");
  await page.getByRole("button", { name: "Say no" }).click();
  const line = page.getByText(/You said no to Balbir Singh’s family/);
  await expect.element(line).toHaveFocus();
  const rows = page.getByRole("list", { name: "Waiting for your answer" }).getByRole("listitem");
  await expect
    .poll(() => rows.elements().map((row) => row.textContent?.includes("Charan")))
    .toEqual([false, true]);
  expect(page.getByRole("button", { name: /undo/i }).elements()).toHaveLength(0);
});

const connection = (phone_number: string | null) => ({
  id: "c",
  phone_number,
  member: madeCard("Deepa", {
    connected: true,
    connected_on: daysAgo(20),
    actions: ["propose", "unfriend", "block"],
  }),
});

test("A connected family that proposes is on its card alone", async () => {
  const sehajpal = { id: "c2", phone_number: null, member: madeCard("Sehajpal", { connected: true }) };
  const connections = [sehajpal, connection(null)];
  await show(
    { proposals: [proposal("Sehajpal", 2)], connections },
    { received_proposals: 1, connections: 2 },
  );
  const connected = page.getByRole("region", { name: "Connected families" });
  await expect.element(connected.getByText("Deepa Singh")).toBeVisible();
  expect(connected.getByText("Sehajpal").elements()).toHaveLength(0);
});

test("A family that declined the proposal is in the list of connections alone", async () => {
  const sent_at = daysAgo(3);
  const declined = { id: "p", status: "rejected", sent_at, sent_by_viewer: true } as const;
  const harjot = {
    id: "c3",
    phone_number: "+919876543210",
    member: madeCard("Harjot", { connected: true, proposal: declined }),
  };
  await show({ connections: [harjot, connection(null)] }, { connections: 2 });
  const connected = page.getByRole("region", { name: "Connected families" });
  await expect.element(connected.getByText("Deepa Singh")).toBeVisible();
  expect(connected.getByText("Harjot").elements()).toHaveLength(0);
  await page.getByRole("button", { name: "All 2 connections" }).click();
  expect(opened.at(-1)).toBe("connections");
});

test("The way to all connections is offered where the page shows fewer", async () => {
  await show({ connections: [connection(null)] }, { connections: 4 });
  await page.getByRole("button", { name: "All 4 connections" }).click();
  expect(opened.at(-1)).toBe("connections");
});

test("A page that shows every connection offers no way to all of them", async () => {
  await show({ connections: [connection(null)] }, { connections: 1 });
  await expect.element(page.getByRole("heading", { name: "Connected families" })).toBeVisible();
  await expect.element(page.getByRole("button", { name: /^All . connections/ })).not.toBeInTheDocument();
});

test.each([
  ["All lists", "Your lists"],
  ["Connections", "Connected families"],
])("On phones the way to what is below the waiting families, %s, leads there", async (way, region) => {
  const requests = [request("Balbir", 1), request("Charan", 1)];
  await show({ requests, connections: [connection(null)] }, { received: 2, connections: 1 });
  await page.getByRole("button", { name: way, exact: true }).click();
  const part = page.getByRole("region", { name: region });
  await expect.element(part).toHaveFocus();
  await expect.element(part).toBeInViewport();
});

test("When nothing waits the page says so and offers one step with the faces that it leads to", async () => {
  const small = {
    user_id: "gurpreet",
    firstname: "Gurpreet",
    lastname: "Singh",
    name_in_punjabi: "",
    name_in_english: "",
    age: 27,
    city: "Ludhiana",
    profile_picture: null,
  };
  await show(
    { suggestions: { total: 34, data: [small] }, connections: [connection(null)] },
    { connections: 1 },
  );
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Nothing waits for you today");
  const headings = page.getByRole("heading", { level: 2 });
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent?.replace(/\s*\d+$/, "")))
    .toEqual(["34 families match your preferences", "Connected families", "All lists"]);
  await expect.element(page.getByRole("link", { name: "Gurpreet, 27" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See the families" }))
    .toHaveAttribute("href", "/suggestion");
});

test.each([
  [
    "no family matches",
    { total: 0, data: [] },
    "No family matches all your preferences yet",
    "Edit preferences",
  ],
  ["the day’s profiles are used up", null, "More families later", "Open your shortlist"],
] as const)("When %s, the step is another one", async (_, suggestions, title, action) => {
  await show({ suggestions: suggestions && { ...suggestions, data: [] } });
  const step = page.getByRole("region", { name: title });
  await expect.element(step.getByText(action)).toBeVisible();
});

test("A member without a connection reads how two families meet", async () => {
  await show({ suggestions: { total: 0, data: [] } });
  const stages = page.getByRole("region", { name: "How two families meet here" }).getByRole("listitem");
  await expect.poll(() => stages.elements().length).toBe(3);
});

test("A member whose requests wait for an answer reads how many", async () => {
  await show({ suggestions: { total: 5, data: [] } }, { sent: 2 });
  await expect.element(page.getByText(/^2 of your requests are waiting for an answer/)).toBeVisible();
});

test("A matched member sees the two who marry, and how to reach the other family", async () => {
  const { member } = proposal("Balbir", 1);
  const matched = { id: "m", phone_number: "+919876543210", member };
  await show({ matched, connections: [matched] }, { accepted_proposals: 1, connections: 1 });
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Congratulations to both families");
  await expect.element(page.getByRole("link", { name: "Write to Balbir on WhatsApp" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Call Balbir" }))
    .toHaveAttribute("href", "tel:+919876543210");
  await expect
    .element(page.getByRole("link", { name: "See the good news" }))
    .toHaveAttribute("href", "/matched/balbir");
  for (const text of ["New for you", "Connected families"])
    await expect.element(page.getByText(text)).not.toBeInTheDocument();
});

test("A matched member’s page leaves out the empty lists until they are asked for", async () => {
  const { member } = proposal("Balbir", 1);
  const matched = { id: "m", phone_number: null, member };
  await show({ matched, connections: [matched] }, { accepted_proposals: 1, connections: 1 });
  const rows = page.getByRole("navigation", { name: "Your lists" }).getByRole("button");
  const texts = () => rows.elements().map((row) => row.textContent);
  await expect.poll(texts).toEqual(["Connections1", "Marriage proposals1", "All lists"]);
  await page.getByRole("button", { name: "All lists", expanded: false }).click();
  await expect.poll(() => texts().length).toBe(10);
});

test("Every list is one press away, with its number", async () => {
  await show({}, { received: 2, received_proposals: 1, sent: 4 });
  const rows = page.getByRole("navigation", { name: "Your lists" }).getByRole("button");
  await expect
    .poll(() => rows.elements().map((row) => row.textContent))
    .toEqual([
      "Shortlisted0",
      "Requests received2",
      "Requests sent4",
      "Connections0",
      "Marriage proposals1",
      "You said no0",
      "They said no0",
      "Not now0",
      "Blocked0",
    ]);
  opened.length = 0;
  await rows.nth(4).click();
  await userEvent.keyboard("{Escape}");
  expect(opened).toEqual(["received_proposals"]);
});

test("A page that could not be loaded says so, offers another try, and still leads to every list", async () => {
  let broken = true;
  fakeServer(
    at(showToday, () => (broken ? { status: 422, message: "Not now." } : { data: nothing })),
    at(site, () => ({ data: plainSite })),
  );
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  await expect.element(page.getByText("Not now.")).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Blocked" })).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1 }))
    .toMatchTextContent("Nothing waits for you today");
});

test("The rules in short stay until they are read; a failure leaves them", async () => {
  let works = false;
  const server = await show(
    { rules_reminder: true },
    {},
    at(readRulesReminder, () => (works ? {} : { status: 422, message: "Please try again." })),
  );
  const read = page.getByRole("button", { name: "I have read this" });
  await read.click();
  const sent = () => server.asked.filter(({ name }) => name === "readRulesReminder").length;
  await expect.poll(sent).toBe(1);
  await expect.element(read).toBeEnabled();
  works = true;
  await read.click();
  await expect.element(read).not.toBeInTheDocument();
  expect(sent()).toBe(2);
});
