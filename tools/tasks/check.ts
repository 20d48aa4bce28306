import { buildWeb } from "./build-web.ts";
import { at, onStop, runNode, say, secondsSince } from "./child.ts";
import { format, lint, types, walls } from "./gates.ts";
import { weighWeb } from "./weigh.ts";

onStop(1);

/** In the order in which a mistake is cheapest to find; the tests come last and say how many they were. */
const gates: [name: string, run: () => Promise<boolean>][] = [
  ["format", () => format([])],
  ["lint", () => lint([])],
  ["types", () => types([])],
  ["walls", () => walls([])],
  ["build", buildWeb],
  ["weights", weigh],
  ["tests", async () => (await runNode([at("tools/tasks/test.ts")])).code === 0],
];

async function weigh(): Promise<boolean> {
  const { heavy } = weighWeb();
  for (const { what, kb, budget_kb } of heavy) say(`${what}: ${kb} KB, at most ${budget_kb}`);
  return heavy.length === 0;
}

// One run that tells everything is worth more to whoever waits for it than an early end.
const thorough = process.argv.includes("--thorough");
const failed: string[] = [];
for (const [name, run] of gates) {
  const began = Date.now();
  say(name);
  const ok = await run();
  if (name !== "tests") say(`${name}: ${ok ? "good" : "FAILED"} (${secondsSince(began)} s)`);
  if (!ok) failed.push(name);
  if (!ok && !thorough) break;
}
// On the error stream, so that the last line of the output stays the tests' count.
if (failed.length > 0) console.error(`[sanjog] not in order: ${failed.join(", ")}`);
process.exit(failed.length === 0 ? 0 : 1);
