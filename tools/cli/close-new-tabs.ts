import type { BrowserContext } from "playwright-core";
import type { BrowserCommand } from "vitest/node";

const watched = new WeakSet<BrowserContext>();

/**
 * Closes every tab that a test opens. A tab in front slows the page of the tests down to one frame a second, for the rest
 * of the run.
 */
export const closeNewTabs: BrowserCommand<[]> = ({ context }) => {
  if (watched.has(context)) return;
  watched.add(context);
  context.on("page", (tab) => void tab.close());
};
