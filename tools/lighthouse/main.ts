import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { prepareBrowser } from "../cli/browser.ts";
import { at, onStop, say } from "../cli/child.ts";
import { measureOnce, type Preset, presets, type Run } from "./measure.ts";
import { pagesOf } from "./pages.ts";
import { type Served, serveAsDeployed } from "./served.ts";
import { type PageRuns, rowOf, shortfalls } from "./verdict.ts";

onStop(1);

/** `npm run lighthouse -- --runs 5 --presets mobile,desktop --pages landing,login`: measures the built product. */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "5" },
    presets: { type: "string", default: presets.join() },
    pages: { type: "string", default: "" },
    /** A running server with the demo community. */
    at: { type: "string", default: "" },
  },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1 || runs > 50) throw new Error("--runs takes a number from 1 to 50");

const results = at("data", "lighthouse");
const served = values.at ? running(values.at) : await serveAsDeployed();
await prepareBrowser();
const all: PageRuns[] = [];
try {
  const pages = (await pagesOf(served.origin)).filter(
    ({ name }) => !values.pages || values.pages.split(",").includes(name),
  );
  for (const preset of presets.filter((name) => values.presets.split(",").includes(name))) {
    for (const page of pages) all.push({ page, preset, runs: await runsOf(page, preset) });
  }
} finally {
  await served.stop();
}
console.table(all.map(rowOf));
const missed = all.flatMap(shortfalls);
for (const sentence of missed) say(`missed: ${sentence}`);
mkdirSync(results, { recursive: true });
writeFileSync(`${results}/report.json`, JSON.stringify(all.map(withoutToken), null, 1));
process.exit(missed.length === 0 ? 0 : 1);

async function runsOf(page: Awaited<ReturnType<typeof pagesOf>>[number], preset: Preset): Promise<Run[]> {
  const made: Run[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const found = await measureOnce(served, page, preset);
    made.push(found);
    const { marks, machine, lcp_ms, blocked_ms } = found;
    const times = `LCP ${Math.round(lcp_ms)} ms, blocked ${Math.round(blocked_ms)} ms, machine ${Math.round(machine)}`;
    say(`${page.name}, ${preset}, run ${run}: performance ${marks.performance} (${times})`);
  }
  return made;
}

function running(origin: string): Served {
  return { origin, pages: origin, browser_args: [], stop: async () => {} };
}

function withoutToken({ page: { name, is_public }, ...rest }: PageRuns) {
  return { page: { name, is_public }, ...rest };
}
