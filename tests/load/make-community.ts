import { onStop, say } from "../../tools/cli/child.ts";
import { readOptions } from "./options.ts";
import { makePlace, openServer, placeOf } from "./places.ts";

onStop(1);

/** `npm run bench:community -- --members 10000,100000 --on server,embedded`: communities to be measured, made anew. */
const { members, on } = readOptions(process.argv.slice(2), "10000");
const server = on.includes("server") ? await openServer() : null;
try {
  for (const kind of on) {
    if (kind === "server" && !server) continue;
    for (const size of members) {
      say(`${kind}: making ${size} members`);
      await makePlace(await placeOf(kind, size, server), server, (text) => say(`${kind}: ${text}`));
    }
  }
} finally {
  await server?.stop();
}
process.exit(0);
