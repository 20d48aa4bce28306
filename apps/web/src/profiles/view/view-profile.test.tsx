import { messages as common } from "@sanjog/i18n/en/ui/common";
import { messages as relations } from "@sanjog/i18n/en/ui/relations";
import { messages as words } from "@sanjog/i18n/en/ui/view-profile";
import { expect, test, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { serverDay } from "../../platform/server-day.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { madeProfile } from "../../testing/made-profile.ts";
import { renderScreen } from "../../testing/render.tsx";
import { GotraSquare } from "./gotra/gotra-square.tsx";
import { ViewProfile } from "./view-profile.tsx";

const balbir = madeProfile();
const connection = madeProfile({
  email: "balbir@example.com",
  phone_number: "+919814055221",
  relation: {
    connected: true,
    connected_on: "2025-11-14",
    shortlisted: false,
    request: { id: "r1", status: "accepted", sent_by_viewer: true },
    proposal: null,
    actions: ["unfriend", "propose", "block"],
  },
});

function show(profile = balbir, ask: (step: string) => void = () => undefined) {
  fakeServer();
  return renderScreen(<ViewProfile profile={profile} ask={ask} />, { locale: "en" });
}

test("screen readers read Balbir's Gurmukhi words as Punjabi on an English page", async () => {
  await show();
  await expect.element(page.getByText("ਮੈਨੂੰ ਕੀਰਤਨ ਪਸੰਦ ਹੈ।")).toHaveAttribute("lang", "pa");
});

test("a text in the other language says so, and one in the reader's language does not", async () => {
  await show();
  await expect.element(page.getByText(`${words.words.by.brother} · ${common.written_in.pa}`)).toBeVisible();
  expect(page.getByText(`(${common.written_in.en})`).elements()).toHaveLength(0);
});

test.each([
  ["friends", words.main_photo.friends],
  ["private", words.main_photo.private],
] as const)(
  "the first photo of a gallery says that the main photo is for %s",
  async (profile_picture, sentence) => {
    const gallery = ["field", "temple"].map((id) => ({ id, picture_url: `/api/pictures/${id}` }));
    await show(madeProfile({ profile_picture, post_pictures: gallery }));
    await expect.element(page.getByRole("button", { name: `Open photo 1. ${sentence}` })).toBeVisible();
    await expect.element(page.getByText(sentence)).toBeInViewport();
    expect(page.getByText(sentence).elements()).toHaveLength(1);
  },
);

test("a family and a career are sentences", async () => {
  await show();
  await expect
    .element(
      page.getByText(/His father farms and his mother looks after the home\. He has one sister, married\./),
    )
    .toBeVisible();
  await expect
    .element(
      page.getByText(
        /He has a professional degree, is a software professional and works in the private sector\./,
      ),
    )
    .toBeVisible();
});

test("a birth date that is shown is a line below the eight facts at a glance", async () => {
  const facts = () => document.querySelectorAll(".glance > div");
  const screen = await show();
  expect(facts()).toHaveLength(8);
  await screen.unmount();
  await show(madeProfile({ profile_details: { ...balbir.profile_details, dob: "1996-11-21" } }));
  expect(facts()).toHaveLength(9);
  const line = facts()[8]?.getBoundingClientRect();
  expect(facts()[8]?.textContent).toBe("Birth date21 November 1996");
  expect(line?.width).toBeGreaterThan(300);
  expect(line?.height).toBeLessThan(56);
});

test.each([
  ["after the own words", balbir.profile_details.express_yourself],
  ["without own words", ""],
])("hobbies have their name %s", async (_, express_yourself) => {
  await show(madeProfile({ profile_details: { ...balbir.profile_details, express_yourself } }));
  const part = page.getByRole("heading", { name: "About Balbir Singh" }).element().closest("section");
  expect(part?.textContent).toContain("HobbiesKirtan");
});

test("a profile without own words, hobbies and health has no empty part for them", async () => {
  const nothing = { express_yourself: "", hobbies: [], hobbies_title: [] };
  await show(madeProfile({ profile_details: { ...balbir.profile_details, ...nothing } }));
  await expect.element(page.getByRole("heading", { name: words.sections.career })).toBeVisible();
  expect(page.getByRole("heading", { name: "About Balbir Singh" }).elements()).toHaveLength(0);
});

test("two photos of the gallery fill the width of a phone", async () => {
  const gallery = ["field", "temple"].map((id) => ({ id, picture_url: `/api/pictures/${id}` }));
  await show(madeProfile({ post_pictures: gallery }));
  await expect.element(page.getByRole("heading", { name: words.sections.gallery })).toBeVisible();
  const widths = [...document.querySelectorAll(".photo-thumb")].map((thumb) => thumb.clientWidth);
  expect(widths).toHaveLength(2);
  expect(Math.min(...widths)).toBeGreaterThan(150);
});

test("on a wide window the gotras and the e-mail are beside the decision, in the order of a phone", async () => {
  await page.viewport(1280, 800);
  await show(madeProfile({ email: "balbir@example.com" }));
  const email = page.getByRole("button", { name: "Copy: balbir@example.com" });
  await expect.element(email).toBeVisible();
  const send = page.getByRole("button", { name: "Send request to Balbir Singh" }).element();
  const titles = [...document.querySelectorAll("h2")].map((title) => title.textContent);
  await page.viewport(390, 844);
  expect(titles).toEqual([
    "About Balbir Singh",
    words.sections.gotras_alone,
    words.sections.family,
    words.sections.career,
    words.sections.preferences,
    words.sections.contact,
  ]);
  expect(send.closest(".profile-side")).not.toBeNull();
  expect(document.querySelectorAll(".profile-side h2")).toHaveLength(0);
});

test("one line names what a stranger does not see, and nothing hidden is anywhere else", async () => {
  await show();
  await expect
    .element(page.getByText("phone, email, birth date, address, parents’ names and income once you connect"))
    .toBeVisible();
  await expect.element(page.getByRole("link", { name: words.contact.call })).not.toBeInTheDocument();
});

test("wishes that were not made are one sentence", async () => {
  await show();
  await expect.element(page.getByText("Age 23–28")).toBeVisible();
  await expect.element(page.getByText(words.open_about_else)).toBeVisible();
  await expect.element(page.getByText("Any", { exact: true })).not.toBeInTheDocument();
});

test("the decision has its place on a stranger's profile, and the rare steps are in the menu", async () => {
  const ask = vi.fn<(step: string) => void>();
  await show(balbir, ask);
  await page.getByRole("button", { name: "Send request to Balbir Singh" }).click();
  expect(ask.mock.calls[0]?.[0]).toBe("send_request");
  await expect.element(page.getByRole("button", { name: "Block Balbir Singh" })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "More about Balbir Singh" }).click();
  await page.getByRole("button", { name: "Block Balbir Singh" }).click();
  expect(ask.mock.calls[1]?.[0]).toBe("block");
});

test("a connection is called from the first screen, and a tap copies the number", async () => {
  const copied = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await show(connection);
  await expect.element(page.getByText("Connected since 14 November 2025")).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: words.contact.call }))
    .toHaveAttribute("href", "tel:+919814055221");
  await page.getByRole("button", { name: "Copy: +91 98140 55221" }).click();
  expect(copied).toHaveBeenCalledWith("+919814055221");
  await expect.element(page.getByText(words.contact.when_sure)).toBeVisible();
});

test("a connection reads that the member is Namdhari, as a stranger does", async () => {
  await show(connection);
  await expect.element(page.getByText(relations.reasons.namdhari)).toBeVisible();
});

test("with a proposal that waits, the call comes before the answer, and the other contacts after it", async () => {
  const proposal = { id: "p", status: "open" as const, sent_by_viewer: false, sent_at: serverDay() };
  const actions = ["accept_proposal", "reject_proposal"];
  await show({ ...connection, relation: { ...connection.relation, proposal, actions } });
  const topOf = async (found: Locator) => {
    await expect.element(found).toBeVisible();
    return found.element().getBoundingClientRect().top;
  };
  const accept = await topOf(page.getByRole("button", { name: "Accept the proposal of Balbir Singh" }));
  const call = await topOf(page.getByRole("link", { name: words.contact.call }));
  const number = await topOf(page.getByRole("button", { name: "Copy: +91 98140 55221" }));
  expect([call, accept, number]).toEqual([call, accept, number].toSorted((one, other) => one - other));
});

test("a connection's profile says that a hidden number stays private", async () => {
  await show({ ...connection, phone_number: null });
  await expect.element(page.getByText(words.contact.number_private)).toBeVisible();
  await expect.element(page.getByRole("link", { name: words.contact.call })).not.toBeInTheDocument();
});

test("a shared gotra is named, and screen readers have a table of all four", async () => {
  const theirs = { paternal: "Virdi", maternal: "Tatla" };
  const yours = { paternal: "Sembhi", maternal: "Virdi" };
  await renderScreen(<GotraSquare gender="male" theirs={theirs} yours={yours} />, { locale: "en" });
  await expect.element(page.getByText("Virdi is on both sides")).toBeVisible();
  await expect.element(page.getByRole("row", { name: "Your family Sembhi Virdi" })).toBeInTheDocument();
  expect(document.querySelectorAll(".gotra-shared")).toHaveLength(2);
});

test("the own profile has nothing to do, even where the server names steps", async () => {
  fakeServer();
  await renderScreen(<ViewProfile profile={balbir} />, { locale: "en" });
  await expect.element(page.getByText(words.open_about_else)).toBeVisible();
  expect(page.getByRole("button", { name: /Balbir/ }).elements()).toHaveLength(0);
});
