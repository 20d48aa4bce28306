import { dayInIndia } from "@sanjog/domain/calendar";
import { formatDate } from "@sanjog/i18n/format";
import {
  acceptInvitation,
  becomeVolunteer,
  fillDecision,
  givePassword,
  invitationLink,
  keepCodes,
  logInAtDesk,
  recoveryCodes,
  takeCase,
  volunteer,
  withDevice,
} from "./desk-hands.ts";
import { messagesTo } from "./mailbox.ts";
import { demoEmail, expect, test } from "./stage.ts";

test("a keeper sets up the second code, comes back with a recovery code, and invites a moderator by mail", async ({
  enter,
  words,
  tokenOf,
}) => {
  const gurmeet = volunteer("Gurmeet");
  const harpal = volunteer("Harpal");
  // The browser of a volunteer who is a member too: neither login touches the other.
  const page = await enter({ token: await tokenOf("asha") });
  const link = await invitationLink(gurmeet.email, "keeper");
  const [first = "", second = ""] = await acceptInvitation(page, words, link, gurmeet);
  await page.getByRole("button", { name: words.staff("codes.done") }).click();
  await expect(page.getByText(words.staff("codes.keep_first"))).toBeVisible();
  await keepCodes(page, words);
  const logOut = page.getByRole("banner").getByRole("button", { name: words.staff("account.log_out") });
  await logOut.click();
  await expect(page).toHaveURL("/desk/login");
  await logInAtDesk(page, words, gurmeet, first);
  await expect(logOut).toBeVisible();

  const why = "two more eyes for the mornings";
  await page.goto("/desk/staff");
  await page.getByRole("button", { name: words.staff("people.invite") }).click();
  await page.getByLabel(words.fields("email"), { exact: true }).fill(harpal.email);
  await page.getByLabel(words.staff("why.label")).fill(why);
  // The session ends meanwhile, as after eight hours: what is typed is there again after the login.
  await page.context().clearCookies();
  await page.getByRole("button", { name: words.staff("people.send_invitation") }).click();
  await expect(page.getByText(words.staff("login.ended"))).toBeVisible();
  await logInAtDesk(page, words, gurmeet, second);
  await expect(page).toHaveURL("/desk/staff");
  await page.getByRole("button", { name: words.staff("people.invite") }).click();
  await expect(page.getByLabel(words.staff("why.label"))).toHaveValue(why);
  await page.getByRole("button", { name: words.staff("people.send_invitation") }).click();
  await expect(page.getByText(harpal.email)).toBeVisible();

  let harpals_link = "";
  await expect(async () => {
    const [mail] = await messagesTo(page.request, harpal.email);
    harpals_link = /\/desk\/invitation#[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
    expect(harpals_link).not.toBe("");
  }).toPass();
  const elsewhere = await enter();
  await acceptInvitation(elsewhere, words, harpals_link, harpal);
  await keepCodes(elsewhere, words);
  await expect(elsewhere.getByRole("link", { name: words.staff("nav.people") })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeTruthy();
});

test("a volunteer chooses a passkey, logs in with it, adds a second one on another device and removes the first", async ({
  enter,
  words,
}) => {
  const gurmeet = volunteer("Gurmeet");
  const page = await enter();
  const putAway = await withDevice(page);
  await becomeVolunteer(page, words, await invitationLink(gurmeet.email, "moderator"), gurmeet);
  const name = page.getByLabel(words.staff("passkeys.name"));
  await name.fill("Phone of Gurmeet");
  await page.getByRole("button", { name: words.staff("passkeys.make") }).click();
  expect(await recoveryCodes(page, words)).toHaveLength(10);
  await keepCodes(page, words);
  const logOut = page.getByRole("banner").getByRole("button", { name: words.staff("account.log_out") });
  await logOut.click();
  await givePassword(page, words, gurmeet);
  await page.getByRole("button", { name: words.staff("ways.passkey.submit") }).click();
  await expect(logOut).toBeVisible();
  await page.goto("/desk/account");
  await expect(page.getByText("Phone of Gurmeet")).toBeVisible();
  await expect(page.getByText(words.staff("passkeys.only_one"))).toBeVisible();

  await page.getByRole("button", { name: words.staff("passkeys.add") }).click();
  await page.getByRole("button", { name: words.staff("ways.passkey.submit") }).click();
  await name.fill("Ring of Gurmeet");
  await page.getByRole("button", { name: words.staff("passkeys.make") }).click();
  await expect(page.getByText(words.staff("passkeys.already_here")).first()).toBeVisible();
  await putAway();
  await withDevice(page, "usb");
  await page.getByRole("button", { name: words.staff("passkeys.make") }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByText("Ring of Gurmeet")).toBeVisible();
  await page
    .getByRole("button", {
      name: words.staff("passkeys.remove_of", { name: "Phone of Gurmeet" }),
    })
    .click();
  await page.getByRole("button", { name: words.staff("ways.passkey.submit") }).click();
  await expect(page.getByText("Phone of Gurmeet")).toHaveCount(0);
  await expect(page.getByText(words.staff("passkeys.only_one"))).toBeVisible();
});

/** Each language has members and a reason of its own, since both journeys run at once on one server. */
const reported = {
  en: { member: "navneet", reporter: "asha", reason: "asks_for_money" },
  pb: { member: "onkar", reporter: "deepa", reason: "already_married" },
} as const;

test("a case is taken and decided by keyboard, the member disagrees, another volunteer overturns it, and both are told", async ({
  enter,
  words,
  tokenOf,
}) => {
  const gurmeet = volunteer("Gurmeet");
  const harpal = volunteer("Harpal");
  const who = reported[words.locale];
  const member = await enter({ token: await tokenOf(who.member) });
  const headers = { authorization: `Bearer ${await tokenOf(who.member)}` };
  const { data } = await (await member.request.get("/backend/api/user", { headers })).json();
  const report = await member.request.post("/backend/api/reports", {
    headers: { authorization: `Bearer ${await tokenOf(who.reporter)}` },
    data: { member_id: data.user_id, reason: who.reason, text: "They told my uncle." },
  });
  expect(report.status()).toBe(200);

  const page = await enter();
  await acceptInvitation(page, words, await invitationLink(gurmeet.email, "lead"), gurmeet);
  await keepCodes(page, words);
  await page.goto("/desk?kind=report");
  const take = page
    .getByRole("listitem")
    .filter({ hasText: words.report_reasons(`reasons.${who.reason}`) })
    .getByRole("button", { name: words.cases("take") })
    .first();
  await expect(take).toBeVisible();
  await expect(async () => {
    await page.keyboard.press("j");
    await expect(take).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByText("They told my uncle.")).toBeVisible();
  const facts = "On Tuesday another family was told something else.";
  await fillDecision(page, words, { kind: "warn", rule: "false_details", facts });
  await page.getByRole("button", { name: words.cases("decision.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();

  await member.goto("/account");
  await expect(member.getByText(facts)).toBeVisible();
  await member.getByRole("button", { name: words.own_decisions("disagree") }).click();
  const why = `It was my cousin, not me. ${words.locale}`;
  await member.getByLabel(words.own_decisions("why")).fill(why);
  await member.getByRole("button", { name: words.own_decisions("send"), exact: true }).click();
  await expect(member.getByRole("button", { name: words.own_decisions("disagree") })).toHaveCount(0);
  await page.goto("/desk?kind=appeal");
  await expect(page.getByText(words.cases("passed")).first()).toBeVisible();

  const other = await enter();
  await acceptInvitation(other, words, await invitationLink(harpal.email, "lead"), harpal);
  await keepCodes(other, words);
  await expect(other.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();
  await takeCase(other, { kind: "appeal", reason: null, text: why });
  const answer = "The other family has said that it was somebody else.";
  await fillDecision(other, words, { kind: "restore", rule: "false_details", facts: answer });
  await other.getByRole("button", { name: words.cases("decision.submit"), exact: true }).click();
  await expect(other.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();

  await member.goto("/account");
  await expect(member.getByText(words.own_decisions("outcome.overturned"))).toBeVisible();
  // The reporter gets a mail about each outcome, and reads the last one in the list of own reports.
  const { reference } = (await report.json()).data;
  await expect(async () => {
    const mails = await messagesTo(member.request, demoEmail(who.reporter));
    expect(mails.filter(({ text }) => text.includes(reference))).toHaveLength(3);
  }).toPass();
  const reporter = await enter({ token: await tokenOf(who.reporter) });
  await reporter.goto("/account#data");
  const date = formatDate(words.locale, dayInIndia(new Date()));
  const own = reporter.getByRole("listitem").filter({ hasText: reference });
  await expect(own.getByText(words.reports("own.outcomes.overturned", { date }))).toBeVisible();
});
