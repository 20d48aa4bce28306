import { AxeBuilder } from "@axe-core/playwright";
import type { APIRequestContext, Page } from "@playwright/test";
import { addPicture, makeMember } from "./made-member.ts";
import { harleen, ranjit } from "./newcomers.ts";
import { sayYes } from "./say-yes.ts";
import { expect, test } from "./stage.ts";
import { type Words, wordsIn } from "./words.ts";

type Side = { page: Page; words: Words; token: string; id: string; first_name: string; name: string };

const desktop = { width: 1280, height: 800 };

test("a yes is shown to both families once, on a Punjabi phone and on an English desktop", async ({
  enter,
}) => {
  const { her, him } = await test.step("both have signed up, with a face", async () => {
    const [her_place, his_place] = [await enter(), await enter()];
    const [she, he] = [harleen(), ranjit()];
    const hers = await makeMember(her_place.request, she);
    const his = await makeMember(his_place.request, he);
    const her_page = await enter({ token: hers, locale: "pb" });
    const his_page = await enter({ token: his, locale: "en", viewport: desktop });
    await addPicture(her_page, hers);
    await addPicture(his_page, his);
    const side = async (
      page: Page,
      token: string,
      { firstname, lastname }: typeof she,
      locale: "en" | "pb",
    ) => ({
      page,
      token,
      words: wordsIn(locale),
      id: (await get(page.request, token, "user")).user_id as string,
      first_name: firstname,
      name: `${firstname} ${lastname}`,
    });
    return { her: await side(her_page, hers, she, "pb"), him: await side(his_page, his, he, "en") };
  });

  await test.step("sending a request asks nothing further", async () => {
    await openProfile(her, him);
    await press(her, "send_request", him, her.words.relations("yes.send_request"));
    await expect(button(her, "send_request", him)).toHaveCount(0);
    await expect(her.page.getByRole("alertdialog")).toHaveCount(0);
  });

  await test.step("she is filling in a form when he accepts: a strip tells her, and nothing is lost", async () => {
    await her.page.goto("/profile-registration-edit/family");
    const field = her.page.getByRole("textbox").first();
    await field.fill("ਹਰਬੰਸ ਸਿੰਘ");
    await openProfile(him, her);
    await press(him, "accept", her, him.words.relations("yes.accept"));
    await expectConnected(him, her);
    const news = her.words.notifications("good_news", { name: him.first_name });
    await expect(her.page.getByText(news)).toBeVisible();
    await expect(her.page).toHaveURL(/profile-registration-edit/);
    await expect(field).toHaveValue("ਹਰਬੰਸ ਸਿੰਘ");
    await her.page.getByRole("link", { name: her.words.notifications("see_good_news") }).click();
    await expectConnected(her, him);
    await expect(her.page.getByRole("alertdialog")).toHaveCount(0);
  });

  await test.step("it opens by itself no second time", async () => {
    await her.page.goto("/home");
    await expect(her.page.locator('header [role="status"]')).toBeAttached();
    await expect(her.page).toHaveURL("/home");
  });

  await test.step("the draft greets, and a hidden number gives way to a sentence", async () => {
    await her.page.goto(`/connected/${him.id}`);
    const draft = await her.page.getByRole("blockquote").innerText();
    const chat = her.page.getByRole("link", { name: her.words.moments("connected.write") });
    const link = new URL((await chat.getAttribute("href")) ?? "");
    expect(draft).toBe(link.searchParams.get("text"));
    await put(him.page.request, him.token, "user/privacy/phone_number", { privacy_value: "private" });
    await her.page.reload();
    await expect(her.page.getByText(her.words.moments("connected.number_hidden"))).toBeVisible();
    await expect(chat).toHaveCount(0);
    await put(him.page.request, him.token, "user/privacy/phone_number", { privacy_value: "friends" });
  });

  await test.step("he proposes; the question before her yes shows his face and kind words", async () => {
    await openProfile(him, her);
    await press(him, "propose", her, him.words.relations("yes.propose"));
    await him.page.goto("about:blank");
    await openProfile(her, him);
    await button(her, "accept_proposal", him).click();
    const question = her.page.getByRole("alertdialog");
    await expect(question.getByRole("img")).toBeVisible();
    await expect(question).toHaveAccessibleName(
      her.words.relations("ask.accept_proposal.title", { name: him.name }),
    );
    await expect(question.getByText(her.words.relations("ask.accept_proposal.text"))).toBeVisible();
    await sayYes(her.page, her.words.relations("yes.accept_proposal"));
  });

  await test.step("her yes ends in congratulations, without a word of blocking", async () => {
    await expectMatched(her, him);
    await expect(her.page.getByRole("main")).not.toContainText(/ਬਲਾਕ|ਸ਼ਿਕਾਇਤ/);
    await her.page.getByRole("button", { name: her.words.moments("matched.what_now") }).click();
    const rules = her.page.getByRole("dialog");
    await expect(rules).toContainText(her.words.moments("matched.rules.suggestions"));
    await expect(rules).not.toContainText(/ਬਲਾਕ|ਸ਼ਿਕਾਇਤ/);
    await her.page.goBack();
    await expect(rules).toBeHidden();
    await expect(her.page).toHaveURL(`/matched/${him.id}`);
  });

  await test.step("he sees it at his next visit, once, and afterwards from the notification", async () => {
    await him.page.goto("/home");
    await expectMatched(him, her);
    await expect(him.page.getByRole("main")).not.toContainText(/block|report/i);
    await him.page.goto("/home");
    await expect(him.page.locator('header [role="status"]')).toBeAttached();
    await expect(him.page).toHaveURL("/home");
    await him.page.goto("/notifications");
    await him.page.getByRole("main").locator(`a[href="/matched/${her.id}"]`).click();
    await expectMatched(him, her);
  });

  await test.step("a matched member is offered nobody else", async () => {
    await him.page.goto("/suggestion");
    await expect(
      him.page.getByRole("heading", { level: 1, name: him.words.moments("suggestions_over.title") }),
    ).toBeVisible();
  });
});

async function openProfile({ page }: Side, other: Side): Promise<void> {
  await page.goto(`/view-profile/${other.id}`);
  await expect(page.getByRole("heading", { level: 1, name: other.name })).toBeVisible();
}

type Step = "send_request" | "accept" | "propose" | "accept_proposal";

const button = ({ page, words }: Side, step: Step, other: Side) =>
  page.getByRole("button", { name: words.relations(`step_for.${step}`, { name: other.name }) });

async function press(side: Side, step: Step, other: Side, yes: string): Promise<void> {
  await button(side, step, other).first().click();
  const question = await sayYes(side.page, yes);
  await expect(question).toBeHidden();
}

/** The heading has the focus, nothing lies over the page, and axe finds nothing. */
async function expectMoment({ page }: Side, title: string): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" "))}`)).toEqual(
    [],
  );
}

async function expectConnected(side: Side, other: Side): Promise<void> {
  await expect(side.page).toHaveURL(`/connected/${other.id}`);
  await expectMoment(side, side.words.moments("connected.title", { name: other.first_name }));
}

async function expectMatched(side: Side, other: Side): Promise<void> {
  await expect(side.page).toHaveURL(`/matched/${other.id}`);
  await expectMoment(side, side.words.moments("matched.title"));
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

async function get(api: APIRequestContext, token: string, path: string) {
  return (await (await api.get(`/backend/api/${path}`, { headers: bearer(token) })).json()).data;
}

async function put(api: APIRequestContext, token: string, path: string, data: object): Promise<void> {
  const answer = await api.put(`/backend/api/${path}`, { headers: bearer(token), data });
  expect(answer.status()).toBe(200);
}
