import { watch } from "node:fs";
import { at, ended, onStop, say, startNode, vite } from "./child.ts";
import { seedIfEmpty } from "./seed.ts";

/** An editor that saves several files at once should cause one restart. */
const settle_ms = 300;

/** Node's own `--watch` does not start worker threads, and the embedded database is one. */
async function serveAndWatch(): Promise<void> {
  let restart = () => {};
  let timer: NodeJS.Timeout | undefined;
  for (const folder of ["apps/api/src", "packages"]) {
    watch(at(folder), { recursive: true }, (_event, file) => {
      if (!file?.endsWith(".ts") || file.endsWith(".test.ts")) return;
      clearTimeout(timer);
      timer = setTimeout(() => restart(), settle_ms);
    });
  }
  for (;;) {
    const changed = new Promise<void>((resolve) => {
      restart = resolve;
    });
    const server = startNode([at("apps/api/src/main.ts")]);
    const end = ended(server);
    const why = await Promise.race([changed.then(() => "changed"), end.then(() => "ended")]);
    if (why === "ended") say("the server has stopped; it starts again when a file changes");
    server.kill("SIGTERM");
    await end;
    if (why === "ended") await changed;
    say("starting the server again");
  }
}

onStop();
if (!(await seedIfEmpty())) process.exit(1);
say("server and pages follow their files; Ctrl-C stops both");
void serveAndWatch();
const { code } = await ended(startNode([vite], { cwd: at("apps/web") }));
process.exit(code);
