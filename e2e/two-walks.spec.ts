import { randomInt } from "node:crypto";
import type { Page } from "@playwright/test";
import { CountingHand } from "./counting-hand.ts";
import { drawnPicture } from "./drawn-picture.ts";
import { codeFor, sendWritten } from "./mailbox.ts";
import { dalbir, jasleen } from "./newcomers.ts";
import { placeNames } from "./place-names.ts";
import { password } from "./sign-up.ts";
import { expect, test } from "./stage.ts";

test.describe("a mother with a phone, in Punjabi", () => {
  test.use({ reads: "pb" });
  test("She reaches her first sent request with at most 70 taps and 30 fields", async ({ enter, words }) => {
    const page = await enter({ locale: null });
    const hand = new CountingHand(page, words);
    const who = jasleen();
    const { option, fields, common } = words;
    const next = common("next");

    hand.begin("landing");
    await page.goto("/");
    await hand.tap(page.getByRole("button", { name: "ਪੰਜਾਬੀ" }));
    await hand.tap(page.getByRole("link", { name: words.site("landing.create") }).first());

    hand.begin("sign-up");
    await hand.tile(fields("profile_for"), option("profile_for", "daughter"));
    await hand.type(fields("email"), who.email);
    await hand.type(fields("phone_number"), who.phone);
    await hand.type(fields("password"), password);
    await hand.type(fields("password_confirmation"), password);
    await hand.tap(page.getByRole("checkbox", { name: words.accounts("register.accept") }));
    await hand.tap(page.getByRole("button", { name: words.accounts("register.submit") }));
    await expect(page).toHaveURL("/otp-verification");

    hand.begin("WhatsApp");
    const link = page.getByRole("link", { name: words.accounts("verify.open") });
    const href = await link.getAttribute("href");
    const opened = page.context().waitForEvent("page");
    await hand.tap(link);
    await (await opened).close();
    await sendWritten(page.request, href ?? "", who.e164);
    // She presses Send there and comes back.
    hand.elsewhere(2);
    await hand.tap(page.getByRole("button", { name: words.accounts("verify.next") }));
    await expect(page).toHaveURL(/\/profile-registration\?step=personal$/);

    hand.begin("personal");
    await hand.type(fields("firstname"), who.firstname);
    await hand.tap(
      page.getByRole("button", { name: words.profiles("personal.surname.female"), exact: true }),
    );
    await hand.type(fields("dob"), who.born.join(""));
    await hand.tile(fields("marital_status"), option("marital_status", "never_married", "female"));
    await hand.next(next);
    await hand.type(fields("height"), `${who.feet} ${who.inches}`);
    await hand.type(fields("weight"), "58");
    await hand.tile(fields("diet"), option("diet", "vegetarian"));
    await hand.tile(fields("differently_abled"), common("no"));
    await hand.next(next);
    await hand.pickOften(fields("caste"), option("caste", "ramgarhia"));
    await hand.tile(words.profiles("personal.namdhari.daughter"), common("yes"));
    await hand.tap(page.getByRole("button", { name: words.profiles("personal.consent_all", { count: 4 }) }));
    await hand.next(next);
    await hand.type(words.profiles("personal.express_yourself.daughter"), "ਸਾਡੀ ਧੀ ਪੜ੍ਹੀ-ਲਿਖੀ ਤੇ ਘਰੇਲੂ ਹੈ।");
    await hand.next(next);

    hand.begin("family");
    await hand.type(fields("father_name"), "Mohan Singh");
    await hand.pickOften(fields("father_occupation"), option("father_occupation", "farming", "male"));
    await hand.type(fields("mother_name"), "Surjit Kaur");
    await hand.pickOften(fields("mother_occupation"), option("mother_occupation", "homemaker", "female"));
    await hand.next(next);
    await hand.tap(
      page.getByRole("button", { name: common("stepper.more", { label: fields("brother_count") }) }),
    );
    await hand.tile(fields("family_type"), option("family_type", "joint"));
    await hand.tile(words.profiles("family.lives_with.daughter"), common("yes"));
    await hand.next(next);
    await hand.pick(fields("paternal_gotra"), option("paternal_gotra", "dhiman"), { search: "ਧੀਮਾਨ" });
    await hand.pick(fields("maternal_gotra"), option("maternal_gotra", "bansal"), { search: "ਬਾਂਸਲ" });
    await hand.type(fields("contact_address"), "22 ਮਾਡਲ ਟਾਊਨ, ਜਲੰਧਰ");
    await hand.next(next);

    hand.begin("career");
    await hand.pickOften(words.profiles("career.region.state"), placeNames.pb.punjab);
    await hand.pickOften(fields("city_id"), placeNames.pb.jalandhar);
    await hand.type(words.profiles("career.code.pin_code"), "144001");
    await hand.tile(fields("residential_status"), option("residential_status", "citizen"));
    await hand.next(next);
    await hand.choose(fields("highest_degree"), "masters");
    await hand.choose(fields("employed_in"), "private_sector");
    await hand.pickOften(fields("occupation"), option("occupation", "teacher", "female"));
    await hand.choose(fields("annual_income"), "lakh_4_to_6");
    await hand.next(next);

    hand.begin("wishes");
    await expect(page.locator(".live-count")).toContainText(/\d/);
    await expect(page.locator(".live-count img")).toHaveCount(3);
    for (let group = 0; group < 3; group += 1) await hand.next(next);
    await hand.type(fields("about_desired_partner"), "ਨੇਕ, ਪੜ੍ਹਿਆ-ਲਿਖਿਆ, ਪਰਿਵਾਰ ਨਾਲ ਜੁੜਿਆ।");
    await hand.next(next);

    hand.begin("photo");
    const chooser = page.waitForEvent("filechooser");
    await hand.tap(page.getByRole("main").getByRole("button", { name: words.photos("profile.add") }));
    await (await chooser).setFiles(await drawnPicture(page, "portrait.jpg"));
    // The picture in the phone's gallery.
    hand.elsewhere(1);
    await hand.tap(page.getByRole("dialog").getByRole("button", { name: words.photos("crop.use") }));
    await expect(page.getByText(words.said((texts) => texts.photos.picture_saved))).toBeVisible();
    await hand.next(next);
    await hand.tap(page.getByRole("button", { name: words.profiles("finish"), exact: true }));
    await expect(page).toHaveURL("/ready");

    hand.begin("first request");
    await hand.tap(page.getByRole("link", { name: words.moments("ready.families") }));
    await hand.tap(page.getByRole("button", { name: words.relations("steps.send_request") }).first());
    await hand.tap(
      page
        .getByRole("alertdialog")
        .getByRole("button", { name: words.relations("yes.send_request"), exact: true }),
    );
    await expect(page.getByText(words.relations("request_sent_today"))).toBeVisible();

    hand.report();
    hand.expectNoDeadTurn();
    const { taps, fields: filled } = hand.total();
    expect(taps).toBeLessThanOrEqual(70);
    expect(filled).toBeLessThanOrEqual(30);
  });
});

test.describe("an engineer at a desktop, in English", () => {
  test.use({ reads: "en", viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });
  test("He reaches the phone number of a family that said yes with at most 75 clicks", async ({
    enter,
    words,
    tokenOf,
  }) => {
    const page = await enter();
    const hand = new CountingHand(page, words);
    const local = `604${randomInt(2, 10)}${String(randomInt(1_000_000)).padStart(6, "0")}`;
    const who = { ...dalbir(), phone: `+1 ${local}`, e164: `+1${local}` };
    const { option, fields, common } = words;
    const next = common("next");

    hand.begin("landing");
    await page.goto("/");
    await hand.tap(page.getByRole("link", { name: words.site("landing.create") }).first());

    hand.begin("sign-up");
    await hand.tile(fields("profile_for"), option("profile_for", "myself"));
    await hand.tile(fields("gender"), option("gender", "male"));
    await hand.type(fields("email"), who.email);
    await hand.type(fields("phone_number"), who.phone);
    await hand.type(fields("password"), password);
    await hand.type(fields("password_confirmation"), password);
    await hand.tap(page.getByRole("checkbox", { name: words.accounts("register.accept") }));
    await hand.tap(page.getByRole("button", { name: words.accounts("register.submit") }));
    await expect(page).toHaveURL("/otp-verification");

    hand.begin("code and WhatsApp");
    const code = await codeFor(page.request, who.email);
    await hand.typeCode(fields("email_otp"), code);
    await expect(page.getByRole("heading", { name: words.accounts("verify.email_done") })).toBeVisible();
    const href = await page.getByRole("link", { name: words.accounts("verify.open") }).getAttribute("href");
    await hand.tap(page.getByRole("button", { name: words.accounts("verify.scan") }));
    await sendWritten(page.request, href ?? "", who.e164);
    // The phone's camera opens WhatsApp, where he presses Send.
    hand.elsewhere(1);
    await expect(page).toHaveURL(/\/profile-registration\?step=personal$/);

    hand.begin("personal");
    await hand.type(fields("firstname"), who.firstname);
    await hand.tap(page.getByRole("button", { name: words.profiles("personal.surname.male"), exact: true }));
    await hand.type(fields("dob"), who.born.join(""));
    await hand.tile(fields("marital_status"), option("marital_status", "never_married", "male"));
    await hand.next(next);
    await hand.type(fields("height"), "180");
    await hand.type(fields("weight"), "165");
    await hand.tile(fields("diet"), option("diet", "vegetarian"));
    await hand.tile(fields("differently_abled"), common("no"));
    await hand.next(next);
    await hand.pickOften(fields("caste"), option("caste", "ramgarhia"));
    await hand.tile(words.profiles("personal.namdhari.self"), common("yes"));
    await hand.tap(page.getByRole("button", { name: words.profiles("personal.consent_all", { count: 4 }) }));
    await hand.next(next);
    await hand.type(
      words.profiles("personal.express_yourself.self"),
      "An engineer who likes long walks and kirtan.",
    );
    await hand.next(next);

    hand.begin("family");
    await hand.type(fields("father_name"), "Mohan Singh");
    await hand.pickOften(fields("father_occupation"), option("father_occupation", "retired", "male"));
    await hand.type(fields("mother_name"), "Surjit Kaur");
    await hand.pickOften(fields("mother_occupation"), option("mother_occupation", "teacher", "female"));
    await hand.next(next);
    await hand.tile(fields("family_type"), option("family_type", "nuclear"));
    await hand.tile(words.profiles("family.lives_with.self"), common("yes"));
    await hand.next(next);
    await hand.pick(fields("paternal_gotra"), option("paternal_gotra", "dhiman"), { search: "dhiman" });
    await hand.pick(fields("maternal_gotra"), option("maternal_gotra", "bansal"), { search: "bansal" });
    await hand.type(fields("contact_address"), "12 King George Boulevard, Surrey");
    await hand.next(next);

    hand.begin("career");
    await hand.pickOften(words.profiles("career.region.province"), "British Columbia");
    await hand.pick(fields("city_id"), "Surrey", { search: "surrey" });
    await hand.type(words.profiles("career.code.postal_code"), "V3T 2W1");
    await hand.tile(fields("residential_status"), option("residential_status", "citizen"));
    await hand.next(next);
    await hand.choose(fields("highest_degree"), "masters");
    await hand.choose(fields("employed_in"), "private_sector");
    await hand.pickOften(fields("occupation"), option("occupation", "engineer", "male"));
    await hand.choose(fields("annual_income"), "lakh_50_to_75");
    await hand.next(next);

    hand.begin("wishes");
    for (let group = 0; group < 3; group += 1) await hand.next(next);
    await hand.type(fields("about_desired_partner"), "Kind, educated, close to the family.");
    await hand.next(next);

    hand.begin("photo");
    const chooser = page.waitForEvent("filechooser");
    await hand.tap(page.getByRole("main").getByRole("button", { name: words.photos("profile.add") }));
    await (await chooser).setFiles(await drawnPicture(page, "portrait.jpg"));
    // The file in the window of the operating system.
    hand.elsewhere(1);
    await hand.tap(page.getByRole("dialog").getByRole("button", { name: words.photos("crop.use") }));
    await expect(page.getByText(words.said((texts) => texts.photos.picture_saved))).toBeVisible();
    await hand.next(next);
    await hand.tap(page.getByRole("button", { name: words.profiles("finish"), exact: true }));
    await expect(page).toHaveURL("/ready");

    hand.begin("request, yes, phone number");
    await hand.tap(page.getByRole("link", { name: words.moments("ready.families") }));
    const asked = await findAnswering(hand);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: asked.named }) });
    await hand.tap(card.getByRole("button", { name: words.relations("steps.send_request") }));
    await hand.tap(
      page
        .getByRole("alertdialog")
        .getByRole("button", { name: words.relations("yes.send_request"), exact: true }),
    );
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await accept(page, await tokenOf(asked.key), who.firstname);
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();

    hand.report();
    hand.expectNoDeadTurn();
    expect(hand.total().taps).toBeLessThanOrEqual(75);
  });
});

/** The women of the demo community who can be logged in here, so that one of them can answer. */
const answering = [
  { key: "asha", named: /^Asha Kaur, \d+$/ },
  { key: "deepa", named: /^Deepa Kaur, \d+$/ },
] as const;

/** Turns the pages of the suggestions until one of them is there. */
async function findAnswering(hand: CountingHand) {
  const { page, words } = hand;
  const first_name = page
    .getByRole("list", { name: words.suggestions("list") })
    .getByRole("heading")
    .first();
  for (;;) {
    const before = await first_name.textContent();
    for (const one of answering)
      if (await page.getByRole("link", { name: one.named }).isVisible()) return one;
    await hand.tap(page.getByRole("button", { name: words.common("pager.next") }));
    await expect(first_name).not.toHaveText(before ?? "");
  }
}

/** The member of this token says yes to the person of this name whose request is the newest. */
async function accept(page: Page, token: string, name: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const requests = "/backend/api/user/connection-requests";
  await expect(async () => {
    const received = await (await page.request.get(requests, { headers })).json();
    const asked = (received.data.data as { id: string }[]).find((request) =>
      JSON.stringify(request).includes(name),
    );
    const data = { status: "accepted" };
    const answer = await page.request.put(`${requests}/${asked?.id}`, { headers, data });
    expect(answer.status()).toBe(200);
  }).toPass();
}
