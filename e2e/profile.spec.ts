import type { Page } from "@playwright/test";
import { expect, type Shared, type Stage, test } from "./stage.ts";

type Suggested = { user_id: string; profile_picture: string | null };
type Listed = { member: { user_id: string } };

/** Returns the first page of a list of the member. */
async function rowsOf<Row>(page: Page, token: string, list: string): Promise<Row[]> {
  const answer = await page.request.get(`/backend/api/user/${list}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await answer.json()).data.data;
}

async function firstOf(page: Page, token: string, list: string): Promise<string> {
  const [first] = await rowsOf<Listed>(page, token, list);
  return first?.member.user_id ?? "";
}

/** Returns the first suggested member with a photo, and the page of Asha, on which nothing is open yet. */
async function suggestedToAsha({ enter, tokenOf }: Pick<Stage, "enter"> & Shared) {
  const token = await tokenOf("asha");
  const page = await enter({ token });
  const rows = await rowsOf<Suggested>(page, token, "suggestions");
  const met = rows.find(({ profile_picture }) => profile_picture?.includes("/"));
  const id = met?.user_id ?? "";
  return { page, token, id, picture: met?.profile_picture, path: `/view-profile/${id}` };
}

/** Asha opens the profile of the first suggested member with a photo; `id` says whose it is. */
async function openSuggested(stage: Pick<Stage, "enter"> & Shared) {
  const { page, token, id, path } = await suggestedToAsha(stage);
  await page.goto(path);
  return { page, token, id };
}

test("the first photo of a profile is requested before the app runs, also if only the other photos are shown", async ({
  enter,
  tokenOf,
}) => {
  const { page, picture, path } = await suggestedToAsha({ enter, tokenOf });
  const photo = `**/backend${picture}?size=full`;
  await page.route("**/assets/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await Promise.all([page.waitForRequest(photo), page.goto(path)]);
  await page.route("**/user/profile/view/*", async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const member = answer.data.data;
    member.post_pictures = [{ id: "1", picture_url: member.profile_picture }];
    member.profile_picture = "friends";
    await route.fulfill({ response, json: answer });
  });
  await Promise.all([page.waitForRequest(photo), page.goto(path)]);
});

test("a page that is opened first shows one placeholder, not a second one while its code loads", async ({
  enter,
  tokenOf,
}) => {
  const { page, path: profile } = await suggestedToAsha({ enter, tokenOf });
  await page.addInitScript(() => {
    const seen = new Set<Element>();
    new MutationObserver(() => {
      const placeholder = document.querySelector("main[aria-busy]");
      if (placeholder) seen.add(placeholder);
      document.documentElement.dataset.placeholders = String(seen.size);
    }).observe(document, { childList: true, subtree: true });
  });
  for (const path of ["/suggestion", "/home", profile]) {
    await page.goto(path);
    await expect(page.locator("main:not([aria-busy]) h1").first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("data-placeholders", "1");
  }
});

test("the photo of a profile opens large at a tap, and Back closes it on the same page", async ({
  enter,
  words,
  tokenOf,
}) => {
  const { page, id } = await openSuggested({ enter, tokenOf });
  await page
    .getByRole("button", { name: words.view_profile("open_photo", { number: "1" }) })
    .first()
    .click();
  await expect(page.getByRole("dialog").locator("img").first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page).toHaveURL(`/view-profile/${id}`);
});

test("the mark of the photo in view covers no part of the name, however long it is", async ({
  enter,
  tokenOf,
}) => {
  const { page } = await openSuggested({ enter, tokenOf });
  await expect(page.locator(".photo-dots")).toBeVisible();
  // All in one frame, since a font or a picture that arrives in between moves them.
  const edges = () =>
    page.locator(".profile-photo").evaluate((shown) => {
      const edgesOf = (part: string) => {
        const { top, bottom } = (shown.querySelector(part) as Element).getBoundingClientRect();
        return { top, bottom };
      };
      return { photo: edgesOf(".photo-strip"), dots: edgesOf(".photo-dots"), plate: edgesOf(".name-plate") };
    });
  for (const size of ["normal", "larger"])
    for (const name of ["Jot Rai", "Gurwinder Singh Kaloti", "Gurparvinder Singh Khangura Dhaliwal"]) {
      await page.evaluate((text) => document.documentElement.setAttribute("data-text", text), size);
      await page.locator("h1 .plate-name").evaluate((plate, text) => plate.replaceChildren(`${text},`), name);
      const { photo, dots, plate } = await edges();
      expect(dots.bottom, name).toBeLessThanOrEqual(plate.top);
      if (size === "larger") expect(photo.bottom, name).toBeLessThanOrEqual(plate.top + 1);
    }
});

test("every suggested profile is at most 2,800 pixels long on a phone, in both languages", async ({
  enter,
  tokenOf,
}) => {
  const token = await tokenOf("asha");
  const headers = { authorization: `Bearer ${token}` };
  const [english, punjabi] = [await enter({ token, locale: "en" }), await enter({ token, locale: "pb" })];
  const ids: string[] = [];
  for (let list = 1, last = 1; list <= last; list += 1) {
    const answer = await english.request.get(`/backend/api/user/suggestions?page=${list}`, { headers });
    const { data, last_page } = (await answer.json()).data;
    ids.push(...data.map(({ user_id }: { user_id: string }) => user_id));
    last = last_page;
  }
  expect(ids.length).toBeGreaterThan(8);
  for (const page of [english, punjabi]) {
    for (const id of ids) {
      await page.goto(`/view-profile/${id}`);
      await expect(page.locator("#profile-family")).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      // Parts that are not near the window have an estimated height only.
      await page.evaluate(() => document.documentElement.toggleAttribute("data-whole-page", true));
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollHeight), id)
        .toBeLessThanOrEqual(2800);
    }
  }
});

test("the bar of a profile marks the part that was asked for, and the last one at the end of the page", async ({
  enter,
  words,
  tokenOf,
}) => {
  const { page } = await openSuggested({ enter, tokenOf });
  const bar = page.getByRole("navigation", { name: words.view_profile("anchors.label") });
  const marked = bar.locator('[aria-current="location"]');
  await expect(marked).toHaveText(words.view_profile("anchors.about"));
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(marked).toHaveText(words.view_profile("anchors.work"));
  await bar.getByText(words.view_profile("anchors.family"), { exact: true }).click();
  await expect(marked).toHaveText(words.view_profile("anchors.family"));
  await bar.getByText(words.view_profile("anchors.fit"), { exact: true }).click();
  await expect(marked).toHaveText(words.view_profile("anchors.fit"));
});

test("on wide windows the decision is in view at every place of a profile", async ({ enter, tokenOf }) => {
  const { page } = await openSuggested({ enter, tokenOf });
  const send = page.locator(".profile-side .profile-main-action");
  for (const [width, height] of [
    [1280, 800],
    [1280, 720],
    [1366, 650],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [0, 0.5, 1]) {
      await page.evaluate((at) => window.scrollTo(0, at * document.documentElement.scrollHeight), part);
      await expect(send, `${width} × ${height} at ${part}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test("a wish of the other side is on their profile once, and parents' names in the other script follow the sentences", async ({
  enter,
  tokenOf,
}) => {
  const { page, token } = await openSuggested({ enter, tokenOf });
  await expect(page.locator("#profile-fit li").first()).toBeVisible();
  await expect(page.locator("#profile-fit .fit-words")).toBeVisible();
  await expect(page.locator("#profile-wishes")).toHaveCount(0);
  const punjabi = await enter({ token, locale: "pb" });
  await punjabi.goto(`/view-profile/${await firstOf(punjabi, token, "friends")}`);
  const latin = punjabi.locator("#profile-family p", { hasText: /ਪਿਤਾ [A-Z]/ });
  await expect(punjabi.locator("#profile-family")).toBeVisible();
  await expect(latin).toHaveCount(0);
});

test("a connection is called or written to at the first tap on the profile", async ({
  enter,
  words,
  tokenOf,
}) => {
  const token = await tokenOf("asha");
  const page = await enter({ token });
  await page.goto(`/view-profile/${await firstOf(page, token, "friends")}`);
  const call = page.getByRole("link", { name: words.view_profile("contact.call"), exact: true });
  await expect(call).toHaveAttribute("href", /^tel:\+\d+$/);
  await expect(call).toBeInViewport({ ratio: 1 });
  const chat = page.getByRole("link", { name: words.view_profile("contact.whatsapp"), exact: true });
  await expect(chat).toHaveAttribute("href", /\/\d+\?text=./);
  await expect(chat).toBeInViewport({ ratio: 1 });
});

test("after a yes, the phone number is one click away on the profile", async ({ enter, words, tokenOf }) => {
  const token = await tokenOf("asha");
  const page = await enter({ token });
  const id = await firstOf(page, token, "friends");
  await page.goto(`/connected/${id}`);
  await page.locator(`a[href="/view-profile/${id}"]`).click();
  await expect(
    page.getByRole("link", { name: words.view_profile("contact.call"), exact: true }),
  ).toBeInViewport();
});

test("Asha looks at her own profile as a stranger and as a connection, and changes who sees her number", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/seen-as/stranger");
  await expect(page.getByText(words.preview("strip.stranger"))).toBeVisible();
  await expect(page.getByText(words.preview("not_shown")).first()).toBeVisible();
  const order = await page.evaluate(() => {
    const below = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().top ?? 0;
    return below(".choice-rows") > below("#profile-work");
  });
  expect(order, "what she decides follows the profile").toBe(true);
  await expect(
    page.getByRole("button", { name: /./ }).filter({ hasText: words.relations("steps.block") }),
  ).toHaveCount(0);
  await page.getByText(words.preview("viewers.connection"), { exact: true }).click();
  await expect(page).toHaveURL("/seen-as/connection");
  await expect(page.getByText(words.preview("strip.connection"))).toBeVisible();
  await page
    .getByRole("link", {
      name: words.preview("change_item", { item: words.said((texts) => texts.privacy.items.phone_number) }),
    })
    .click();
  await expect(page).toHaveURL("/privacy-setting#phone_number");
});
