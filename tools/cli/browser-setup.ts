import { prepareBrowser } from "./browser.ts";

/** Runs once before tests that drive a browser. */
export async function setup(): Promise<void> {
  await prepareBrowser();
}
