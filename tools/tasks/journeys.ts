import { onStop } from "./child.ts";
import { runJourneys } from "./suites.ts";
import { endWith } from "./tally.ts";

onStop(1);
endWith(await runJourneys(process.argv.slice(2)));
