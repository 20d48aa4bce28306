import { onStop } from "./child.ts";
import { runUsual, runVitest } from "./suites.ts";
import { endWith } from "./tally.ts";

onStop(1);

/** `npm test` runs the usual tests; `npm test -- some/path` runs the tests that Vitest finds there. */
const chosen = process.argv.slice(2);
endWith(chosen.length > 0 ? await runVitest("chosen", chosen) : await runUsual());
