import { prepareBrowser } from "../browser.ts";
import { onStop, say } from "./child.ts";
import { runJourneys, runOnBothDatabases, runVitest } from "./suites.ts";
import { nothing, sum, type Tally } from "./tally.ts";

onStop(1);

/** `npm test` runs everything; `npm test -- some/path` runs the tests that Vitest finds there. */
export async function runAllTests(args: string[]): Promise<Tally> {
  if (args.length > 0) return runVitest("chosen", args);
  say(`browser for the tests: ${await prepareBrowser()}`);
  return sum([...(await runOnBothDatabases()), await runJourneys()]);
}

const tally = await runAllTests(process.argv.slice(2));
if (tally.skipped > 0) say(`${tally.skipped} tests were skipped, which counts as failing`);
const failed = tally.failed + tally.skipped;
console.log(`${tally.passed} passed, ${failed} failed`);
process.exit(failed === 0 && tally !== nothing ? 0 : 1);
