import type { CDPSession, Page } from "@playwright/test";
import { expect, test } from "./stage.ts";

test.use({ serviceWorkers: "allow" });

/** No push service can be reached from here: the browser's own part answers an address of the right shape. */
function pretendSubscription(): void {
  const made = {
    endpoint: "https://fcm.googleapis.com/fcm/send/journey",
    keys: { p256dh: "B".repeat(87), auth: "A".repeat(22) },
  };
  let current: object | null = null;
  const unsubscribe = async () => {
    current = null;
    return true;
  };
  const subscription = { toJSON: () => made, unsubscribe };
  Object.assign(PushManager.prototype, {
    subscribe: async () => (current = subscription),
    getSubscription: async () => current,
  });
}

test("messages come to a browser from a button on, in the worker's own window, and name nobody", async ({
  enter,
  words,
  tokenOf,
  baseURL,
}) => {
  const page = await enter({ token: await tokenOf("deepa") });
  await page.context().grantPermissions(["notifications"], { origin: baseURL ?? "" });
  await page.addInitScript(pretendSubscription);
  await page.goto("/account#notifications");
  const registration = await followWorker(page);
  const told = page.waitForResponse((answer) => answer.url().endsWith("/api/user/device-token"));
  await page.getByRole("button", { name: words.notifications("push.turn_on") }).click();
  expect((await told).status()).toBe(200);
  await expect(page.getByRole("button", { name: words.notifications("push.turn_off") })).toBeVisible();

  await expect.poll(() => registration.id()).not.toBeNull();
  // A push that arrives while the worker is still fetching the shell would be lost.
  await expect.poll(() => workerState(page)).toBe("activated");
  const deliver = () =>
    registration.session.send("ServiceWorker.deliverPushMessage", {
      origin: baseURL ?? "",
      registrationId: registration.id() ?? "",
      data: JSON.stringify({ type: "update", id: "n", text: words.notifications("news") }),
    });
  // Repeated deliveries show one message.
  await expect(async () => {
    await deliver();
    await expect.poll(() => shownTitles(page), { timeout: 5_000 }).toEqual([words.notifications("news")]);
  }).toPass({ timeout: 30_000 });
});

type Registration = { session: CDPSession; id: () => string | null };

async function followWorker(page: Page): Promise<Registration> {
  const session = await page.context().newCDPSession(page);
  let id: string | null = null;
  session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    id = registrations.find(({ isDeleted }) => !isDeleted)?.registrationId ?? id;
  });
  await session.send("ServiceWorker.enable");
  return { session, id: () => id };
}

const workerState = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.active?.state);

const shownTitles = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return (await registration?.getNotifications())?.map(({ title }) => title);
  });

test("what changes elsewhere reaches every open tab without a reload", async ({ enter, words, tokenOf }) => {
  // She is in no suggestions, so no other journey creates notifications for her meanwhile.
  const token = await tokenOf("gurleen");
  const first = await enter({ token });
  const second = await first.context().newPage();
  const notify = async (path: string, status: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await first.request.put(`/backend/api/user/notifications${path}`, {
      headers,
      data: { status },
    });
    expect(answer.status()).toBe(200);
  };
  await notify("", "read");
  await first.goto("/notifications");
  await second.goto("/suggestion");
  const bells = [first, second].map((page) => page.locator('header a[href="/notifications"]'));
  for (const bell of bells) await expect(bell).toHaveAccessibleName(words.common("bell", { count: 0 }));
  const { data } = await (
    await first.request.get("/backend/api/user/notifications", {
      headers: { authorization: `Bearer ${token}` },
    })
  ).json();
  await notify(`/${data.data[0].id}`, "unread");
  for (const bell of bells) await expect(bell).toHaveAccessibleName(words.common("bell", { count: 1 }));
  await expect(first.getByRole("listitem").filter({ hasText: words.notifications("unread") })).toHaveCount(1);
});
