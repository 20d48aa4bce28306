import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { onStop, say } from "../cli/child.ts";
import { serveDemo } from "../cli/demo-site.ts";
import { firefoxMissing, startFirefox } from "./firefox.ts";
import { steps } from "./journey.ts";
import type { Driver } from "./web-driver.ts";
import { startWebkit, webkitMissing } from "./webkit.ts";

/** `npm run journeys:browsers`: one visit in Firefox and in WebKit, as Debian packages them (docs/browsers.md). */
onStop(1);

const browsers = [
  { name: "Firefox", missing: firefoxMissing(), start: startFirefox },
  { name: "WebKit", missing: webkitMissing(), start: startWebkit },
];
const demo = await serveDemo("browsers", await freePort());
let failed = 0;
for (const { name, missing, start } of browsers) {
  if (missing) say(`${name} is not installed: ${missing}`);
  else await visit(await start(await freePort()));
  if (missing) failed += 1;
}
await demo.stop();
process.exitCode = failed > 0 ? 1 : 0;

async function visit(driver: Driver): Promise<void> {
  try {
    for (const [name, take] of steps) {
      await take(driver, demo.origin);
      say(`${driver.name}: ${name}`);
    }
  } catch (error) {
    failed += 1;
    say(String(error));
  } finally {
    await driver.close();
  }
}
