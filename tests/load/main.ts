import { mkdirSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { at, onStop, say } from "../../tools/cli/child.ts";
import { measurePlace, type Result } from "./measure.ts";
import { measureNewFamilies } from "./new-families.ts";
import { isMade, kinds, makePlace, openServer, placeOf } from "./places.ts";

onStop(1);

/**
 * `npm run bench -- --members 10000,100000 --on server,embedded --seconds 5` measures invented communities and makes those
 * that are missing; `npm run bench:community` makes them and measures nothing.
 */
const { values } = parseArgs({
  options: {
    members: { type: "string", default: "10000" },
    on: { type: "string", default: kinds.join() },
    seconds: { type: "string", default: "5" },
    make: { type: "boolean", default: false },
  },
});
const sizes = values.members.split(",").map(Number);
if (sizes.some((size) => !Number.isInteger(size) || size < 100 || size > 5_000_000))
  throw new Error("--members takes numbers from 100 to 5000000, separated by commas");
const on = kinds.filter((kind) => values.on.split(",").includes(kind));
if (on.length === 0) throw new Error("--on takes server, embedded, or both separated by a comma");
const seconds = Number(values.seconds);
if (!(seconds > 0 && seconds <= 600)) throw new Error("--seconds takes a number up to 600");

const results: Record<string, Result> = {};
const server = on.includes("server") ? await openServer() : null;
try {
  for (const kind of on.filter((one) => one === "embedded" || server)) {
    for (const size of sizes) {
      const place = await placeOf(kind, size, server);
      if (values.make || !isMade(place)) {
        say(`${kind}: making ${size} members`);
        await makePlace(place, server, (text) => say(`${kind}: ${text}`));
      }
      if (values.make) continue;
      show(`${size} members, ${kind}`, await measurePlace(place, seconds));
      const night = await measureNewFamilies(place);
      say(`a night with ${night.newcomers} new members: ${night.seconds.toFixed(1)} s, ${night.found} found`);
    }
  }
} finally {
  await server?.stop();
}
process.exit(0);

/** Prints the figures and stores them in data/bench.json, so that a run that is stopped later keeps them. */
function show(name: string, result: Result): void {
  results[name] = result;
  say(`${name}: ${result.most_mb} MB at most`);
  const rounded = (value: number) => Math.round(value * 10) / 10;
  console.table(
    result.calls.map(({ call, clients, a_second, refused, p50, p95, p99 }) => ({
      call,
      clients,
      "a second": Math.round(a_second),
      "p50 ms": rounded(p50),
      "p95 ms": rounded(p95),
      "p99 ms": rounded(p99),
      refused,
    })),
  );
  const about = `${new Date().toISOString()}, Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model})`;
  mkdirSync(at("data"), { recursive: true });
  writeFileSync(at("data/bench.json"), JSON.stringify({ about, results }, null, 1));
}
