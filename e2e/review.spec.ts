import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { messages as en } from "@sanjog/i18n/en/notifications";
import { freePort } from "../apps/api/test/support/free-ports.ts";
import { endProcess, startProcess } from "../apps/api/test/support/site-process.ts";
import { acceptInvitation, invitationLink, keepCodes, volunteer } from "./desk-hands.ts";
import { addPicture, makeMember } from "./made-member.ts";
import { messagesTo } from "./mailbox.ts";
import { harleen } from "./newcomers.ts";
import { test as base, expect } from "./stage.ts";

/** A server of its own, on which the desk looks at new profiles before others see them. */
const test = base.extend<{ folder: string }>({
  folder: async ({ reads }, give) => {
    const folder = mkdtempSync(path.join(tmpdir(), `review-${reads}-`));
    await give(folder);
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ folder }, give) => {
    const port = await freePort();
    const settings = {
      ...process.env,
      REVIEW: "before",
      DATA_DIR: folder,
      HOST: "127.0.0.1",
      PUBLIC_URL: `http://localhost:${port}`,
      TRUST_PROXY: "1",
      LOG_LEVEL: "warn",
    };
    const { child } = await startProcess(settings, { port, metricsPort: await freePort() }, () => undefined);
    await give(`http://localhost:${port}`);
    await endProcess(child);
  },
});

test("a new profile is looked at by keyboard, changed as asked, sent again and shown", async ({
  enter,
  words,
  folder,
}) => {
  const gurmeet = volunteer("Gurmeet");
  const page = await enter();
  const who = { ...harleen(), locale: words.locale };
  const token = await makeMember(page.request, who);
  await addPicture(page, token);
  const member = await enter({ token });
  await member.goto("/home");
  await expect(member.getByText(words.reviews("waiting.title"))).toBeVisible();

  await acceptInvitation(page, words, await invitationLink(gurmeet.email, "moderator", folder), gurmeet);
  await keepCodes(page, words);
  await expect(page.getByRole("button", { name: words.cases("review.start", { count: 1 }) })).toBeVisible();
  await page.keyboard.press("r");
  const yes = page.getByRole("button", { name: words.cases("review.yes"), exact: true });
  await expect(yes).toBeVisible();
  await expect(page.getByText(who.lastname).first()).toBeVisible();
  await expect(page.getByRole("img").first()).toBeVisible();
  await page.keyboard.press("a");
  await page.getByLabel(words.cases("review.form.template")).selectOption("words");
  const facts = await page.getByLabel(words.cases("decision.facts")).inputValue();
  expect(facts).not.toBe("");
  await page.getByRole("button", { name: words.cases("decision.submit"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();

  await member.goto("/home");
  await member.getByRole("button", { name: words.reviews("asked.see"), exact: true }).click();
  await expect(member.getByText(facts)).toBeVisible();
  const headers = { authorization: `Bearer ${token}` };
  const saved = await member.request.get("/backend/api/user", { headers });
  expect(saved.status()).toBe(200);
  await member
    .getByRole("link", { name: words.reviews("asked.change", { part: words.reviews("parts.personal") }) })
    .click();
  const own_words = member.getByLabel(words.profiles("personal.express_yourself.daughter"));
  await own_words.fill("I teach in the village school and love kirtan.");
  await member
    .getByRole("button", { name: words.common("save") })
    .first()
    .click();
  await member.goto("/home");
  await expect(member.getByText(words.reviews("asked.changed_title"))).toBeVisible();
  await member.getByRole("button", { name: words.reviews("asked.see"), exact: true }).click();
  await member.getByRole("button", { name: words.reviews("asked.send") }).click();
  await expect(member.getByText(words.reviews("waiting.title"))).toBeVisible();

  await page.goto("/desk?kind=review");
  await expect(page.getByRole("button", { name: words.cases("review.start", { count: 1 }) })).toBeVisible();
  await page.keyboard.press("r");
  await expect(page.getByText(words.cases("review.rounds.title"))).toBeVisible();
  await expect(page.getByText(facts)).toBeVisible();
  await expect(yes).toBeVisible();
  await page.keyboard.press("y");
  await expect(page.getByRole("button", { name: words.cases("review.undo") })).toBeVisible();
  await page.keyboard.press("z");
  await expect(yes).toBeVisible();
  await page.keyboard.press("y");
  await expect(page.getByRole("heading", { level: 1, name: words.cases("queue.title") })).toBeVisible();
  await expect(async () => {
    await member.reload();
    await expect(member.getByText(words.reviews("waiting.title"))).toHaveCount(0, { timeout: 2_000 });
    const { data } = await (await member.request.get("/backend/api/user", { headers })).json();
    expect(data.profile_status).toBe(1);
  }).toPass({ timeout: 90_000 });
  await expect(async () => {
    // The account was made through the API, in English, whatever the pages are read in.
    const mails = await messagesTo(member.request, who.email);
    expect(mails.map(({ subject }) => subject)).toContain(en.mail.shown.subject);
  }).toPass();
});
