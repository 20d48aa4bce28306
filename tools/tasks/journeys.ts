import { onStop } from "./child.ts";
import { runJourneys } from "./suites.ts";

onStop(1);
const { passed, failed, skipped } = await runJourneys(process.argv.slice(2));
console.log(`${passed} passed, ${failed + skipped} failed`);
process.exit(failed + skipped === 0 ? 0 : 1);
