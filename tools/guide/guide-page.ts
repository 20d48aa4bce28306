import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { messages as inEnglish } from "@sanjog/i18n/en/guide";
import { messages as commonInEnglish } from "@sanjog/i18n/en/ui/common";
import { htmlLang, type Locale } from "@sanjog/i18n/locale";
import { messages as inPunjabi } from "@sanjog/i18n/pb/guide";
import { messages as commonInPunjabi } from "@sanjog/i18n/pb/ui/common";
import { at } from "../cli/child.ts";
import { type Pictures, steps } from "./steps.ts";

type Texts = Record<"title" | "text_1" | "text_2" | "text_3", string>;

const textsOf = (locale: Locale) => (locale === "pb" ? inPunjabi : inEnglish);
const productOf = (locale: Locale) => (locale === "pb" ? commonInPunjabi : commonInEnglish).product;
const named = (text: string, locale: Locale) => text.replaceAll("{product}", productOf(locale));

const { resolve } = createRequire(at("apps/web/package.json"));
const dataUrl = (type: string, bytes: Buffer) => `data:${type};base64,${bytes.toString("base64")}`;
/** Drawn as lines: what stands in a picture or a background is printed as millions of points. */
const motif = (name: string) =>
  readFileSync(at(`apps/web/src/ui/motifs/motif-${name}.svg`), "utf8").replace(/^[^]*?<svg/, "<svg");

const tiles_a_band = 15;
const tile_width = 28;
const tile_height = 14;

/** The kinari: one tile of the app's band, again and again, along an edge of every page. */
function band(edge: "top" | "bottom"): string {
  const tile = motif("kinari")
    .trim()
    .replace(/^<svg[^>]*>|<\/svg>$/g, "");
  const width = tiles_a_band * tile_width;
  const tiles = Array.from(
    { length: tiles_a_band },
    (_, i) => `<g transform="translate(${i * tile_width} 0)">${tile}</g>`,
  );
  return `<svg class="band ${edge}" viewBox="0 0 ${width} ${tile_height}" aria-hidden="true">
    <rect width="${width}" height="${tile_height}" fill="#892d21" />${tiles.join("")}</svg>`;
}

const sheet = (content: string, kind = "") =>
  `<section class="${kind}">${band("top")}${content}${band("bottom")}</section>`;

function face(family: string, name: string, weight: number): string {
  return ["gurmukhi", "latin"]
    .map((script) => {
      const file = resolve(`@fontsource/${name}/files/${name}-${script}-${weight}-normal.woff2`);
      const range =
        script === "gurmukhi" ? "U+0964-0965, U+0A01-0A76, U+200C-200D" : "U+0000-0963, U+2010-206F";
      return `@font-face { font-family: "${family}"; font-weight: ${weight}; unicode-range: ${range};
        src: url(${dataUrl("font/woff2", readFileSync(file))}) format("woff2"); }`;
    })
    .join("\n");
}

/** The whole guide as a page to be printed: a cover, a page a step, and the last page for safety and help. */
export function guidePage(locale: Locale, pictures: Pictures): string {
  const texts = textsOf(locale);
  const pages = steps.map((step, i) =>
    stepPage(texts.step.replace("{number}", String(i + 1)), texts[step], pictures[step]),
  );
  return `<!doctype html><html lang="${htmlLang(locale)}"><head><meta charset="utf-8" />
    <title>${named(texts.file, locale)}</title><style>${styles()}</style></head>
    <body>${cover(locale)}${pages.join("")}${lastPage(locale)}</body></html>`;
}

function cover(locale: Locale): string {
  const texts = textsOf(locale);
  const items = [...steps, "safety" as const, "help" as const].map((step) => `<li>${texts[step].title}</li>`);
  const content = `<div class="flower">${motif("phul")}</div>
    <p class="name">${productOf(locale)}</p><h1>${texts.title}</h1><p class="lead">${named(texts.lead, locale)}</p>
    <h2>${texts.contents}</h2><ol>${items.join("")}</ol>`;
  return sheet(content, "cover");
}

function stepPage(number: string, { title, text_1, text_2, text_3 }: Texts, picture: Buffer): string {
  return sheet(`<p class="step">${number}</p><h1>${title}</h1><div class="beside"><div>
    ${[text_1, text_2, text_3].map((text) => `<p>${text}</p>`).join("")}</div>
    <img class="screen" src="${dataUrl("image/jpeg", picture)}" alt="" /></div>`);
}

function lastPage(locale: Locale): string {
  const texts = textsOf(locale);
  const list = (items: Readonly<Record<string, string>>) =>
    Object.entries(items)
      .map(([key, text]) => (key === "title" ? "" : `<li>${named(text, locale)}</li>`))
      .join("");
  return sheet(`<h1>${texts.safety.title}</h1><ul>${list(texts.safety)}</ul>
    <h1 class="second">${texts.help.title}</h1><ul>${list(texts.help)}</ul>`);
}

function styles(): string {
  return `
    ${face("Tiro Gurmukhi", "tiro-gurmukhi", 400)} ${face("Mukta Mahee", "mukta-mahee", 400)}
    ${face("Mukta Mahee", "mukta-mahee", 600)}
    @page { size: 148mm 210mm; margin: 0; }
    * { box-sizing: border-box; }
    html { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
    body { margin: 0; color: #331f18; font: 400 13.5pt/1.48 "Mukta Mahee"; }
    :lang(pa) body { font-size: 14pt; line-height: 1.58; }
    section { position: relative; width: 148mm; height: 210mm; padding: 16mm 11mm 14mm; overflow: hidden;
      break-after: page; background: #fbf7ef; }
    section:last-child { break-after: auto; }
    .band { position: absolute; left: 0; width: 148mm; height: 4.93mm; }
    .top { top: 0; }
    .bottom { bottom: 0; }
    h1 { margin: 0 0 5mm; color: #892d21; font: 400 22pt/1.22 "Tiro Gurmukhi"; }
    :lang(pa) h1 { line-height: 1.4; }
    h2 { margin: 6mm 0 1mm; font: 600 12pt/1.4 "Mukta Mahee"; color: #60463b; }
    p { margin: 0 0 4mm; }
    .step { margin: 0; color: #7e4e13; font-weight: 600; font-size: 11.5pt; }
    .beside { display: grid; grid-template-columns: 1fr 68mm; gap: 6mm; align-items: start; font-size: 15.5pt; }
    :lang(pa) .beside { font-size: 17pt; }
    .beside p { margin: 0 0 7mm; }
    .screen { width: 68mm; border: 0.5mm solid #cbb9a6; border-radius: 5mm; }
    .cover { text-align: center; background: #fff; }
    .flower svg { width: 34mm; height: 34mm; margin-top: 4mm; }
    .name { margin: 1mm 0 0; color: #892d21; font: 400 26pt/1.35 "Tiro Gurmukhi"; }
    .cover h1 { margin: 0 0 3mm; font-size: 19pt; color: #331f18; }
    .lead { margin: 0 auto; max-width: 118mm; font-size: 0.93em; }
    .cover ol { display: grid; grid-template-columns: 1fr 1fr; grid-auto-flow: column;
      grid-template-rows: repeat(7, auto); gap: 0.5mm 6mm; margin: 0; padding: 0 0 0 7mm; text-align: left;
      font-size: 11.5pt; line-height: 1.5; }
    ul { margin: 0; padding: 0 0 0 6mm; }
    ul li { margin-bottom: 3.5mm; }
    .second { margin-top: 10mm; }
  `;
}
