import { readdirSync, rmSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { buildWeb, isBuilt } from "../cli/build-web.ts";
import { at, onStop, runNode, say } from "../cli/child.ts";
import { sheetPage } from "./sheet-page.ts";

/**
 * `npm run pictures`: photographs every screen of the lists in e2e/screens, on a phone and on a desktop, in both
 * languages, and writes a contact sheet as a page and as one picture to data/pictures.
 */
onStop(1);

const folder = at("data", "pictures");
const columns = ["phone-en", "phone-pb", "desktop-en", "desktop-pb"] as const;
const thumb = { width: 240, height: 420 };
const gap = 12;

if (!isBuilt() && !(await buildWeb())) process.exit(1);
rmSync(folder, { recursive: true, force: true });
const codes: number[] = [];
// Each with a demo community of its own: a member who opens every screen four times reaches the limits of an hour.
for (const column of columns) {
  const args = [at("node_modules/@playwright/test/cli.js"), "test", "screens.spec.ts"];
  args.push("--project", column, "--output", at("test-results", column));
  codes.push((await runNode(args, { env: { ...process.env, PICTURES: folder } })).code);
}
const taken = new Map(columns.map((column) => [column, filesIn(column)]));
const screens = [...new Set([...taken.values()].flat().map(screenOf))].sort();
if (screens.length === 0) {
  say("no picture was taken; the lines above say why");
  process.exit(1);
}
const rows = screens.map((screen) => ({
  screen,
  files: columns.map((column) => taken.get(column)?.find((file) => screenOf(file) === screen) ?? null),
}));
writeFileSync(`${folder}/index.html`, sheetPage(columns, rows));
await writeSheet();
say(`${screens.length} screens are in data/pictures/index.html and contact-sheet.png`);
process.exitCode = codes.find((code) => code !== 0) ?? 0;

function filesIn(column: string): string[] {
  try {
    return readdirSync(`${folder}/${column}`).map((file) => `${column}/${file}`);
  } catch {
    return [];
  }
}

function screenOf(file: string): string {
  return file.replace(/^[^/]+\//, "").replace(/(-not-opened)?\.jpg$/, "");
}

/** The first part of each screen, as one would see it, side by side. */
async function writeSheet(): Promise<void> {
  const tiles = rows.flatMap(({ files }, row) =>
    files.flatMap((file, column) =>
      file ? [{ file, left: gap + column * (thumb.width + gap), top: gap + row * (thumb.height + gap) }] : [],
    ),
  );
  const composed = await Promise.all(
    tiles.map(async ({ file, left, top }) => {
      const image = sharp(`${folder}/${file}`).resize({ width: thumb.width });
      const { data, info } = await image.toBuffer({ resolveWithObject: true });
      const height = Math.min(info.height, thumb.height);
      const input = await sharp(data).extract({ left: 0, top: 0, width: thumb.width, height }).toBuffer();
      return { input, left, top };
    }),
  );
  const width = gap + columns.length * (thumb.width + gap);
  const height = gap + rows.length * (thumb.height + gap);
  await sharp({ create: { width, height, channels: 3, background: "#dcd6cc" } })
    .composite(composed)
    .png({ palette: true })
    .toFile(`${folder}/contact-sheet.png`);
}
