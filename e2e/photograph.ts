import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";

/** The folder that `npm run pictures` wants the screens in; null when the screens are to be judged. */
export const pictures_folder = process.env.PICTURES || null;

/** A name for files: the letters, digits and hyphens of a screen's name. */
const slug = (name: string) => name.replaceAll(/[^a-z0-9]+/gi, "-").replaceAll(/^-|-$/g, "") || "landing";

/** Takes a picture of the whole screen, or of what is there if the screen could not be opened. */
export async function photograph(
  page: Page,
  { folder, column, order, name }: { folder: string; column: string; order: string; name: string },
  open: () => Promise<unknown>,
): Promise<void> {
  const opened = await open().then(
    () => true,
    () => false,
  );
  await page.waitForLoadState("networkidle", { timeout: 3_000 }).catch(() => undefined);
  // Pictures below the first screen load when they come near.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
    window.scrollTo(0, 0);
  });
  const file = path.join(folder, column, `${order}-${slug(name)}${opened ? "" : "-not-opened"}.jpg`);
  mkdirSync(path.dirname(file), { recursive: true });
  await page.screenshot({ path: file, fullPage: true, type: "jpeg", quality: 72, timeout: 30_000 });
}
