import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

/** The folder that `npm run pictures` wants the screens in; null when the screens are to be judged. */
export const pictures_folder = process.env.PICTURES || null;

/** A name for files: the letters, digits and hyphens of a screen's name. */
const slug = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "landing";

/** Pages and pictures load slowly on a crowded machine; what does not load is pictured as it is. */
const limit_ms = 15_000;
/** A page that has shown one part may still ask for the next. */
const settled_ms = 250;

/** Takes a picture of the whole screen, or of what is there if the screen could not be opened. */
export async function photograph(
  page: Page,
  {
    folder,
    column,
    order,
    name,
    loading,
  }: { folder: string; column: string; order: string; name: string; loading: boolean },
  open: () => Promise<unknown>,
): Promise<void> {
  const opened = await open().then(
    () => true,
    (reason: Error) => {
      console.log(`${column}: ${name} was not opened: ${reason.message.split("\n")[0]}`);
      return false;
    },
  );
  if (!loading) await waitForContent(page).catch(() => undefined);
  // A page that goes on by itself meanwhile is pictured as it is.
  await loadPictures(page).catch(() => undefined);
  const file = path.join(folder, column, `${order}-${slug(name)}${opened ? "" : "-not-opened"}.jpg`);
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 72, timeout: 30_000 });
}

/** Waits until the page has its heading and nothing on it is still loading, at two moments in a row. */
async function waitForContent(page: Page): Promise<void> {
  const heading = page.locator("body:not(:has(.skeleton, main[aria-busy])) h1").first();
  await heading.waitFor({ timeout: limit_ms });
  await page.waitForTimeout(settled_ms);
  await heading.waitFor({ timeout: limit_ms });
}

/** Pictures below the first screen load when they come near. */
function loadPictures(page: Page): Promise<void> {
  return page.evaluate(async (limit) => {
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await wait(30);
    }
    window.scrollTo(0, 0);
    const loaded = Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    await Promise.race([Promise.all([loaded, document.fonts.ready]), wait(limit)]);
    await wait(150);
  }, limit_ms);
}
