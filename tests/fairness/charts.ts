import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions, prepareBrowser } from "../../tools/cli/browser.ts";
import { type Measure, measures } from "./measures.ts";
import { type Spread, spreadOver } from "./spread.ts";
import { type Results, written } from "./tables.ts";

type Bar = { name: string; text: string; spread: Spread };
type Panel = { title: string; bars: readonly Bar[] };

const colours = ["#8a8f98", "#0b6e4f", "#d9a441", "#4573b5", "#a3568c"];
const [width, bar, head, margin, columns] = [330, 20, 30, 24, 3];
const [label, number] = [66, 78];

/** Draws two pictures for each market, as SVG and PNG: all measures of all members, and what each group finds. */
export async function drawCharts(results: Results, folder: string): Promise<string[]> {
  await prepareBrowser();
  const browser = await chromium.launch(launchOptions());
  const drawn: string[] = [];
  try {
    for (const [market, of_market] of Object.entries(results)) {
      for (const [kind, panels] of Object.entries(panelsOf(of_market))) {
        const svg = pictureOf(`${market}: ${kind}`, panels);
        const file = `${folder}/fairness ${market} ${kind}`.replaceAll(/[ ,λ.]+/g, "-");
        writeFileSync(`${file}.svg`, svg);
        const page = await browser.newPage({ viewport: { width: 1100, height: 900 }, deviceScaleFactor: 2 });
        await page.setContent(`<body style="margin:0">${svg}</body>`);
        await page.locator("svg").screenshot({ path: `${file}.png` });
        await page.close();
        drawn.push(`${file}.svg`, `${file}.png`);
      }
    }
  } finally {
    await browser.close();
  }
  return drawn;
}

function panelsOf(of_market: Results[string]): { [kind: string]: Panel[] } {
  const panel = (title: string, group: string, name: Measure): Panel => ({
    title,
    bars: Object.entries(of_market).map(([policy, of_policy]) => {
      const values = of_policy[group]?.[name] ?? [];
      return { name: policy, text: written(values), spread: spreadOver(values) };
    }),
  });
  const groups = Object.keys(Object.values(of_market)[0] ?? {}).filter((group) => group !== "all");
  const apart: readonly Measure[] = ["connections", "nobodys_page", "unanswered"];
  return {
    "all members": (Object.keys(measures) as Measure[]).map((name) => panel(measures[name], "all", name)),
    groups: groups.flatMap((group) => apart.map((name) => panel(`${group}: ${measures[name]}`, group, name))),
  };
}

/** Returns a picture of bars, each with its 95 % interval. Every panel has a scale of its own that begins at 0. */
function pictureOf(title: string, panels: readonly Panel[]): string {
  const height = head + bar * Math.max(...panels.map(({ bars }) => bars.length)) + margin;
  const rows = Math.ceil(panels.length / columns);
  const all = panels.map((panel, nth) => {
    const [x, y] = [margin + (nth % columns) * (width + margin), 64 + Math.floor(nth / columns) * height];
    return `<g transform="translate(${x} ${y})">${panelOf(panel)}</g>`;
  });
  const [wide, tall] = [margin + columns * (width + margin), 64 + rows * height];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${tall}" width="${wide}" height="${tall}" font-family="system-ui, sans-serif">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${margin}" y="38" font-size="20" font-weight="600" fill="#1d2433">${title}</text>
${all.join("\n")}
</svg>
`;
}

function panelOf({ title, bars }: Panel): string {
  const most = Math.max(0.001, ...bars.map(({ spread }) => (spread.mean || 0) + (spread.half ?? 0)));
  const long = (value: number) =>
    Math.round(((width - label - number) * 10 * Math.max(0, value)) / most) / 10;
  const drawn = bars.map(({ name, text, spread: { mean, half } }, nth) => {
    const y = head + nth * bar;
    const value = Number.isFinite(mean) ? mean : 0;
    const [low, high] = [label + long(value - (half ?? 0)), label + long(value + (half ?? 0))];
    const interval = half ? `<path d="M${low} ${y + 7}H${high}" stroke="#1d2433" stroke-width="1.5"/>` : "";
    return `<text x="0" y="${y + 11}" font-size="12" fill="#444">${name}</text>
<rect x="${label}" y="${y}" width="${long(value)}" height="14" rx="2" fill="${colours[nth % colours.length]}"/>${interval}
<text x="${width - number + 8}" y="${y + 11}" font-size="12" fill="#1d2433">${text}</text>`;
  });
  return `<text y="16" font-size="13" font-weight="600" fill="#1d2433">${title}</text>${drawn.join("")}`;
}
