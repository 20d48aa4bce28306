import { onStop } from "./child.ts";
import { lint } from "./gates.ts";

onStop();
process.exit((await lint(process.argv.slice(2))) ? 0 : 1);
