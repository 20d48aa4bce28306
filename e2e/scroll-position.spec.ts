import { expect, test } from "./stage.ts";

test("a reload stays where the page was read, and another page opened by its address starts at its top", async ({
  enter,
}) => {
  const page = await enter();
  const read_to = () => page.evaluate(() => Math.round(window.scrollY));
  const twoFrames = () =>
    page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.goto("/terms-condition");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 900));
  // The page records its position with the browser's own event.
  await twoFrames();
  await page.reload();
  await expect.poll(read_to).toBe(900);

  await page.goto("/privacy-policy");
  await expect(page.getByRole("heading", { level: 2 }).last()).toBeAttached();
  await twoFrames();
  expect(await read_to()).toBe(0);
});
