import { rmSync } from "node:fs";
import type { Locale } from "@sanjog/i18n/locale";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { wordsIn } from "../../e2e/words.ts";
import { at, onStop, say } from "../cli/child.ts";
import { serveDemo } from "../cli/demo-site.ts";
import { firefoxMissing, startFirefox } from "./firefox.ts";
import { connectionJourney } from "./journeys/connection-journey.ts";
import { everydayJourney } from "./journeys/everyday-journey.ts";
import { firstJourney } from "./journeys/first-journey.ts";
import { visitorsJourney } from "./journeys/visitors-journey.ts";
import { Visitor } from "./visitor.ts";
import { type Driver, phone, until } from "./web-driver.ts";
import { startWebkit, webkitMissing } from "./webkit.ts";

/**
 * `npm run journeys:browsers`: the main journeys in Firefox and in WebKit, as Debian packages them (docs/browsers.md).
 * Words behind it choose some: `npm run journeys:browsers -- WebKit connection`.
 */
onStop(1);

type Browser = {
  name: string;
  reads: Locale;
  missing: string | null;
  start: (port: number) => Promise<Driver>;
};

const browsers: readonly Browser[] = [
  { name: "Firefox", reads: "pb", missing: firefoxMissing(), start: startFirefox },
  { name: "WebKit", reads: "en", missing: webkitMissing(), start: startWebkit },
];
const journeys = {
  visitors: visitorsJourney,
  // Before a newcomer asks, whose number may be hidden.
  connection: connectionJourney,
  first: firstJourney,
  everyday: everydayJourney,
};
const cannot_run = [
  "a choice in the browser's own list by hand: no driver reaches its popup, so a script chooses",
  "the operating system's window for a file: the driver gives the file to the field",
  "WhatsApp and a call: other apps, so their links are read and not followed",
  "touch, a phone's keyboard, Safari itself and iOS (docs/browsers.md)",
];
const wanted = process.argv.slice(2);
/** Those that are named behind the command, or all if none is. */
function chosen<One>(all: readonly One[], nameOf: (one: One) => string): readonly One[] {
  const named = all.filter((one) => wanted.includes(nameOf(one)));
  return named.length > 0 ? named : all;
}

// Requests are answered in a journey, so each run begins with a new demo community.
rmSync(at("data", "browsers"), { recursive: true, force: true });
const demo = await serveDemo("browsers", await freePort());
for (const browser of chosen(browsers, ({ name }) => name))
  for (const [name, journey] of chosen(Object.entries(journeys), ([name]) => name))
    await run(browser, name, journey);
await demo.stop();
for (const line of cannot_run) say(`cannot run here: ${line}`);

/** Each journey begins in a browser that has just been started, and leaves nothing for the next one. */
async function run(
  { name, reads, missing, start }: Browser,
  journey: string,
  go: (visitor: Visitor) => Promise<void>,
) {
  const title = `${name}, ${reads}, ${journey}`;
  let driver: Driver | undefined;
  try {
    if (missing) throw new Error(`not installed: ${missing}`);
    driver = await start(await freePort());
    await until(driver, `a window of ${phone.width} pixels`, `return innerWidth === ${phone.width}`);
    await go(new Visitor(driver, wordsIn(reads), demo.origin));
    say(`${title}: passed`);
  } catch (error) {
    process.exitCode = 1;
    say(`${title}: ${error}`);
  } finally {
    await driver?.close();
  }
}
