import { mkdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { at, onStop, say, secondsSince } from "../../tools/cli/child.ts";
import { allFaults } from "./all-faults.ts";
import type { Outcome } from "./run.ts";

onStop(1);

/** `npm run test:resilience -- kill --cycles 100 --seed 7`; `all` does every one of them at full length. */
const { values, positionals } = parseArgs({
  args: process.argv.slice(2),
  allowPositionals: true,
  options: { cycles: { type: "string" }, seed: { type: "string", default: "1" } },
});
const names = positionals.includes("all") ? Object.keys(allFaults) : positionals;
const unknown = names.filter((name) => !allFaults[name]);
if (names.length === 0 || unknown.length > 0) {
  for (const [name, { does, cycles }] of Object.entries(allFaults))
    say(`${name.padEnd(19)} ${does} (${cycles})`);
  say(
    "npm run test:resilience -- <name> [<name> …] [--cycles N] [--seed S], or all of them: npm run test:resilience -- all",
  );
  process.exit(2);
}

const seed = Number(values.seed);
const pages: string[] = [];
let broken = 0;
for (const name of names) {
  const fault = allFaults[name];
  if (!fault) continue;
  const cycles = Number(values.cycles ?? fault.cycles);
  say(`${name}: ${fault.does} (${cycles}, seed ${seed})`);
  const began = Date.now();
  const outcome = await fault
    .run({ cycles, seed, say: (text) => say(`  ${text}`) })
    .catch((error: unknown): Outcome => {
      console.error(error);
      return { lines: [], violations: [`the run itself failed: ${String(error)}`], operations: 0 };
    });
  const page = pageOf(name, fault.does, cycles, secondsSince(began), outcome);
  console.log(`\n${page}\n`);
  pages.push(page);
  broken += outcome.violations.length;
  keep();
}
say(`${broken === 0 ? "no violations" : `${broken} violations`}, seed ${seed}`);
process.exit(broken === 0 ? 0 : 1);

function pageOf(name: string, does: string, cycles: number, seconds: number, outcome: Outcome): string {
  const { lines, violations, operations } = outcome;
  const busy = `${(loadavg()[0] ?? 0).toFixed(0)} processes wanted the ${cpus().length} cores`;
  return [
    `## ${name}: ${does}`,
    "",
    `\`npm run test:resilience -- ${name} --cycles ${cycles} --seed ${seed}\`, ${new Date().toISOString().slice(0, 16)}Z, ${seconds} s, ${operations} requests, ${violations.length} violations; ${busy}.`,
    "",
    ...lines.map((line) => `- ${line}`),
    ...[...new Set(violations)].slice(0, 12).map((violation) => `- **VIOLATION** ${violation}`),
  ].join("\n");
}

function keep(): void {
  mkdirSync(at("data"), { recursive: true });
  const about = `Node ${process.version}, ${cpus().length} cores (${cpus()[0]?.model}).`;
  writeFileSync(at("data", "resilience.md"), `${[about, ...pages].join("\n\n")}\n`);
}
