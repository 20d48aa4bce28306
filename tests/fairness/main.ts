import { mkdirSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { at, onStop, say } from "../../tools/cli/child.ts";
import { openEmpty } from "./database.ts";
import { type Community, communities, makeMarket } from "./market.ts";
import { parameters } from "./parameters.ts";
import { type PolicyName, policies, runPolicy } from "./run.ts";
import { addFigures, printTables, type Results } from "./tables.ts";

onStop(1);

/**
 * `npm run bench:fairness -- --community demo,bench --members 300,1000 --seeds 20 --lambda 0.5` simulates how members are
 * found under several orders of the suggestions.
 */
const { values } = parseArgs({
  options: {
    community: { type: "string", default: Object.keys(communities).join() },
    members: { type: "string", default: "1000" },
    seeds: { type: "string", default: String(parameters.seeds) },
    lambda: { type: "string", default: String(parameters.lambdas[0]) },
    policies: { type: "string", default: Object.keys(policies).join() },
    days: { type: "string", default: String(parameters.days) },
  },
});
const chosen = (Object.keys(communities) as Community[]).filter((name) =>
  values.community.split(",").includes(name),
);
const names = (Object.keys(policies) as PolicyName[]).filter((name) =>
  values.policies.split(",").includes(name),
);
if (chosen.length === 0 || names.length === 0) throw new Error("no such community or policy");
const sizes = values.members.split(",").map(Number);
const days = Number(values.days);

const database = await openEmpty();
const results: Results = {};
try {
  for (const community of chosen) {
    for (const members of sizes) {
      for (let seed = 0; seed < Number(values.seeds); seed += 1) {
        const market = makeMarket(community, members, seed);
        for (const lambda of values.lambda.split(",").map(Number)) {
          const key = `${community}, ${members} members, λ ${lambda}`;
          for (const name of names) {
            const began = Date.now();
            addFigures(results, key, name, await runPolicy(database, market, name, { lambda, days }));
            say(`${key}, seed ${seed}, ${name}: ${Math.round((Date.now() - began) / 100) / 10} s`);
          }
        }
        mkdirSync(at("data"), { recursive: true });
        writeFileSync(
          at("data/fairness.json"),
          JSON.stringify({ command: process.argv.slice(2), results }, null, 1),
        );
      }
    }
  }
} finally {
  await database.close();
}
printTables(results);
process.exit(0);
