import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { type Hindrance, hindrances, type Reach } from "@sanjog/domain/suggestions/own-visibility";
import { drawnPicture } from "../drawn-picture.ts";
import { expect } from "../stage.ts";
import type { Words } from "../words.ts";
import {
  answerTo,
  asIf,
  at,
  leaveDialog,
  nobody,
  outage,
  over,
  type Screen,
  sheet,
  told,
  waiting,
  withoutNetwork,
} from "./screen.ts";

/** The status that goes with a reason, and a page that a member of that status really sees. */
const standings: Partial<Record<Hindrance, { profile_status?: ProfileStatus; address: string }>> = {
  leaving: { address: "/account" },
  suspended: { profile_status: profileStatus.suspended, address: "/account" },
  incomplete: { address: "/account" },
  maintenance: { address: "/summary-details" },
  held: { profile_status: profileStatus.held, address: "/summary-details" },
  paused: { profile_status: profileStatus.paused, address: "/summary-details" },
  matched: { profile_status: profileStatus.matched, address: "/summary-details" },
};

const strip = (reason: Hindrance): Screen => {
  const { address = "/home", ...status } = standings[reason] ?? {};
  return asIf(`the strip: ${reason}`, (words: Words) => ({ ...status, ...visibility(reason)(words) }), {
    address,
  });
};

const reaches: Partial<Record<Hindrance, Reach>> = {
  phone_unverified: "connections",
  no_photo: "everyone",
  paused: "connections",
  matched: "connections",
  private: "connections",
  under_age: "members",
};

const visibility = (reason: Hindrance) => (words: Words) => ({
  visibility: { reach: reaches[reason] ?? "nobody", may_send: false, reasons: [reason] },
  phone_verified: reason !== "phone_unverified",
  marriage_age_notice: words.said((all) => all.profiles.marriage_age_notice, { age: 21 }),
});

/** What a member sees who is not found by everyone: the strip, and what is asked for before a request. */
const strips: Screen[] = [
  ...hindrances.map(strip),
  ...(["phone_unverified", "no_photo"] as const).flatMap((reason) => [
    asIf(`suggestions, ${reason}`, visibility(reason), { address: "/suggestion" }),
    sheet(`asked before a request: ${reason}`, ({ page, words }) =>
      page
        .getByRole("button", { name: words.relations("steps.send_request") })
        .first()
        .click(),
    ),
  ]),
];

/** What the desk has decided about the member, as the member reads it. */
const decisions = (words: Words, appeal: object | null = null) => {
  const pb = words.locale === "pb";
  const one = {
    rule: words.decisions("rules.indecent_picture"),
    facts: "",
    automated: true,
    decided_on: "2026-11-20",
    until: null,
    in_effect: true,
    superseded: false,
    may_appeal: appeal === null,
    appeal,
  };
  return [
    {
      ...one,
      id: "suspension",
      kind: "suspend",
      title: words.decisions("kinds.suspend"),
      rule: words.decisions("rules.money"),
      facts: pb
        ? "20 ਨਵੰਬਰ ਨੂੰ ਇੱਕ ਪਰਿਵਾਰ ਤੋਂ 500 ਡਾਲਰ ਮੰਗੇ ਗਏ ਸਨ।"
        : "On 20 November a family was asked for 500 dollars.",
      reason: words.decisions("reasons.money"),
      automated: false,
      until: "2026-11-27T12:00:00.000Z",
    },
    {
      ...one,
      id: "photo",
      kind: "hide_picture",
      title: words.decisions("kinds.hide_picture"),
      reason: words.decisions("quarantined"),
    },
  ];
};
const sent = { sent_on: "2026-11-21", answer_by: "2026-11-28T12:00:00.000Z", outcome: null, answer: null };

/** A suspended member, with the reason and the ways to disagree. */
const suspended = (name: string, appeal: object | null, form: boolean): Screen =>
  over(`a suspended member, ${name}`, async (shown) => {
    const { page, words } = shown;
    await page.route("**/backend/api/user/decisions", (route) =>
      route.fulfill({ json: { data: decisions(words, appeal) } }),
    );
    const message = () => words.refusals("account_suspended");
    await asIf("suspended", { profile_status: 6 }, { message }).open(shown);
    await expect(page.getByText(words.decisions("rules.indecent_picture"))).toBeVisible();
    if (form)
      await page
        .getByRole("button", { name: words.own_decisions("disagree") })
        .first()
        .click();
  });

/** What is empty, failed, on its way, open or not in force. */
export const stateScreens: Screen[] = [
  told("no suggestions", "/suggestion", "user/suggestions*", nobody),
  told("suggestions that failed", "/suggestion", "user/suggestions*", outage),
  waiting("/suggestion", "user/suggestions*"),
  told("a home that failed", "/home", "user/today", outage),
  waiting("/home", "user/today"),
  over("a home with nothing yet", async ({ page }) => {
    const data = await answerTo(page, "user/today");
    const counts = Object.fromEntries(Object.keys(data.counts).map((list) => [list, 0]));
    const json = { data: { ...data, proposals: [], requests: [], connections: [], counts } };
    await page.route("**/backend/api/user/today", (route) => route.fulfill({ json }));
    await page.goto("/home");
    await expect(page.locator("main nav .list-row").first()).toBeVisible();
  }),
  told("no notifications", "/notifications", "user/notifications*", nobody),
  waiting("/notifications", "user/notifications*"),
  waiting("/view-profile/somebody", "user/profile/view/*"),
  waiting("/account#sessions", "user/sessions"),
  told("privacy settings that failed", "/privacy-setting", "user/privacy", outage),
  over("a step that says what is wrong, and a toast", async ({ page }) => {
    await page.goto("/profile-registration-edit/personal");
    await page.locator('input[name="firstname"]').fill("");
    await page.locator('input[name="weight"]').fill("900");
    await page.locator('main form button[type="submit"]').click();
    await expect(page.locator(".field-error").first()).toBeVisible();
  }),
  over("a photo in large", async ({ page }) => {
    await page.goto("/summary-details");
    await page.locator("main .photo-thumb").first().click();
    await expect(page.getByRole("dialog")).toBeVisible();
  }),
  over("setting a photo right", async ({ page }) => {
    await page.goto("/profile-registration-edit/photo");
    await page.locator('input[name="photo"]').setInputFiles(await drawnPicture(page, "face.jpg", 900, 900));
    await expect(page.getByRole("dialog").getByRole("slider")).toBeVisible();
  }),
  over("another number", async ({ page }) => {
    await page.goto("/account#login");
    await page.locator("main li button").nth(1).click();
    await expect(page.getByRole("dialog").locator("input").first()).toBeVisible();
  }),
  over("another password", async ({ page }) => {
    await leaveDialog(page);
    await page.locator("main li button").nth(2).click();
    await expect(page.getByRole("dialog").locator("input").nth(2)).toBeVisible();
  }),
  over("the question before a pause", async ({ page }) => {
    await leaveDialog(page);
    await page.goto("/account#pause");
    await page.locator("main .card button").click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
  }),
  ...strips,
  asIf("a new wording of the terms", { documents_to_accept: ["terms", "privacy_policy"] }),
  asIf(
    "a suspended member",
    { profile_status: 6 },
    { message: (words) => words.refusals("account_suspended") },
  ),
  suspended("with the reasons", null, false),
  suspended("who disagrees", null, true),
  suspended("who has disagreed", sent, false),
  withoutNetwork("without a network, and what could not be done", async ({ page }) => {
    await page.goto("/notifications");
    await expect(page.locator("main li").first()).toBeVisible();
    await page.locator("main li button").first().click();
    const mark = page.getByRole("dialog").locator("li button").first();
    await expect(mark).toBeVisible();
    await page.context().setOffline(true);
    await mark.click();
    await expect(page.locator(".toast").first()).toBeVisible();
  }),
];

/** The screens that have the least room, for the larger text on a small phone. */
export const largeTextScreens: Screen[] = [
  "/suggestion",
  "/home",
  "/notifications",
  "/privacy-setting",
  "/account",
  "/account#sessions",
  "/summary-details",
  "/profile-registration-edit/personal",
].map(at);
