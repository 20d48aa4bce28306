import { loadUser } from "@sanjog/contract/accounts";
import type { MemberProfile } from "@sanjog/contract/member-view";
import { messages as common } from "@sanjog/i18n/en/ui/common";
import { messages as words } from "@sanjog/i18n/en/ui/view-profile";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useSession } from "../../../platform/session.ts";
import { at, fakeServer } from "../../../testing/fake-server.ts";
import { madeProfile } from "../../../testing/made-profile.ts";
import { renderScreen } from "../../../testing/render.tsx";
import { signedInMember } from "../../../testing/signed-in-member.ts";
import { ViewProfile } from "../view-profile.tsx";

const text = "ਸਾਦਾ ਪਰਿਵਾਰ ਹੋਵੇ।";
const { profile_details, family_details, career_details, preferences } = madeProfile();
/** Asha has completed the same steps as Balbir. */
const asha = signedInMember({
  profile_details: { ...profile_details, dob: "1999-03-12" },
  family_details,
  career_details,
  preferences,
} as never);

async function show(match: MemberProfile["match"]) {
  const profile = madeProfile({ match, preferences: { ...preferences, about_desired_partner: text } });
  fakeServer(at({ ...loadUser, reply: { parse: (data: unknown) => data } as never }, () => ({ data: asha })));
  function Screen() {
    return useSession().user && <ViewProfile profile={profile} ask={() => undefined} />;
  }
  await renderScreen(<Screen />, { locale: "en", path: "/view-profile/balbir", token: "asha" });
  await expect.element(page.getByText(text)).toBeVisible();
}

const match = { score: 90, mine: ["age"], theirs_met: 1, theirs_of: 1, same_gotra: false };
const tab = () => page.getByRole("link", { name: words.anchors.wishes, exact: true }).elements();
const part = () => page.getByText(text).element().closest("section")?.id;

test.each([
  ["listed", { ...match, theirs: ["age"] }],
  ["open to all", { ...match, theirs: null, theirs_met: 0, theirs_of: 0 }],
])(
  "where their preferences are %s, what they wrote is among the reasons of the match alone",
  async (_, made) => {
    await show(made);
    expect(part()).toBe("profile-fit");
    await expect.element(page.getByText(words.fit.in_words)).toBeVisible();
    await expect.element(page.getByText(`(${common.written_in.pa})`).first()).toBeVisible();
    expect(page.getByText(text).elements()).toHaveLength(1);
    expect(document.querySelector("#profile-wishes")).toBeNull();
    expect(tab()).toHaveLength(0);
  },
);

test.each([
  ["their preferences are only counted", { ...match, theirs: null }],
  ["there is nobody to compare with", null],
])("where %s, the preferences have a part and a tab, with what they wrote", async (_, made) => {
  await show(made);
  expect(part()).toBe("profile-wishes");
  await expect.element(page.getByText("Age 23–28")).toBeVisible();
  expect(page.getByText(text).elements()).toHaveLength(1);
  expect(tab()).toHaveLength(1);
});
