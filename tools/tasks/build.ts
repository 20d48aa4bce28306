import { buildWeb } from "./build-web.ts";
import { onStop } from "./child.ts";

onStop();
process.exit((await buildWeb()) ? 0 : 1);
