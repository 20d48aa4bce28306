import type { Page } from "@playwright/test";
import type { MemberProfile } from "@sanjog/contract/member-view";
import type { Audience } from "@sanjog/domain/privacy/privacy-items";
import type { Step } from "../apps/web/src/relations/member-state.ts";
import { addPicture, makeMember } from "./made-member.ts";
import { harleen, type Person, ranjit } from "./newcomers.ts";
import { sayYes } from "./say-yes.ts";
import { expect, test } from "./stage.ts";
import type { Words } from "./words.ts";

/** A person at a browser, and the member they look at. */
type Side = { page: Page; words: Words; token: string; other: string; other_id: string };

const nameOf = ({ firstname, lastname }: Person) => `${firstname} ${lastname}`;

test("two members live through it all: request, shortlist, pictures, proposals, the yes, and the end", async ({
  enter,
  words,
}) => {
  const sides = await test.step("both have signed up, with a face", async () => {
    const [her_door, his_door] = [await enter(), await enter()];
    const [she, he] = [harleen(), ranjit()];
    const [hers, his] = [await makeMember(her_door.request, she), await makeMember(his_door.request, he)];
    const [her, him] = [await enter({ token: hers }), await enter({ token: his })];
    await addPicture(her, hers);
    await addPicture(him, his);
    const [her_id, his_id] = [await idOf(her, hers), await idOf(him, his)];
    return {
      her: { page: her, words, token: hers, other: nameOf(he), other_id: his_id },
      him: { page: him, words, token: his, other: nameOf(she), other_id: her_id },
    };
  });
  const { her, him } = sides;
  await test.step("she shortlists him and asks; his bell says so at once", async () => {
    await openHome(him);
    await openProfile(her);
    await take(her, "shortlist");
    await take(her, "send_request");
    await expect(him.page.getByRole("link", { name: words.common("bell", { count: 1 }) })).toBeVisible();
  });
  await test.step("he accepts, and both see that they are connected", async () => {
    await openProfile(her);
    await answer(him, "accept");
    for (const side of [her, him]) await expect(side.page).toHaveURL(`/connected/${side.other_id}`);
  });
  await test.step("his picture disappears for her when he keeps it to himself", () => hidePicture(her, him));
  await test.step("a saved address of it answers nothing once they are parted", () => part(her, him));
  await test.step("she asks once more, he accepts", async () => {
    await openProfile(her);
    await take(her, "send_request");
    await answer(him, "accept");
    await expect(her.page).toHaveURL(`/connected/${her.other_id}`);
  });
  await test.step("she proposes, takes it back, proposes again and is declined", async () => {
    await openProfile(her);
    await take(her, "propose");
    await take(her, "revoke_proposal");
    await take(her, "propose");
    await answer(him, "reject_proposal");
  });
  await test.step("after he declines she may propose again; his acceptance is final for both", async () => {
    await openProfile(her);
    await take(her, "propose");
    await answer(him, "accept_proposal");
    for (const side of [her, him]) await expect(side.page).toHaveURL(`/matched/${side.other_id}`);
    for (const side of [her, him]) await expectMatched(side);
  });
  await test.step("blocking still works, and ends it for both", async () => {
    await openProfile(him);
    await take(him, "block");
    await her.page.goto(`/view-profile/${her.other_id}`);
    await expect(her.page).not.toHaveURL(/view-profile/);
    await openHome(her);
    await expect(her.page.getByText(her.other)).toHaveCount(0);
  });
});

async function idOf(page: Page, token: string): Promise<string> {
  const answer = await page.request.get("/backend/api/user", {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.user_id;
}

async function openHome({ page, words }: Side): Promise<void> {
  await page.goto("/home");
  await expect(page.getByRole("navigation", { name: words.home("lists_label") })).toBeVisible();
}

async function openProfile({ page, other, other_id }: Side): Promise<void> {
  await page.goto(`/view-profile/${other_id}`);
  await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
}

/** The steps that are asked about before they are taken. */
type AskedStep = Exclude<Step, "set_aside" | "bring_back">;

/** The steps that the menu of a profile holds. */
const in_menu: readonly Step[] = ["block", "unfriend"];

/** Presses a button of the profile, confirms, and waits until the button is gone. */
async function take({ page, words, other }: Side, step: AskedStep): Promise<void> {
  if (in_menu.includes(step))
    await page.getByRole("button", { name: words.relations("more_for", { name: other }) }).click();
  const label = step === "shortlist" ? "save_name" : (`step_for.${step}` as const);
  const button = page.getByRole("button", { name: words.relations(label, { name: other }) });
  await button.click();
  const [first = other] = other.split(" ");
  const question = await sayYes(page, words.relations(`yes.${step}`, { name: first }));
  await expect(question).toBeHidden();
  await expect(button).toHaveCount(0);
}

/** Opens the profile and answers. */
async function answer(side: Side, step: AskedStep): Promise<void> {
  await openProfile(side);
  await take(side, step);
}

async function setPicture({ page, words }: Side, audience: Audience): Promise<void> {
  await page.goto("/privacy-setting");
  const choice = page.getByRole("radiogroup", { name: words.fields("profile_picture") });
  await choice.getByText(words.privacy(`audience.${audience}`), { exact: true }).click();
  await expect(choice.locator("..").getByText(words.common("saved"))).toBeVisible();
}

/** Returns what her browser shows of his picture: its address, or the text in its place. */
async function pictureFor({ page, token, other_id }: Side): Promise<string | null> {
  const answer = await page.request.get(`/backend/api/user/profile/view/${other_id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.status() === 404) return null;
  const { data } = (await answer.json()) as { data: { data: MemberProfile } };
  return data.data.profile_picture;
}

async function statusOf({ page, token }: Side, address: string): Promise<number> {
  const answer = await page.request.get(`/backend${address}?size=card`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return answer.status();
}

async function hidePicture(her: Side, him: Side): Promise<void> {
  const { words } = her;
  await openProfile(her);
  // A photo far above the part in view is not loaded.
  await her.page.getByRole("heading", { level: 1, name: her.other }).scrollIntoViewIfNeeded();
  await expect(her.page.getByAltText(words.common("picture.of", { name: her.other })).first()).toBeVisible();
  const address = (await pictureFor(her)) ?? "";
  expect(await statusOf(her, address)).toBe(200);
  await setPicture(him, "private");
  expect(await statusOf(her, address)).toBe(404);
  expect(await pictureFor(her)).toBe("private");
  await openProfile(her);
  await expect(her.page.getByText(words.common("picture.private")).first()).toBeVisible();
}

async function part(her: Side, him: Side): Promise<void> {
  await setPicture(him, "friends");
  const address = (await pictureFor(her)) ?? "";
  expect(await statusOf(her, address)).toBe(200);
  await openProfile(him);
  await take(him, "unfriend");
  expect(await statusOf(her, address)).toBe(404);
  expect(await pictureFor(her)).toBe("friends");
}

async function expectMatched(side: Side): Promise<void> {
  const { page, words, other } = side;
  await openProfile(side);
  const title = words.proposals("card.title.matched");
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  for (const step of ["unfriend", "propose", "revoke_proposal"] as const)
    await expect(
      page.getByRole("button", { name: words.relations(`step_for.${step}`, { name: other }) }),
    ).toHaveCount(0);
}
