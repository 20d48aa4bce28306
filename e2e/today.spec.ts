import type { Locator, Page } from "@playwright/test";
import { addPicture, makeMember } from "./made-member.ts";
import { harleen, ranjit } from "./newcomers.ts";
import { sayYes } from "./say-yes.ts";
import { expect, test } from "./stage.ts";

/** Returns whether the whole control is on the screen and nothing covers its middle, such as the tab bar. */
function isClear(control: Locator): Promise<boolean> {
  return control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= window.innerHeight && hit !== null && element.contains(hit);
  });
}

async function idOf(page: Page, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return (await (await page.request.get("/backend/api/user", { headers })).json()).data.user_id;
}

test("D10, D1: a waiting request is answered from the first screen of the home", async ({ enter, words }) => {
  const visitor = await enter();
  const [she, he] = [harleen(), ranjit()];
  const [hers, his] = [await makeMember(visitor.request, she), await makeMember(visitor.request, he)];
  const [her, him] = [await enter({ token: hers }), await enter({ token: his })];
  await addPicture(him, his);
  const sent = await him.request.post("/backend/api/user/connection-requests", {
    headers: { authorization: `Bearer ${his}` },
    data: { receiver_id: await idOf(her, hers) },
  });
  expect(sent.status()).toBe(200);

  await her.goto("/home");
  await expect(
    her.getByRole("heading", { level: 1, name: words.home("heading", { count: 1 }) }),
  ).toBeVisible();
  const yes = her.getByRole("list", { name: words.home("waiting") }).locator(".btn-plain");
  await expect.poll(() => isClear(yes)).toBe(true);
  await yes.click();
  await sayYes(her, words.relations("yes.accept"));
  await expect(her).toHaveURL(/\/connected\//);

  await her.goto("/home");
  await expect(
    her.getByRole("heading", { level: 1, name: words.home("heading", { count: 0 }) }),
  ).toBeVisible();
  await expect(her.getByText(words.home("connected_this_week"))).toBeVisible();
});

test("D10: a list is one press away, Back returns from it, and a reload keeps it open", async ({
  enter,
  words,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha") });
  await page.goto("/home");
  const lists = page.getByRole("navigation", { name: words.home("lists_label") });
  await lists.getByRole("button", { name: words.home("lists.sent") }).click();
  const heading = page.getByRole("heading", { level: 1, name: words.home("headings.sent") });
  await expect(heading).toBeFocused();
  await page.reload();
  await expect(heading).toBeVisible();
  await page.goBack();
  await expect(heading).toBeHidden();
  const to_lists = page.getByRole("button", { name: words.home("all_lists") });
  await to_lists.click();
  await expect(lists).toBeInViewport();
  await expect(to_lists).not.toBeInViewport();
});

test("with the larger text no name of a place breaks inside a word on a small phone", async ({
  enter,
  tokenOf,
}) => {
  const page = await enter({ token: await tokenOf("asha"), viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => localStorage.setItem("text_size", "larger"));
  await page.goto("/home");
  const places = page.locator(".small-card p:not([aria-hidden])");
  await expect(places.first()).toBeVisible();
  const broken = await places.evaluateAll((facts) =>
    facts.flatMap((fact) => {
      const text = fact.firstChild;
      const words = (fact.textContent ?? "").matchAll(/\S+/g);
      return [...words].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        if (!text) return [];
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
});
