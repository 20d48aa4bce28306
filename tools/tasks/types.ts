import { onStop } from "./child.ts";
import { types } from "./gates.ts";

onStop();
process.exit((await types(process.argv.slice(2))) ? 0 : 1);
