import { resumeProfile } from "@sanjog/contract/account-lifecycle";
import { loadUser } from "@sanjog/contract/accounts";
import { site } from "@sanjog/contract/site";
import type { Hindrance } from "@sanjog/domain/suggestions/own-visibility";
import { messages as inEnglish } from "@sanjog/i18n/en/ui/visibility";
import { messages as inPunjabi } from "@sanjog/i18n/pb/ui/visibility";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../platform/session.ts";
import { at, fakeServer } from "../testing/fake-server.ts";
import { plainSite } from "../testing/plain-site.ts";
import { renderScreen } from "../testing/render.tsx";
import { signedInMember } from "../testing/signed-in-member.ts";
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

const helpline = { ...plainSite, support_phone: "+91 98765 43210" };

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

test("a paused member ends the pause with one tap, and the strip disappears", async () => {
  let paused = true;
  const server = fakeServer(
    at(loadUser, () => ({ data: asha(paused ? ["paused"] : []) })),
    at(resumeProfile, () => {
      paused = false;
      return { data: { profile_status: 4, showActionButton: true } };
    }),
  );
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  await page.getByRole("button", { name: inEnglish.ways.paused }).click();
  await expect.element(strip()).not.toBeInTheDocument();
  await expect.element(page.getByRole("heading", { name: "here" })).toHaveFocus();
  expect(server.asked.filter(({ name }) => name === "resumeProfile")).toHaveLength(1);
});

test("a held member calls the helpline", async () => {
  fakeServer(
    at(loadUser, () => ({ data: asha(["held", "no_photo"]) })),
    at(site, () => ({ data: helpline })),
  );
  await renderScreen(<Screen />, { locale: "en", token: "asha" });
  const call = page.getByRole("link", { name: inEnglish.ways.held });
  await expect.element(call).toHaveAttribute("href", "tel:+919876543210");
  // One reason at a time: the photo would not help yet.
  await expect.element(strip()).not.toMatchTextContent(inEnglish.strip.no_photo.title);
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
