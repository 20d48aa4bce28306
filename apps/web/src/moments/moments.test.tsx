import { loadUser } from "@sanjog/contract/accounts";
import type { MemberProfile } from "@sanjog/contract/member-view";
import { openGoodNews } from "@sanjog/contract/notifications";
import { site } from "@sanjog/contract/site";
import type { User } from "@sanjog/contract/user";
import { viewProfile } from "@sanjog/contract/view-profile";
import { Route, Routes } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { at, type FakeResponse, fakeServer } from "../testing/fake-server.ts";
import { balbir, heldPicture, of_balbir, own, type Seen } from "../testing/made-moment.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { ConnectedScreen } from "./connected-screen.tsx";
import { MatchedScreen } from "./matched-screen.tsx";

/** The fake server checks the contract, which these tests leave to the server's: their profile has what is read here. */
const seen = (profile: MemberProfile): typeof viewProfile => ({
  ...viewProfile,
  reply: { parse: () => ({ data: profile }) } as never,
});

async function open(
  moment: "connected" | "matched",
  profile: Seen | FakeResponse,
  locale: "en" | "pb" = "en",
  viewer: Partial<User> = {},
  shows: Seen | FakeResponse = {},
) {
  const refused = "status" in profile || "message" in profile ? (profile as FakeResponse) : null;
  const { asked } = fakeServer(
    at(seen(balbir(profile as Seen)), () => refused ?? { data: {} }),
    at(own(shows as Seen), () => ("status" in shows ? shows : { data: {} })),
    at(loadUser, () => ({ data: signedInMember(viewer) })),
    at(site, () => ({ data: plainSite })),
    at(openGoodNews, () => ({ data: { first: true, unread: 0 } })),
  );
  await renderScreen(
    <Routes>
      <Route path="/connected/:user_id" element={<ConnectedScreen />} />
      <Route path="/matched/:user_id" element={<MatchedScreen />} />
    </Routes>,
    { locale, path: `/${moment}/balbir`, token: "asha" },
  );
  return asked;
}

const title = () => page.getByRole("heading", { level: 1 });

test("The page of a connection focuses its title once and records that it was seen", async () => {
  const asked = await open("connected", {}, "pb");
  await expect.element(title()).toHaveFocus();
  await expect.element(title()).toHaveTextContent("ਤੁਸੀਂ ਤੇ ਬਲਬੀਰ ਦਾ ਪਰਿਵਾਰ ਜੁੜ ਗਏ ਹੋ");
  await expect
    .poll(() => asked.filter(({ name }) => name === "openGoodNews").map(({ body }) => body))
    .toEqual([{ kind: "request_accepted", user_id: "balbir" }]);
});

test("The WhatsApp link carries the draft that is shown", async () => {
  await open("connected", {});
  const link = page.getByRole("link", { name: "Write on WhatsApp" });
  await expect.element(link).toBeVisible();
  const text = new URL(link.element().getAttribute("href") ?? "").searchParams.get("text");
  await expect.element(page.getByRole("blockquote")).toHaveTextContent(text ?? "");
});

test("The number is on the button that calls", async () => {
  await open("connected", {});
  const call = page.getByRole("link", { name: "Call · +1 604 555 0123" });
  await expect.element(call).toHaveAttribute("href", "tel:+16045550123");
});

test.each([
  ["en", "Sat Sri Akal ji.", "Talk first,"],
  ["pb", "ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ ਜੀ।", "ਪਹਿਲਾਂ ਗੱਲ,"],
] as const)("In %s the draft begins with %s, and the advice with %s", async (locale, greeting, advice) => {
  await open("connected", {}, locale);
  await expect.element(page.getByRole("blockquote")).toMatchTextContent(new RegExp(`^${greeting}`));
  await expect.element(page.getByText(new RegExp(advice))).toBeVisible();
});

test("A hidden number leaves a sentence and the profile, and no way to write or call", async () => {
  await open("connected", { phone_number: null });
  await expect.element(page.getByText(/have not shared their number yet/)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "See his full profile" })).toBeVisible();
  expect(page.getByRole("link", { name: /WhatsApp|Call/ }).elements()).toHaveLength(0);
});

test.each([
  [
    "en",
    "1999-05-06",
    "On your profile they see phone, birth date and address, and all else that you show to connections.",
    "Change",
  ],
  [
    "pb",
    "1999-05-06",
    "ਤੁਹਾਡੇ ਪ੍ਰੋਫ਼ਾਈਲ ’ਤੇ ਉਨ੍ਹਾਂ ਨੂੰ ਇਹ ਦਿਸਦਾ ਹੈ: ਫ਼ੋਨ, ਜਨਮ ਤਾਰੀਖ਼ ਤੇ ਪਤਾ, ਤੇ ਹੋਰ ਜੋ ਵੀ ਜੁੜੇ ਪਰਿਵਾਰਾਂ ਨੂੰ ਦਿਖਾਉਂਦੇ ਹੋ।",
    "ਬਦਲੋ",
  ],
  [
    "en",
    null,
    "Each family sees the other’s phone and address, and all else that is shown to connections.",
    "Change",
  ],
  ["pb", null, "ਦੋਹਾਂ ਨੂੰ ਇੱਕ-ਦੂਜੇ ਦਾ ਇਹ ਵੇਰਵਾ ਦਿਸਦਾ ਹੈ: ਫ਼ੋਨ ਤੇ ਪਤਾ, ਤੇ ਹੋਰ ਜੋ ਵੀ ਸਾਂਝਾ ਹੈ।", "ਬਦਲੋ"],
] as const)("In %s, with the own birth date %s, the page says what the families see", async (...said) => {
  const [locale, dob, sentence, change] = said;
  await open("connected", {}, locale, {}, { dob });
  await expect.element(page.getByText(new RegExp(`${sentence} ${change}$`))).toBeVisible();
  const link = page.getByRole("link", { name: change });
  await expect.element(link).toHaveAttribute("href", "/privacy-setting");
  expect(link.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});

test.each([
  ["en", "They see what you show to connections."],
  ["pb", "ਜੋ ਜੁੜੇ ਪਰਿਵਾਰਾਂ ਨੂੰ ਦਿਖਾਉਂਦੇ ਹੋ, ਉਨ੍ਹਾਂ ਨੂੰ ਵੀ ਦਿਸਦਾ ਹੈ।"],
] as const)("In %s the page says the rule where the own details cannot be loaded", async (locale, rule) => {
  await open("connected", {}, locale, {}, { status: 422, message: "Broken." });
  await expect.element(page.getByText(new RegExp(rule))).toBeVisible();
});

test.each([
  [{ email: "balbir@example.com", dob: "1997-03-04" }, "You see his phone, email, birth date and address."],
  [{ phone_number: null }, "You see his address."],
])("The page of a connection says first what one sees of the other family: %j", async (seen, sentence) => {
  await open("connected", seen);
  await expect.element(page.getByText(sentence, { exact: true })).toBeVisible();
});

test("A member whom nobody can see is not told that the other family sees them", async () => {
  await open("connected", {}, "en", { visibility: { reach: "nobody", may_send: false, reasons: ["held"] } });
  await expect.element(title()).toHaveFocus();
  await expect.element(page.getByText("You see his phone and address.")).toBeVisible();
  expect(page.getByText(/they see|Each family/i).elements()).toHaveLength(0);
});

test.each([
  ["connected", "en", "Go to Today"],
  ["matched", "pb", "“ਅੱਜ” ਪੰਨੇ ’ਤੇ ਜਾਓ"],
] as const)(
  "A link in words leads from the page %s in %s to where its cross leads",
  async (moment, locale, back) => {
    await open(moment, { proposal: "accepted" }, locale);
    const link = page.getByRole("link", { name: back });
    await expect.element(link).toBeVisible();
    const cross = document.querySelector(".moment-close");
    expect(link.element().getAttribute("href")).toBe(cross?.getAttribute("href"));
  },
);

test("The news says what it shares: both first names and the day, and nothing else of either", async () => {
  await open("matched", { proposal: "accepted" });
  const share = page.getByRole("button", { name: "Share the news" });
  await expect
    .element(share)
    .toHaveAccessibleDescription("A card with both first names and the day, no photo, no number.");
  await share.click();
  const dialog = page.getByRole("dialog");
  const card = dialog.getByRole("img", { name: / & Balbir · 22 November 2026$/ });
  await expect.element(card).toHaveAttribute("alt", expect.not.stringMatching(/Singh|Surrey|604/));
  await expect.element(dialog).not.toMatchTextContent(/Singh|Surrey|604|http/);
});

test("A member without a photo is shown with the initial", async () => {
  await open("connected", { picture: null });
  await expect.element(page.getByText("B", { exact: true })).toBeVisible();
});

test("The page of a connection appears with both faces, and not before", async () => {
  const { arrives } = heldPicture();
  await open("connected", { picture: of_balbir });
  await expect.element(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  expect(title().elements()).toHaveLength(0);
  arrives();
  await expect.element(title()).toHaveFocus();
  expect(page.getByRole("img", { name: "Photo of Balbir" }).elements()).toHaveLength(1);
});

test("A picture that does not arrive keeps the page for a second, and then its place", async () => {
  heldPicture();
  await open("connected", { picture: of_balbir });
  await expect.element(title()).toHaveFocus();
  const faces = [...document.querySelectorAll(".moment-face")].map((face) => face.getBoundingClientRect());
  expect(faces.map(({ width, height }) => Math.round(width - height))).toEqual([0, 0]);
  expect(faces.every(({ width }) => width > 80)).toBe(true);
});

test("A page that cannot be loaded says so and tries again on request", async () => {
  const asked = await open("connected", { status: 500, message: "Broken." });
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => asked.filter(({ name }) => name === "viewProfile").length).toBeGreaterThan(1);
  await expect.element(page.getByRole("link", { name: "Close" })).toBeVisible();
});

test("Between members who are not connected there is no congratulation", async () => {
  const asked = await open("connected", { connected: false });
  await expect.element(title()).toHaveTextContent("You and this family are not connected.");
  expect(asked.map(({ name }) => name)).not.toContain("openGoodNews");
});

test("The page of a match says no word of blocking or reporting, also in its rules", async () => {
  await open("matched", { proposal: "accepted" });
  await expect.element(title()).toHaveFocus();
  await expect.element(page.getByText(/· 22 November 2026$/)).toBeVisible();
  await page.getByRole("button", { name: "What happens to my profile now" }).click();
  await expect.element(page.getByRole("dialog")).toMatchTextContent(/suggested to other families any more/);
  expect(document.body.textContent).not.toMatch(/block|report/i);
});

test("The page of a match names the usual next step, and calls with the number in view", async () => {
  await open("matched", { proposal: "accepted" });
  await expect
    .element(page.getByText("Now the elders of both families can meet and fix a day."))
    .toBeVisible();
  const call = page.getByRole("link", { name: "Call · +1 604 555 0123" });
  await expect.element(call).toHaveAttribute("href", "tel:+16045550123");
});

test("A proposal that is still open is no match", async () => {
  await open("matched", { proposal: "open" });
  await expect.element(title()).toHaveTextContent("No proposal between you two is accepted.");
});
