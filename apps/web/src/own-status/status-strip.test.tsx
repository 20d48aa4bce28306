import { resumeProfile } from "@sanjog/contract/account-lifecycle";
import { loadUser, logout } from "@sanjog/contract/accounts";
import { sendForReview, showReview } from "@sanjog/contract/reviews";
import { site } from "@sanjog/contract/site";
import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { messages as reviews } from "@sanjog/i18n/en/ui/reviews";
import { messages as inEnglish } from "@sanjog/i18n/en/ui/visibility";
import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/visibility";
import { useState } from "react";
import { useLocation } from "react-router";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { flashIn } from "../platform/flash-message.ts";
import { useSession } from "../platform/session.ts";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
import { Page } from "../ui/layout/page.tsx";
import { StatusStrip } from "./status-strip.tsx";

const late = "By the law where you live, marriage waits until the age of 21.";

const asha = (reasons: Hindrance[]) =>
  signedInMember({
    visibility: { reach: "connections", may_send: false, reasons },
    phone_verified: false,
    marriage_age_notice: late,
  });

function Screen() {
  return (
    <>
      <StatusStrip />
      {useSession().user && (
        <main>
          <h1 tabIndex={-1}>here</h1>
        </main>
      )}
    </>
  );
}

/** A screen whose code arrives after the strip. */
function LateScreen() {
  const [arrived, setArrived] = useState(false);
  return (
    <>
      <StatusStrip />
      {arrived ? <Page title="here">the page</Page> : <main />}
      <button type="button" onClick={() => setArrived(true)}>
        arrive
      </button>
    </>
  );
}

function Flash() {
  const { pathname, state } = useLocation();
  return (
    <p>
      {pathname}: {flashIn(state)?.said}
    </p>
  );
}

const helpline = { ...plainSite, support_phone: "+91 98765 43210" };

const strip_in = (locale: "en" | "pb") =>
  page.getByRole("region", { name: (locale === "en" ? inEnglish : inPunjabi).label });
const strip = () => page.getByRole("region", { name: inEnglish.label });

async function show(reasons: Hindrance[], { path = "/suggestion", locale = "en" as "en" | "pb" } = {}) {
  fakeServer(at(loadUser, () => ({ data: asha(reasons) })));
  await renderScreen(<Screen />, { locale, path, token: "asha" });
  await expect.element(page.getByText("here")).toBeVisible();
}

test.each([
  ["incomplete", "/profile-registration"],
  ["private", "/summary-details"],
] as const)("a member who is %s reads why and finds the page that ends it", async (reason, to) => {
  await show([reason]);
  await expect.element(strip()).toMatchTextContent(inEnglish.strip[reason].title);
  await expect.element(page.getByRole("link", { name: inEnglish.ways[reason] })).toHaveAttribute("href", to);
});

test.each(["phone_unverified", "no_photo"] as const)(
  "a member with %s ends it in a dialog, in Punjabi too",
  async (reason) => {
    await show([reason], { locale: "pb" });
    await expect.element(page.getByText(inPunjabi.strip[reason].title)).toBeVisible();
    await page.getByRole("button", { name: inPunjabi.ways[reason] }).click();
    await expect.element(page.getByRole("dialog")).toBeVisible();
  },
);

/** Answers for Asha, who is paused until she ends it. */
function pausedAsha() {
  let paused = true;
  return fakeServer(
    at(loadUser, () => ({ data: asha(paused ? ["paused"] : []) })),
    at(resumeProfile, () => {
      paused = false;
      return { data: { profile_status: 4, showActionButton: true } };
    }),
  );
}

test("a paused member ends the pause with one tap, and the strip disappears", async () => {
  const server = pausedAsha();
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  await page.getByRole("button", { name: inEnglish.ways.paused }).click();
  await expect.element(strip()).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "here" })).toHaveFocus();
  expect(server.asked.filter(({ name }) => name === "resumeProfile")).toHaveLength(1);
});

test("the heading takes the focus also when its screen arrives after the pause has ended", async () => {
  pausedAsha();
  await renderScreen(<LateScreen />, { locale: "en", token: "asha" });
  await page.getByRole("button", { name: inEnglish.ways.paused }).click();
  await expect.element(strip()).not.toBeInTheDocument();
  page
    .getByRole("button", { name: "arrive" })
    .element()
    .dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await expect.element(page.getByRole("heading", { name: "here" })).toHaveFocus();
});

test("a held member calls the helpline", async () => {
  fakeServer(
    at(loadUser, () => ({ data: asha(["held", "no_photo"]) })),
    at(site, () => ({ data: helpline })),
    at(showReview, () => ({ data: null })),
  );
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  const call = page.getByRole("link", { name: inEnglish.ways.held });
  await expect.element(call).toHaveAttribute("href", "tel:+919876543210");
  // One reason at a time: the photo would not help yet.
  await expect.element(strip()).not.toMatchTextContent(inEnglish.strip.no_photo.title);
});

test.each([
  ["en", 7, "Usually it takes about 7 hours."],
  ["en", 1, "Usually it takes about an hour."],
  ["en", null, "Until then nobody sees it."],
  ["pb", 7, "ਆਮ ਤੌਰ ’ਤੇ ਕਰੀਬ 7 ਘੰਟੇ ਲੱਗਦੇ ਹਨ।"],
] as const)(
  "a new member reads how long the review usually takes: %s, %s",
  async (locale, usual_hours, said) => {
    fakeServer(
      at(loadUser, () => ({ data: asha(["held"]) })),
      at(showReview, () => ({ data: { usual_hours, asked: null } })),
    );
    await renderScreen(<Screen />, { locale, token: "asha" });
    await expect.element(strip_in(locale)).toMatchTextContent(said);
    expect(page.getByRole("link").elements()).toHaveLength(0);
  },
);

test("a new member reads what to change, and sends the profile again once something has changed", async () => {
  let sent = false;
  let changed: "family"[] = [];
  const asked = { facts: "The words about your family end in the middle.", reason: "Please complete them." };
  const server = fakeServer(
    at(loadUser, () => ({ data: asha(["held"]) })),
    at(showReview, () => ({
      data: { usual_hours: null, asked: sent ? null : { ...asked, parts: ["family"], changed } },
    })),
    at(sendForReview, () => {
      sent = true;
      return { data: null, message: "Thank you. We look at your profile again." };
    }),
  );
  const first = await renderScreen(<Screen />, { locale: "en", token: "asha" });
  const see = page.getByRole("button", { name: reviews.asked.see });
  await see.click();
  await expect.element(page.getByText(asked.facts)).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Change: Family details" }))
    .toHaveAttribute("href", "/profile-registration-edit/family");
  await expect.element(page.getByRole("button", { name: reviews.asked.send })).not.toBeInTheDocument();
  await first.unmount();
  changed = ["family"];
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  await expect.element(page.getByText(reviews.asked.changed_title)).toBeVisible();
  await see.click();
  await page.getByRole("button", { name: reviews.asked.send }).click();
  await expect.element(strip()).toMatchTextContent(reviews.waiting.title);
  expect(server.asked.filter(({ name }) => name === "sendForReview")).toHaveLength(1);
});

test("a member who is too young to marry reads from when they are suggested", async () => {
  await show(["under_age"]);
  await expect.element(strip()).toMatchTextContent(late);
});

test("the strip does not link to the page it is on", async () => {
  await show(["private"], { path: "/summary-details" });
  await expect.element(strip()).toMatchTextContent(inEnglish.strip.private.title);
  expect(page.getByRole("link").elements()).toHaveLength(0);
});

test("a member who is visible to everyone and may send requests has no strip", async () => {
  await show([]);
  await expect.element(strip()).not.toBeInTheDocument();
});

test("a leaving member who keeps the account comes to the login page, where logging in ends the deletion", async () => {
  fakeServer(
    at(loadUser, () => ({ data: asha(["leaving"]) })),
    at(logout, () => ({ message: "Logged out." })),
  );
  await renderScreen(
    <>
      <Screen />
      <Flash />
    </>,
    { locale: "en", token: "asha" },
  );
  await page.getByRole("button", { name: inEnglish.ways.leaving }).click();
  await expect.element(page.getByText(`/login: ${inEnglish.keep}`)).toBeVisible();
  expect(localStorage.getItem("token")).toBeNull();
});

test.each(["en", "pb"] as const)("no sentence of a strip ends in a colon: %s", (locale) => {
  const { strip: texts } = locale === "en" ? inEnglish : inPunjabi;
  for (const said of Object.values(texts).flatMap((part) => Object.values(part)))
    expect(said).toMatch(/[.।]$/);
});
