import { mkdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { drawPortrait } from "../../apps/api/demo/portraits/draw-portrait.ts";
import { at, say } from "../cli/child.ts";
import { people } from "./people.ts";

/** `node tools/landing/main.ts`: draws the people of the landing page into the sources of the pages. */
const folder = at("apps/web/src/site/people");
mkdirSync(folder, { recursive: true });
for (const { name, pixels, look } of people) {
  const webp = await sharp(Buffer.from(drawPortrait(look, pixels)))
    .flatten()
    .webp({ quality: 76, effort: 6 })
    .toBuffer();
  writeFileSync(`${folder}/${name}.webp`, webp);
  say(`${name}: ${Math.round(webp.length / 102.4) / 10} KB`);
}
