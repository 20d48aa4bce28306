import { at, commands, ended, onStop, say, startNode } from "./child.ts";
import { seedIfEmpty } from "./seed.ts";

onStop();
if (!(await seedIfEmpty())) process.exit(1);
say("server and pages start again by themselves when their files change; Ctrl-C stops both");
const server = startNode([
  "--watch-path",
  at("apps/api/src"),
  "--watch-path",
  at("packages"),
  at("apps/api/src/main.ts"),
]);
const pages = startNode([commands.vite], { cwd: at("apps/web") });
const { code } = await Promise.race([ended(server), ended(pages)]);
for (const child of [server, pages]) child.kill("SIGTERM");
process.exit(code);
