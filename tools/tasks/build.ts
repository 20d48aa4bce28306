import { buildWeb } from "./build-web.ts";
import { onStop, say } from "./child.ts";
import { weighWeb } from "./weigh.ts";

onStop(1);
if (!(await buildWeb())) process.exit(1);

const { screens, style_kb, heavy } = weighWeb();
for (const { screen, script_kb, budget_kb } of screens) {
  say(`${screen}: ${script_kb} KB of script, gzipped (at most ${budget_kb})`);
}
say(`styles: ${style_kb} KB, gzipped`);
if (heavy.length > 0) say(`too heavy for a phone on a slow line: ${heavy.join(", ")}`);
process.exit(heavy.length > 0 ? 1 : 0);
