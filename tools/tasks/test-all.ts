import { onStop } from "./child.ts";
import { runAll } from "./suites.ts";
import { endWith } from "./tally.ts";

onStop(1);
endWith(await runAll());
