import type { Page } from "@playwright/test";
import {
  acceptInvitation,
  closeQuarter,
  fillDecision,
  invitationLink,
  keepCodes,
  takeCase,
  volunteer,
} from "./desk-hands.ts";
import { messagesTo } from "./mailbox.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

/** Each language has a member of its own, since both journeys run at once on one server. */
const reported = { en: "lakhvir", pb: "manpreet" } as const;

type Enter = () => Promise<Page>;

test("a stranger reports an intimate photo, it is hidden and decided, the member disagrees, another volunteer overturns it, both are told, and the published numbers change", async ({
  enter,
  words,
  tokenOf,
}) => {
  // More than two minutes on a quiet machine, because several people act one after the other.
  test.setTimeout(420_000);
  const before = await publishedReports(enter, words);
  const token = await tokenOf(reported[words.locale]);
  const member = await enter({ token });
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await member.request.get("/backend/api/user", { headers })).json();
  const email = `aunt.${words.locale}.${Date.now()}@elsewhere.example`;
  const text = `My niece never gave them this photo. ${words.locale} ${Date.now()}`;

  const stranger = await enter();
  await sendReport(stranger, words, { email, text, described: data.profile_number });
  await confirmBy(stranger, words, email);
  await member.goto("/account");
  await expect(member.getByText(words.own_decisions("by_machine"))).toBeVisible();

  const simran = await atDesk(enter, words, "Simran", "moderator");
  await takeCase(simran, { kind: "report", reason: "intimate_image", text });
  const said = simran.getByRole("region", { name: words.cases("reported.report") });
  await said.getByRole("button", { name: words.cases("photos.show") }).click();
  await expect(said.getByRole("img", { name: words.cases("photos.reported") })).toBeVisible();
  const facts = "The photo shows more than a family should see.";
  await simran.getByLabel(words.cases("decision.kind")).selectOption("hide_picture");
  await simran.getByLabel(words.cases("decision.photo")).selectOption({ index: 1 });
  await decide(simran, words, { kind: "hide_picture", rule: "indecent_picture", facts });

  await member.goto("/account");
  await expect(member.getByText(facts)).toBeVisible();
  await member.getByRole("button", { name: words.own_decisions("disagree") }).click();
  const why = `It is my graduation photo. ${words.locale} ${Date.now()}`;
  await member.getByLabel(words.own_decisions("why")).fill(why);
  await member.getByRole("button", { name: words.own_decisions("send"), exact: true }).click();
  await expect(member.getByRole("button", { name: words.own_decisions("disagree") })).toHaveCount(0);

  const harpal = await atDesk(enter, words, "Harpal", "lead");
  await takeCase(harpal, { kind: "appeal", reason: null, text: why });
  const answer = "It is a graduation photo, and decent.";
  await decide(harpal, words, { kind: "restore", rule: "indecent_picture", facts: answer });

  await member.goto("/account");
  await expect(member.getByText(words.own_decisions("outcome.overturned"))).toBeVisible();
  const subjects = [
    words.case_mails("outcome_mail.subject"),
    words.case_mails("outcome_mail.subject_overturned"),
  ];
  await expect(async () => {
    const mails = await messagesTo(stranger.request, email);
    expect(mails.map(({ subject }) => subject)).toEqual(expect.arrayContaining(subjects));
    for (const mail of mails)
      for (const secret of [facts, answer, why, data.user_id]) expect(mail.text).not.toContain(secret);
  }).toPass();

  // Nine reports are enough for a total: fewer would show too much of the single one.
  for (let sent = 0; sent < 8; sent += 1) await sendOtherReport(enter, `${sent}.${email}`);
  const after = await publishedReports(enter, words);
  expect(after).toBeGreaterThanOrEqual(before + 9);
});

async function sendReport(
  page: Page,
  words: Words,
  { email, text, described }: { email: string; text: string; described: string },
): Promise<void> {
  await page.goto("/report");
  await page.getByRole("radio", { name: words.report_reasons("reasons.intimate_image") }).check();
  await page.getByLabel(words.fields("described")).fill(described);
  await page.getByLabel(words.fields("text")).fill(text);
  await page.getByLabel(words.fields("good_faith")).check();
  await page.getByLabel(words.fields("signature")).fill("Harbans Kaur Gill");
  await page.getByLabel(words.fields("email")).fill(email);
  await page.getByRole("button", { name: words.reports("submit") }).click();
  await expect(page.getByText(words.reports("page.confirm"))).toBeVisible();
}

/** Opens the link of the mail and presses its button. */
async function confirmBy(page: Page, words: Words, email: string): Promise<void> {
  let link = "";
  await expect(async () => {
    const mails = await messagesTo(page.request, email);
    link = /\S+report-confirmation\S+/.exec(mails[0]?.text ?? "")?.[0] ?? "";
    expect(link).not.toBe("");
  }).toPass();
  await page.goto(new URL(link).pathname);
  await page.getByRole("button", { name: words.report_reasons("confirmation.button") }).click();
  await expect(page.getByText(words.report_reasons("confirmation.confirmed"))).toBeVisible();
}

async function atDesk(enter: Enter, words: Words, name: string, role: "moderator" | "lead"): Promise<Page> {
  const page = await enter();
  const who = volunteer(name);
  await acceptInvitation(page, words, await invitationLink(who.email, role), who);
  await keepCodes(page, words);
  await expect(page.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();
  return page;
}

async function decide(page: Page, words: Words, decision: Parameters<typeof fillDecision>[2]): Promise<void> {
  await fillDecision(page, words, decision);
  await page.getByRole("button", { name: words.cases("decision.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();
}

async function sendOtherReport(enter: Enter, email: string): Promise<void> {
  const { request } = await enter();
  const data = { email, reason: "wrong_details", described: "a family in Surrey", text: "He is no doctor." };
  expect((await request.post("/backend/api/reports/public", { data })).status()).toBe(200);
}

/** Returns how many reports the newest quarter has, as the page shows it to somebody new; 0 while that is hidden. */
async function publishedReports(enter: Enter, words: Words): Promise<number> {
  await closeQuarter();
  const page = await enter();
  await page.goto("/about/numbers");
  const table = page.getByRole("table", { name: words.numbers("reports.title") }).first();
  const total = await table
    .getByRole("row", { name: words.numbers("total") })
    .getByRole("cell")
    .innerText();
  const withheld = [words.numbers("few"), words.numbers("hidden")].includes(total);
  return withheld ? 0 : Number(total.replaceAll(/\D/g, ""));
}
