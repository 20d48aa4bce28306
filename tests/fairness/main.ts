import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { at, onStop, say } from "../../tools/cli/child.ts";
import { drawCharts } from "./charts.ts";
import { openEmpty } from "./database.ts";
import { emptyLists } from "./empty-lists.ts";
import { type Community, communities, type Market, makeMarket } from "./market.ts";
import { parameters } from "./parameters.ts";
import type { ProductDatabase } from "./product-order.ts";
import { type PolicyName, policies, runPolicy } from "./run.ts";
import { addFigures, printTables, type Results } from "./tables.ts";
import { firstWeek, withRegularVisits } from "./week.ts";

onStop(1);

/**
 * `npm run bench:fairness -- --community demo,bench --members 300,1000 --seeds 20 --lambda 0.5` simulates how members are
 * found under several orders of the suggestions, and stores the figures in data/fairness.json; `--week` counts the first
 * pages of a week in which members only look, `--empty` who has nobody to see at all; `--from data/a.json,data/b.json` shows figures that were stored before.
 */
const { values } = parseArgs({
  options: {
    community: { type: "string", default: Object.keys(communities).join() },
    members: { type: "string", default: "1000" },
    seeds: { type: "string", default: String(parameters.seeds) },
    lambda: { type: "string", default: String(parameters.lambdas[0]) },
    attention: { type: "string", default: parameters.attention.join() },
    policies: { type: "string", default: Object.keys(policies).join() },
    days: { type: "string", default: String(parameters.days) },
    to: { type: "string", default: "data/fairness.json" },
    from: { type: "string" },
    week: { type: "boolean", default: false },
    empty: { type: "boolean", default: false },
  },
});
const chosen = (Object.keys(communities) as Community[]).filter((name) =>
  values.community.split(",").includes(name),
);
const names = (Object.keys(policies) as PolicyName[]).filter((name) =>
  values.policies.split(",").includes(name),
);
if (chosen.length === 0 || names.length === 0) throw new Error("no such community or policy");
const days = Number(values.days);
const attention = values.attention.split(",").map(Number);
const unusual =
  values.attention === parameters.attention.join() ? "" : `, ${attention.join(" or ")} new faces a visit`;

const results: Results = {};
if (values.from) for (const file of values.from.split(",")) addStored(file);
else await onMarkets(values.empty ? emptyOf : values.week ? weekOf : monthOf);
if (!values.week && !values.empty) {
  printTables(results);
  for (const file of await drawCharts(results, at("data"))) say(file);
}
process.exit(0);

async function onMarkets(work: (database: ProductDatabase, market: Market) => Promise<void>) {
  const database = await openEmpty();
  try {
    for (const community of chosen) {
      for (const members of values.members.split(",").map(Number)) {
        for (let seed = 0; seed < Number(values.seeds); seed += 1) {
          await work(database, makeMarket(community, members, seed));
        }
      }
    }
  } finally {
    await database.close();
  }
}

async function weekOf(database: ProductDatabase, made: Market): Promise<void> {
  const market = withRegularVisits(made);
  const { community, seed, made_from, people } = market;
  for (const name of names) {
    const week = await firstWeek(market, await policies[name](database, market));
    const figures = Object.entries(week).map(([what, figure]) => `${what} ${Math.round(figure * 100) / 100}`);
    say(`${community}, ${people.length} of ${made_from}, seed ${seed}, ${name}: ${figures.join(", ")}`);
  }
}

async function monthOf(database: ProductDatabase, market: Market): Promise<void> {
  const { community, seed, made_from } = market;
  for (const lambda of values.lambda.split(",").map(Number)) {
    for (const name of names) {
      const began = Date.now();
      const figures = await runPolicy(database, market, name, { lambda, days, attention });
      addFigures(results, `${community}, ${made_from} members, λ ${lambda}${unusual}`, name, figures);
      say(
        `${community}, ${made_from}, λ ${lambda}, seed ${seed}, ${name}: ${Math.round((Date.now() - began) / 1000)} s`,
      );
      mkdirSync(at("data"), { recursive: true });
      writeFileSync(at(values.to), JSON.stringify(results, null, 1));
    }
  }
}

async function emptyOf(_: ProductDatabase, market: Market): Promise<void> {
  say(
    `${market.community}, ${market.people.length} of ${market.made_from}, seed ${market.seed}: nobody to see, %`,
  );
  console.table(emptyLists(market));
}

/** Adds the figures of a run before. */
function addStored(file: string): void {
  const stored = JSON.parse(readFileSync(at(file), "utf8")) as Results;
  for (const [market, of_market] of Object.entries(stored)) {
    const known = (results[market] ??= {});
    for (const [policy, of_policy] of Object.entries(of_market)) known[policy] ??= of_policy;
  }
}
