import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import { launchOptions, prepareBrowser } from "./browser.ts";
import { at, say } from "./child.ts";

/** `node tools/cli/icons.ts`: the icons of the installed app, drawn from the house's flower on madder cloth. */
const flower = readFileSync(at("apps/web/src/ui/motifs/motif-phul.svg"), "utf8");
const madder = "#892d21";

/** A phone may cut a `maskable` one into any shape: only the inner four fifths are sure to be seen. */
const icons = [
  { name: "icon-192", size: 192, flower_share: 0.96, corner: 0.22 },
  { name: "icon-512", size: 512, flower_share: 0.96, corner: 0.22 },
  { name: "maskable-512", size: 512, flower_share: 0.76, corner: 0 },
  { name: "apple-touch-icon", size: 180, flower_share: 0.92, corner: 0 },
];

await prepareBrowser();
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
for (const { name, size, flower_share, corner } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; background: transparent; }
    div { width: ${size}px; height: ${size}px; display: grid; place-items: center; background: ${madder};
      border-radius: ${corner * size}px; }
    svg { width: ${flower_share * size}px; height: ${flower_share * size}px; }
  </style><div>${flower}</div>`);
  await page.screenshot({ path: at(`apps/web/public/icons/${name}.png`), omitBackground: true });
  say(`apps/web/public/icons/${name}.png`);
}
await browser.close();
