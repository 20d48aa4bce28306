import { acceptInvitation, invitationLink, keepCodes, volunteer } from "./desk-hands.ts";
import { fillSteps } from "./made-member.ts";
import { codeFor } from "./mailbox.ts";
import { dalbir } from "./newcomers.ts";
import { register } from "./sign-up.ts";
import { expect, test } from "./stage.ts";

test("a keeper enters an order and asks for contact details; a lead approves, and the keeper reads them", async ({
  enter,
  words,
  tokenOf,
}) => {
  const headers = { authorization: `Bearer ${await tokenOf("navneet")}` };
  const keeper = await enter();
  const { data } = await (await keeper.request.get("/backend/api/user", { headers })).json();
  const gurmeet = volunteer("Gurmeet");
  await acceptInvitation(keeper, words, await invitationLink(gurmeet.email, "keeper"), gurmeet);
  await keepCodes(keeper, words);
  await keeper.goto("/desk");
  await keeper.getByRole("button", { name: words.cases("enter.button") }).click();
  const dialog = keeper.getByRole("dialog");
  await dialog.getByLabel(words.cases("enter.profile")).fill("988 961 000");
  await dialog.getByLabel(words.cases("enter.text.order")).fill("Give the address of the account.");
  await dialog.getByRole("button", { name: words.cases("enter.submit") }).click();
  await dialog.getByLabel(words.cases("enter.authority.order")).fill("The court in Ludhiana");
  const reference = `12/${Date.now()}`;
  await dialog.getByLabel(words.cases("enter.reference")).fill(reference);
  await dialog.getByRole("button", { name: words.cases("enter.submit") }).click();
  await expect(dialog.getByText(words.fieldErrors("profile_unknown"))).toBeVisible();
  await dialog.getByLabel(words.cases("enter.profile")).fill(data.user_id);
  await dialog.getByRole("button", { name: words.cases("enter.submit") }).click();
  await expect(dialog).toHaveCount(0);

  await keeper.goto("/desk?kind=order");
  await keeper
    .getByRole("listitem")
    .getByRole("button", { name: words.cases("take") })
    .first()
    .click();
  await expect(keeper.getByText(reference)).toBeVisible();
  await keeper.getByRole("button", { name: words.approvals("ask.contact_details") }).click();
  await keeper.getByLabel(words.staff("why.label")).fill("The court asks for the address.");
  await keeper.getByRole("button", { name: words.approvals("send"), exact: true }).click();
  await expect(keeper.getByRole("dialog")).toHaveCount(0);

  const harpreet = volunteer("Harpreet");
  const lead = await enter();
  await acceptInvitation(lead, words, await invitationLink(harpreet.email, "lead"), harpreet);
  await keepCodes(lead, words);
  await lead.goto("/desk/waiting");
  const row = lead.getByRole("listitem").filter({ hasText: gurmeet.name });
  await row
    .last()
    .getByRole("button", { name: words.approvals("approve"), exact: true })
    .click();
  await lead.getByLabel(words.staff("why.label")).fill("I have read the order.");
  await lead
    .getByRole("dialog")
    .getByRole("button", { name: words.approvals("approve"), exact: true })
    .click();
  await expect(lead.getByRole("dialog")).toHaveCount(0);

  await keeper.goto("/desk/waiting");
  await keeper.getByRole("button", { name: words.approvals("open"), exact: true }).click();
  await expect(keeper.getByRole("dialog").getByText(data.email)).toBeVisible();
});

test("a member without WhatsApp shows a code to a volunteer, and a lead's approval verifies the number", async ({
  enter,
  words,
}) => {
  const who = dalbir();
  const visitor = await enter();
  const { session_key } = await register(visitor.request, who);
  const email_otp = await codeFor(visitor.request, who.email);
  const post = async (path: string, data: object) => {
    const answer = await visitor.request.post(`/backend/api/auth/verify/${path}`, { data });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()).data;
  };
  await post("otp", { session_key, email_otp });
  const { token } = await post("user", { session_key });
  await fillSteps(visitor.request, who, token);
  const member = await enter({ token });
  await member.goto("/summary-details");
  await member
    .getByRole("button", { name: words.profiles("summary.verify_phone") })
    .first()
    .click();
  const dialog = member.getByRole("dialog");
  await dialog.getByRole("button", { name: words.accounts("in_person.open") }).click();
  await dialog.getByRole("button", { name: words.accounts("in_person.ask"), exact: true }).click();
  await expect(dialog.getByText(words.accounts("in_person.code"), { exact: true })).toBeVisible();
  const code = /\b\d{6}\b/.exec(await dialog.getByRole("status").innerText())?.[0] ?? "";

  const simran = volunteer("Simran");
  const desk = await enter();
  await acceptInvitation(desk, words, await invitationLink(simran.email, "moderator"), simran);
  await keepCodes(desk, words);
  await desk.goto("/desk?kind=in_person");
  await desk
    .getByRole("listitem")
    .getByRole("button", { name: words.cases("take") })
    .last()
    .click();
  await expect(desk.getByRole("heading", { name: words.approvals("in_person.title") })).toBeVisible();
  await expect(desk.getByText(`••• ${who.e164.slice(-3)}`)).toBeVisible();
  await desk.getByLabel(words.approvals("in_person.code")).fill(code);
  await desk.getByLabel(words.approvals("in_person.whole_number")).fill(who.e164);
  await desk.getByLabel(words.approvals("in_person.place")).fill("Gurdwara Sahib");
  await desk.getByLabel(words.approvals("in_person.why")).fill("His phone shows the number.");
  await desk.getByRole("button", { name: words.approvals("in_person.submit") }).click();
  await expect(desk).toHaveURL(/\/desk\?kind=in_person$/);

  const harpreet = volunteer("Harpreet");
  const lead = await enter();
  await acceptInvitation(lead, words, await invitationLink(harpreet.email, "lead"), harpreet);
  await keepCodes(lead, words);
  await lead.goto("/desk/waiting");
  const row = lead.getByRole("listitem").filter({ hasText: simran.name }).last();
  await expect(row.getByText("Gurdwara Sahib")).toBeVisible();
  await row.getByRole("button", { name: words.approvals("approve"), exact: true }).click();
  await lead.getByLabel(words.staff("why.label")).fill("Simran met him.");
  await lead
    .getByRole("dialog")
    .getByRole("button", { name: words.approvals("approve"), exact: true })
    .click();
  await expect(lead.getByRole("dialog")).toHaveCount(0);

  await member.goto("/summary-details");
  await expect(member.getByText(who.firstname).first()).toBeVisible();
  await expect(member.getByRole("button", { name: words.profiles("summary.verify_phone") })).toHaveCount(0);
});
