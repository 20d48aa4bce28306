import { buildWeb, isBuilt } from "./build-web.ts";
import { at, onStop, say } from "./child.ts";
import { seedIfEmpty } from "./seed.ts";
import { server_flags, supervise } from "./supervisor.ts";

onStop();
if (!isBuilt() && !(await buildWeb())) {
  say("the pages could not be built: the lines above say why");
  process.exit(1);
}
if (!(await seedIfEmpty())) {
  say("the demo community could not be made: the lines above say why");
  process.exit(1);
}
say("starting the server (Ctrl-C stops it)");
process.exit(await supervise([...server_flags, at("apps/api/src/main.ts")]));
