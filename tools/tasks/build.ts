import { buildWeb } from "./build-web.ts";
import { onStop, say } from "./child.ts";
import { weighWeb } from "./weigh.ts";

onStop(1);
if (!(await buildWeb())) process.exit(1);

const { weights, heavy } = weighWeb();
for (const { what, kb, budget_kb } of weights.toSorted((a, b) => b.budget_kb - a.budget_kb || b.kb - a.kb)) {
  say(`${what}: ${kb} KB (at most ${budget_kb})`);
}
if (heavy.length > 0)
  say(`too heavy for a phone on a slow line: ${heavy.map(({ what }) => what).join("; ")}`);
process.exit(heavy.length > 0 ? 1 : 0);
