import { cell, columns, edge, height, middle, rows, sizeThatFits, width } from "./news-card-layout.ts";

/** All that is written on the card: no surname, no place, no number. */
export type NewsWords = { line: string; mine: string; theirs: string; date: string };

const bagh = new URL("../ui/motifs/motif-bagh.svg", import.meta.url).href;
const kinari = new URL("../ui/motifs/motif-kinari.svg", import.meta.url).href;

const display = (size: number) => `${size}px "Tiro Gurmukhi", serif`;
const body = (size: number) => `600 ${size}px "Mukta Mahee", sans-serif`;

/** Draws the card with which two families share their news. Rejects if a motif or a font does not load. */
export async function drawNewsCard(words: NewsWords): Promise<Blob> {
  const { line, mine, theirs, date } = words;
  const [flowers, woven] = await Promise.all([
    loaded(bagh),
    loaded(kinari),
    // A canvas draws with the fonts that are there, and waits for none.
    document.fonts.load(display(16), mine + theirs),
    document.fonts.load(body(16), line + date),
  ]);
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("The browser draws no canvas.");
  drawCloth(brush, flowers, woven);
  drawWords(brush, words, flowers);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The canvas gives no picture."))));
  });
}

async function loaded(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

function drawCloth(
  brush: CanvasRenderingContext2D,
  flowers: HTMLImageElement,
  woven: HTMLImageElement,
): void {
  brush.fillStyle = colour("--madder");
  brush.fillRect(0, 0, width, height);
  const [strip, tile] = [36, 72];
  for (let x = 0; x < width; x += tile) {
    brush.drawImage(woven, x, 0, tile, strip);
    brush.drawImage(woven, x, height - strip, tile, strip);
  }
  const plain = new Path2D(`M${middle().join("L")}Z`);
  const around = new Path2D(plain);
  around.rect(0, edge, columns * cell, rows * cell);
  brush.save();
  brush.clip(around, "evenodd");
  // The motif is two flowers wide and two tall; the clip leaves the half beyond the last flower out.
  for (let x = 0; x < width; x += 2 * cell)
    for (let y = edge; y < height - edge; y += 2 * cell) brush.drawImage(flowers, x, y, 2 * cell, 2 * cell);
  brush.restore();
  // Restored, since in WebKit the dashes would also cut the lines of the flower that is drawn next.
  brush.save();
  brush.strokeStyle = colour("--haldi-deep");
  brush.lineWidth = 4;
  brush.setLineDash([cell / 8, cell / 8]);
  brush.lineDashOffset = cell / 16;
  brush.stroke(plain);
  brush.restore();
}

function drawWords(brush: CanvasRenderingContext2D, words: NewsWords, flowers: HTMLImageElement): void {
  const { line, mine, theirs, date } = words;
  const [x, y] = [width / 2, height / 2];
  brush.textAlign = "center";
  brush.fillStyle = colour("--haldi-light");
  brush.font = fitting(brush, body, 56, 4.4 * cell, line);
  brush.fillText(line, x, y - 3.4 * cell);
  brush.font = fitting(brush, body, 48, 4.4 * cell, date);
  brush.fillText(date, x, y + 3.75 * cell);
  brush.drawImage(flowers, 0, 0, 92, 92, x - cell / 2, y - cell / 2, cell, cell);
  brush.fillStyle = colour("--on-madder");
  brush.font = fitting(brush, display, 200, 7.9 * cell, mine, theirs);
  // Measured, since letters of the two scripts reach differently far above and below their line.
  const away = 0.6 * cell;
  brush.fillText(mine, x, y - away - brush.measureText(mine).actualBoundingBoxDescent);
  brush.fillText(theirs, x, y + away + brush.measureText(theirs).actualBoundingBoxAscent);
}

/** Returns the font in the largest size at which these texts fit into the room. */
function fitting(
  brush: CanvasRenderingContext2D,
  font: (size: number) => string,
  largest: number,
  room: number,
  ...texts: string[]
): string {
  brush.font = font(largest);
  const widths = texts.map((text) => brush.measureText(text).width);
  return font(sizeThatFits(largest, widths, room));
}

const colour = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name);
