import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, type Page } from "@playwright/test";
import { codeOfStep, stepAt } from "../apps/api/src/staff/one-time-password.ts";
import type { Words } from "./words.ts";

const run = promisify(execFile);
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export type Volunteer = { name: string; email: string; password: string };

/** Returns somebody whom no other run of the journeys knows. */
export function volunteer(name: string): Volunteer {
  return { name, email: `${name.toLowerCase()}.${Date.now()}@desk.example`, password: "Sewa-Desk-2026-Karo" };
}

/** Returns the one-time link of an invitation, as the command line of the server prints it. */
export async function invitationLink(
  email: string,
  to: "moderator" | "lead" | "keeper",
  data_folder = process.env.E2E_DATA_DIR,
): Promise<string> {
  const command = ["apps/api/src/operator-main.ts", "invite-staff", email, "--to", to, "--why", "a journey"];
  const { stdout } = await run(process.execPath, command, {
    env: { ...process.env, DATA_DIR: data_folder },
  });
  const link = /\S+\/desk\/invitation#\S+/.exec(stdout)?.[0] ?? "";
  expect(link, stdout).toBeTruthy();
  return link.replace(/^https?:\/\/[^/]+/, "");
}

/** Publishes the running quarter, as after its last day. */
export async function closeQuarter(): Promise<void> {
  await run(process.execPath, ["e2e/close-quarter.ts"], {
    env: { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR },
  });
}

/** Returns the code that an app on the phone would show for this key. */
export function codeNow(key: string): string {
  const bits = [...key.replaceAll(" ", "")]
    .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2));
  return codeOfStep(Buffer.from(bytes), stepAt(new Date()));
}

/** Accepts an invitation with a password; the second factor is chosen next. */
export async function becomeVolunteer(page: Page, words: Words, link: string, who: Volunteer): Promise<void> {
  await page.goto(link);
  await page.getByLabel(words.staff("invitation.name")).fill(who.name);
  await page.getByLabel(words.fields("password"), { exact: true }).fill(who.password);
  await page.getByLabel(words.fields("password_confirmation")).fill(who.password);
  await page.getByRole("button", { name: words.staff("invitation.submit") }).click();
}

/** Accepts an invitation and sets up the app for codes. Returns the recovery codes. */
export async function acceptInvitation(
  page: Page,
  words: Words,
  link: string,
  who: Volunteer,
): Promise<string[]> {
  await becomeVolunteer(page, words, link, who);
  await page.getByRole("button", { name: words.staff("set_up.with_app") }).click();
  await expect(page.getByRole("img", { name: words.staff("set_up.qr") })).toBeVisible();
  const key = await page.locator("code").innerText();
  await page.getByLabel(words.staff("code.app")).fill(codeNow(key));
  return recoveryCodes(page, words);
}

/** Returns the recovery codes that the page shows. */
export async function recoveryCodes(page: Page, words: Words): Promise<string[]> {
  await expect(page.getByRole("heading", { level: 1, name: words.staff("codes.title") })).toBeVisible();
  return page.locator("code").allInnerTexts();
}

/** Gives the browser a device that makes passkeys and always recognises its owner. Returns what takes it away. */
export async function withDevice(page: Page, transport: "internal" | "usb" = "internal") {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return () => session.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
}

/** The requests of the desk, with the cookie of this page's login. */
function desk(page: Page) {
  return async (method: "GET" | "POST", path: string) => {
    const answer = await page.request.fetch(`/backend/api/desk/${path}`, { method });
    return answer.ok() ? (await answer.json()).data : null;
  };
}

type Row = { id: string; reason: string | null };
type Wanted = { kind: "report" | "appeal"; reason: string | null; text: string };

/** Takes the open case with these words, of those that other journeys may have, and opens it. */
export async function takeCase(page: Page, { kind, reason, text }: Wanted): Promise<void> {
  const call = desk(page);
  await expect(async () => {
    const { data } = await call("GET", `cases?kind=${kind}`);
    let found = "";
    for (const { id } of (data as Row[]).filter((row) => row.reason === reason)) {
      await call("POST", `cases/${id}/take`);
      const file = await call("GET", `cases/${id}`);
      if (file?.text === text) found = id;
      else if (file) await call("POST", `cases/${id}/release`);
    }
    expect(found).not.toBe("");
    await page.goto(`/desk/cases/${found}`);
  }).toPass();
  await expect(page.getByText(text)).toBeVisible();
}

/** Fills the decision: what happens, the rule, and what happened. */
export async function fillDecision(
  page: Page,
  words: Words,
  { kind, rule, facts }: { kind: string; rule: string; facts: string },
): Promise<void> {
  await page.getByLabel(words.cases("decision.kind")).selectOption(kind);
  await page.getByLabel(words.cases("decision.rule")).selectOption(rule);
  await page.getByLabel(words.cases("decision.facts")).fill(facts);
  const preview = page.getByRole("region", { name: words.cases("preview.title") });
  await expect(preview.getByText(facts)).toBeVisible();
}

/** Types address and password of the first step. */
export async function givePassword(page: Page, words: Words, who: Volunteer): Promise<void> {
  await page.getByLabel(words.fields("email")).fill(who.email);
  await page.getByLabel(words.fields("password"), { exact: true }).fill(who.password);
  await page.getByRole("button", { name: words.staff("login.submit") }).click();
}

/** Confirms that the recovery codes are kept. */
export async function keepCodes(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words.staff("codes.kept")).check();
  await page.getByRole("button", { name: words.staff("codes.done") }).click();
}

/** Logs in with the password and a recovery code, which works at once, while a code of the app is used up. */
export async function logInAtDesk(page: Page, words: Words, who: Volunteer, code: string): Promise<void> {
  await givePassword(page, words, who);
  await page.getByRole("button", { name: words.staff("ways.recovery.use") }).click();
  await page.getByLabel(words.staff("code.recovery")).fill(code.toLowerCase());
  await page.getByRole("button", { name: words.staff("login.submit_code") }).click();
}
