import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { at, onStop, say } from "../../tools/cli/child.ts";
import { type Measured, measurePlace } from "./measure.ts";
import { readOptions } from "./options.ts";
import { isMade, makePlace, openServer, placeOf } from "./places.ts";
import { plotOf } from "./plot.ts";
import { reportOf } from "./report.ts";
import { judge } from "./targets.ts";

onStop(1);

/** `npm run bench -- --members 10000,100000,1000000 --on server,embedded --seconds 10`: one run, everything in it. */
const { members, on, seconds } = readOptions(process.argv.slice(2), "10000,100000");
const results = at("data", "bench");
const server = on.includes("server") ? await openServer() : null;
const measured: Measured[] = [];
try {
  for (const kind of on) {
    if (kind === "server" && !server) continue;
    for (const size of members) {
      const place = await placeOf(kind, size, server);
      if (!isMade(place)) {
        say(`${kind}: making ${size} members`);
        await makePlace(place, server, (text) => say(`${kind}: ${text}`));
      }
      measured.push(await measurePlace(place, { seconds, say }));
      keep();
    }
  }
} finally {
  await server?.stop();
}
for (const { aim, measured: found, ok } of judge(measured)) {
  const verdict = ok === null ? "beside " : ok ? "reached" : "MISSED ";
  say(`${verdict}  ${aim}: ${found}`);
}
say(`tables and plot are in ${results}`);
process.exit(0);

/** After each community, so that a run that is stopped has told something. */
function keep(): void {
  const about = `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}).`;
  mkdirSync(results, { recursive: true });
  writeFileSync(`${results}/report.md`, reportOf(measured, about));
  writeFileSync(`${results}/report.json`, JSON.stringify(measured, null, 1));
  writeFileSync(`${results}/growth.svg`, plotOf(measured));
}
