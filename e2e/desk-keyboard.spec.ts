import type { Locator, Page } from "@playwright/test";
import { acceptInvitation, invitationLink, keepCodes, volunteer } from "./desk-hands.ts";
import { expect, test } from "./stage.ts";

const cases = 50;
/** Every fifth case is about a member, who is warned with a rule and facts. */
const about_a_member = 5;

/** Moves the focus on by Tab alone. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 80; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target, "is reached by Tab").toBeFocused();
}

test("fifty cases are taken and decided by keyboard alone", async ({ enter, words, tokenOf }) => {
  test.setTimeout(600_000);
  const gurmeet = volunteer("Gurmeet");
  const page = await enter();
  await acceptInvitation(page, words, await invitationLink(gurmeet.email, "lead"), gurmeet);
  await keepCodes(page, words);
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(words.cases("queue.title"));

  const orders = async () =>
    (await (await page.request.get("/backend/api/desk/cases?kind=order")).json()).data.total;
  // Another journey keeps one.
  const before = await orders();

  const headers = { authorization: `Bearer ${await tokenOf("asha")}` };
  const suggested = await page.request.get("/backend/api/user/suggestions", { headers });
  const profiles: string[] = [];
  for (const { user_id } of (await suggested.json()).data.data.slice(0, 4)) {
    const shown = await page.request.get(`/backend/api/user/profile/view/${user_id}`, { headers });
    profiles.push((await shown.json()).data.data.profile_number);
  }
  for (let number = 0; number < cases; number += 1) {
    const profile = profiles[number % profiles.length];
    const text = `Order ${number + 1} of the district court.`;
    const letter = { authority: "District court", reference: `DC/${number + 1}` };
    const data = { kind: "order", text, ...letter, ...(number % about_a_member === 0 && { profile }) };
    const entered = await page.request.post("/backend/api/desk/cases", { data });
    expect(entered.status(), await entered.text()).toBe(200);
  }

  await page.goto("/desk");
  const decided = new Set<string>();
  for (let number = 0; number < cases; number += 1) {
    await expect(title).toHaveText(words.cases("queue.title"));
    const name = words.cases("take_of", { title: words.cases("kinds.order") });
    const take = page.getByRole("listitem").getByRole("button", { name, exact: true }).first();
    await expect(take).toBeVisible();
    // Other journeys may have left more urgent cases above.
    for (let presses = 0; presses < 24; presses += 1) {
      if (await take.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press("j");
    }
    await expect(take).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(title).toHaveText(words.cases("kinds.order"));
    const text = await page.getByText(/^Order \d+ of the district court\.$/).innerText();
    decided.add(text);
    // A new page moves the focus to its heading; a key pressed before would be a command of the page.
    await expect(title).toBeFocused();
    const kind = page.getByLabel(words.cases("decision.kind"));
    await tabTo(page, kind);
    const warned = (Number(/\d+/.exec(text)?.[0]) - 1) % about_a_member === 0;
    await page.keyboard.type(words.cases(`decisions.${warned ? "warn" : "dismiss"}.todo`));
    await expect(kind).toHaveValue(warned ? "warn" : "dismiss");
    if (warned) {
      await tabTo(page, page.getByLabel(words.cases("decision.rule")));
      await page.keyboard.press("ArrowDown");
      await tabTo(page, page.getByLabel(words.cases("decision.facts")));
      await page.keyboard.type("The court has written to us.");
    }
    await tabTo(page, page.getByRole("button", { name: words.cases("decision.submit"), exact: true }));
    await page.keyboard.press("Enter");
  }
  await expect(title).toHaveText(words.cases("queue.title"));
  expect(decided.size).toBe(cases);
  expect(await orders()).toBe(before);
});
