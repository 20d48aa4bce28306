import { randomInt } from "node:crypto";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import type { Locale } from "@sanjog/i18n/locale";
import { demo_password, demoAccounts } from "../apps/api/demo/demo-accounts.ts";
import { isComplaint } from "./complaints.ts";
import { type Words, wordsIn } from "./words.ts";

export type DemoKey = (typeof demoAccounts)[number]["key"];

/** The login of a member of the demo community. */
export function demoEmail(key: DemoKey): string {
  return demoAccounts.find((account) => account.key === key)?.email ?? "";
}

type Visitor = {
  /** Signed in with this token. */
  token?: string;
  /** Null leaves the language to the page, as on a first visit. */
  locale?: Locale | null;
  viewport?: { width: number; height: number };
};

export type Stage = {
  /** The reader's language, which each project sets. */
  reads: Locale;
  words: Words;
  /** A separate browser context for one person. An error in any of them fails the journey at its end. */
  enter: (visitor?: Visitor) => Promise<Page>;
};

/** Logs in each member of the demo community once, because the limits on logins apply to tests too. */
export type Shared = { tokenOf: (key: DemoKey) => Promise<string> };

export const test = base.extend<Stage, Shared>({
  reads: ["en", { option: true }],
  words: async ({ reads }, give) => give(wordsIn(reads)),
  tokenOf: [
    async ({ playwright }, give, { project }) => {
      const api = await playwright.request.newContext({ baseURL: project.use.baseURL ?? "" });
      const tokens = new Map<DemoKey, Promise<string>>();
      await give((key) => {
        const token = tokens.get(key) ?? logIn(key);
        tokens.set(key, token);
        return token;
      });
      await api.dispose();
      async function logIn(key: DemoKey): Promise<string> {
        const answer = await api.post("/backend/api/auth/login", {
          data: { email_or_phone: demoEmail(key), password: demo_password },
          // The server may close an idle connection at the moment in which it is used again.
          maxRetries: 2,
        });
        expect(answer.status(), `${key} logs in`).toBe(200);
        return (await answer.json()).data.token;
      }
    },
    { scope: "worker" },
  ],
  enter: async ({ browser, baseURL, reads }, give) => {
    const address = baseURL ?? "";
    const contexts: BrowserContext[] = [];
    const complaints: string[] = [];
    await give(async ({ token, locale = reads, viewport } = {}) => {
      const localStorage = [
        ...(token ? [{ name: "token", value: token }] : []),
        ...(locale ? [{ name: "locale", value: locale }] : []),
      ];
      const context = await browser.newContext({
        storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
        ...(viewport && { viewport }),
        // Each person has a separate network address; otherwise the limits per address would count the whole run as one.
        extraHTTPHeaders: { "X-Forwarded-For": household() },
      });
      contexts.push(context);
      listen(context, address, complaints);
      return context.newPage();
    });
    for (const context of contexts) {
      // A request that a test answers may still be under way at the end of the test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      await context.close();
    }
    expect(complaints, "what the browsers complained of").toEqual([]);
  },
});

function household(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** Collects console errors (including violations of the content security policy), server errors and requests to other hosts. */
function listen(context: BrowserContext, address: string, complaints: string[]): void {
  context.on("console", (message) => {
    if (isComplaint(message.type(), message.text())) complaints.push(message.text());
  });
  context.on("weberror", (fieldError) => complaints.push(String(fieldError.error())));
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && origin !== address)
      complaints.push(`asked a stranger: ${request.url()}`);
  });
  context.on("response", (answer) => {
    if (answer.status() >= 500) complaints.push(`${answer.status()} ${answer.url()}`);
  });
}

export { expect };
