import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { langOf } from "@sanjog/i18n/lang-of";
import { htmlLang } from "@sanjog/i18n/locale";
import PDFDocument from "pdfkit";
import type { Sheet } from "./sheet.ts";
import { type Ink, type Layout, layOut, type PlacedLine, page, picture_side } from "./sheet-layout.ts";
import { type FontName, type Measure, type Piece, runsOf, wrap } from "./typeset.ts";

type Pdf = InstanceType<typeof PDFDocument>;

/** The footer of the page. */
export type SheetFoot = { left: string; right: string };

const { resolve } = createRequire(import.meta.url);
const font = (family: string, script: string, weight: number) =>
  readFileSync(resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`));

const fonts: Record<FontName, Buffer> = {
  "plain-gurmukhi": font("mukta-mahee", "gurmukhi", 400),
  "plain-latin": font("mukta-mahee", "latin", 400),
  "plain-extended": font("mukta-mahee", "latin-ext", 400),
  "strong-gurmukhi": font("mukta-mahee", "gurmukhi", 600),
  "strong-latin": font("mukta-mahee", "latin", 600),
  "strong-extended": font("mukta-mahee", "latin-ext", 600),
  "display-gurmukhi": font("tiro-gurmukhi", "gurmukhi", 400),
  "display-latin": font("tiro-gurmukhi", "latin", 400),
  "display-extended": font("mukta-mahee", "latin-ext", 600),
};

/** The app's colours, chosen to stay readable in black-and-white print. */
const colours = {
  ink: "#331f18",
  soft: "#60463b",
  madder: "#892d21",
  line: "#e4dacc",
  gold: "#f7b93e",
  marigold: "#e5850b",
  thread: "#fbf7ef",
};
const inks: Record<Ink, string> = { ink: colours.ink, soft: colours.soft, madder: colours.madder };

/** Draws the sheets, one per language, as a one-page PDF. The picture is a square JPEG. */
export async function drawSheet(
  sheets: readonly Sheet[],
  foot: SheetFoot,
  picture: Buffer | null,
): Promise<Buffer> {
  const [first] = sheets;
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    lang: htmlLang(first?.locale ?? "en"),
    displayTitle: true,
    info: { Title: `${first?.title ?? ""} – ${first?.name ?? ""}` },
  });
  for (const [name, bytes] of Object.entries(fonts)) pdf.registerFont(name, bytes);
  const measure = measureWith(pdf);
  const layout = layOut(sheets, measure, picture !== null);
  drawGround(pdf, layout, picture);
  for (const line of layout.lines) drawLine(pdf, line);
  drawFoot(pdf, foot, measure, first?.locale ?? "en");
  return finished(pdf);
}

function finished(pdf: Pdf): Promise<Buffer> {
  return new Promise((done, failed) => {
    const pieces: Buffer[] = [];
    pdf.on("data", (piece: Buffer) => pieces.push(piece));
    pdf.on("end", () => done(Buffer.concat(pieces)));
    pdf.on("error", failed);
    pdf.end();
  });
}

/**
 * Returns a measuring function with a cache: text shaping is slow, and widths scale with the font size, so it shapes
 * each piece once.
 */
function measureWith(pdf: Pdf): Measure {
  const known = new Map<string, Piece>();
  return (face, text) => {
    const key = `${face} ${text}`;
    const found = known.get(key);
    if (found) return found;
    const runs = runsOf(face, text).map((run) => ({
      run,
      width: pdf.font(run.font).fontSize(100).widthOfString(run.text) / 100,
    }));
    const piece = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
    known.set(key, piece);
    return piece;
  };
}

/** Marks a line of several fonts as one text in reading order, so that search, copying and screen readers work. */
function drawLine(pdf: Pdf, line: PlacedLine): void {
  pdf.markContent("Span", { actual: line.text, lang: langOf(line.text) ?? htmlLang(line.locale) });
  pdf.fillColor(inks[line.ink]);
  for (const { run, from } of line.pieces) {
    pdf.font(run.font).fontSize(line.size);
    pdf.text(run.text, line.x + from, line.y, { lineBreak: false, baseline: "alphabetic" });
  }
  pdf.endMarkedContent();
}

function drawGround(pdf: Pdf, layout: Layout, picture: Buffer | null): void {
  drawBand(pdf, 30);
  drawBand(pdf, page.height - 30 - band_height);
  for (const { x, y, to, size, end } of layout.rules) {
    const half = size * 0.3;
    pdf.path(`M${x + half} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z`);
    pdf.fill(colours.marigold);
    pdf.moveTo(to, y).lineTo(end, y).lineWidth(0.7).stroke(colours.line);
  }
  if (picture) drawPicture(pdf, picture);
}

function drawPicture(pdf: Pdf, picture: Buffer): void {
  const x = page.width - page.margin - picture_side;
  pdf.save();
  pdf.roundedRect(x, page.top, picture_side, picture_side, 8).clip();
  pdf.image(picture, x, page.top, { width: picture_side, height: picture_side });
  pdf.restore();
  pdf.roundedRect(x, page.top, picture_side, picture_side, 8).lineWidth(1).stroke(colours.line);
}

const band_height = 13;

/** Draws the kinari: satin-stitch diamonds in two directions on madder, as on the edge of every page of the app. */
function drawBand(pdf: Pdf, y: number): void {
  const width = page.width - 2 * page.margin;
  pdf.rect(page.margin, y, width, band_height).fill(colours.madder);
  const tiles = 18;
  const scale = width / tiles / 28;
  for (let tile = 0; tile < tiles; tile += 1) {
    pdf.save().translate(page.margin + tile * 28 * scale, y + (band_height - 14 * scale) / 2);
    pdf.scale(scale);
    pdf.lineWidth(1.25);
    pdf.path(lying).stroke(colours.gold);
    pdf.path(standing).stroke(colours.marigold);
    pdf.restore();
  }
}

const lying = "M6.13 2.67h1.73M4.4 4.4h5.2M2.67 6.13h8.67M2.67 7.87h8.67M4.4 9.6h5.2M6.13 11.33h1.73";
const standing = "M16.67 6.13v1.73M18.4 4.4v5.2M20.13 2.67v8.67M21.87 2.67v8.67M23.6 4.4v5.2M25.33 6.13v1.73";

function drawFoot(pdf: Pdf, { left, right }: SheetFoot, measure: Measure, locale: Sheet["locale"]): void {
  const style = { face: "plain", size: 9, width: (page.width - 2 * page.margin) / 2, most: 1 } as const;
  const set = (text: string, end: boolean) => {
    for (const line of wrap(text, style, measure)) {
      const x = end ? page.width - page.margin - line.width : page.margin;
      drawLine(pdf, { ...line, x, y: page.height - 50, size: style.size, ink: "soft", locale });
    }
  };
  set(left, false);
  set(right, true);
}
