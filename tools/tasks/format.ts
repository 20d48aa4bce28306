import { onStop } from "./child.ts";
import { format } from "./gates.ts";

onStop();
process.exit((await format(process.argv.slice(2))) ? 0 : 1);
