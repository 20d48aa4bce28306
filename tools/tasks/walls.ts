import { onStop } from "./child.ts";
import { walls } from "./gates.ts";

onStop();
process.exit((await walls(process.argv.slice(2))) ? 0 : 1);
