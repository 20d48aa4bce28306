/** Text styles: body text, emphasis, and names and headings. */
export type Face = "plain" | "strong" | "display";

/** The font packages have one file per script, so a line is drawn in runs of one font each. */
export type FontName = `${Face}-${"gurmukhi" | "latin" | "extended"}`;
export type Run = { font: FontName; text: string };
/** A line of runs, each with its distance from the start of the line. */
export type TypesetLine = { pieces: { run: Run; from: number }[]; width: number; text: string };

/** A word or a part of one: its runs with their widths, and the total width, at a font size of one point. */
export type Piece = { runs: { run: Run; width: number }[]; width: number };

/** Measures a piece. Caches its results, since layout measures the same pieces at every font size. */
export type Measure = (face: Face, text: string) => Piece;

const clusters = new Intl.Segmenter("pa", { granularity: "grapheme" });
const gurmukhi = /^[\u0964\u0965\u0A01-\u0A75\u200C\u200D]+$/;
const latin =
  /^[\u0020-\u007E\u00A0-\u00FF\u0131\u0152\u0153\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u20AC\u2122\u2212]+$/;
const extended = /^[\u0100-\u0130\u0132-\u0137\u0139-\u0151\u0154-\u017E\u0218-\u021B\u1E80-\u1E85\u20B9]+$/;

/**
 * Splits the text into runs of one font each. A character that no font has is drawn without its diacritics, or left
 * out.
 */
export function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of clusters.segment(text.normalize("NFC"))) {
    const piece = drawable(face, segment);
    if (!piece) continue;
    const last = runs.at(-1);
    if (last?.font === piece.font) last.text += piece.text;
    else runs.push(piece);
  }
  return runs;
}

function drawable(face: Face, cluster: string): Run | null {
  if (gurmukhi.test(cluster)) return { font: `${face}-gurmukhi`, text: cluster };
  if (latin.test(cluster)) return { font: `${face}-latin`, text: cluster };
  if (extended.test(cluster)) return { font: `${face}-extended`, text: cluster };
  const bare = cluster.normalize("NFKD").replaceAll(/\p{M}/gu, "");
  return latin.test(bare) ? { font: `${face}-latin`, text: bare } : null;
}

/**
 * Wraps the text in lines of at most `width`. Breaks between words, and inside a word only when it is wider than a
 * line. Cuts the text with an ellipsis after `most` lines.
 */
export function wrap(
  text: string,
  { face, size, width, most = 99 }: { face: Face; size: number; width: number; most?: number },
  measure: Measure,
): TypesetLine[] {
  const widthOf = (piece: string) => measure(face, piece).width * size;
  const blank = widthOf(" ");
  const lines: string[][] = [];
  let left = 0;
  for (const word of text.split(/\s+/).filter(Boolean)) {
    for (const piece of brokenWord(word, width, widthOf)) {
      const wide = widthOf(piece);
      const line = lines.at(-1);
      if (line && wide + blank <= left) {
        line.push(piece);
        left -= wide + blank;
      } else {
        lines.push([piece]);
        left = width - wide;
      }
    }
  }
  const kept = lines.length > most ? cut(lines.slice(0, most), width, widthOf) : lines;
  return kept.map((words) => typesetLine(face, words, size, measure, blank));
}

function typesetLine(
  face: Face,
  words: readonly string[],
  size: number,
  measure: Measure,
  blank: number,
): TypesetLine {
  const pieces: TypesetLine["pieces"] = [];
  let from = 0;
  for (const word of words) {
    if (pieces.length > 0) from += blank;
    for (const { run, width } of measure(face, word).runs) {
      pieces.push({ run, from });
      from += width * size;
    }
  }
  return { pieces, width: from, text: words.join(" ") };
}

function brokenWord(word: string, width: number, widthOf: (piece: string) => number): string[] {
  if (widthOf(word) <= width) return [word];
  const pieces: string[] = [];
  let left = 0;
  for (const { segment } of clusters.segment(word)) {
    const wide = widthOf(segment);
    if (pieces.length > 0 && wide <= left) pieces[pieces.length - 1] += segment;
    else pieces.push(segment);
    left = wide <= left ? left - wide : width - wide;
  }
  return pieces;
}

function cut(lines: string[][], width: number, widthOf: (piece: string) => number): string[][] {
  const last = lines.at(-1)?.join(" ") ?? "";
  let left = width - widthOf("…");
  let kept = "";
  for (const { segment } of clusters.segment(last)) {
    left -= widthOf(segment);
    if (left < 0) break;
    kept += segment;
  }
  return [...lines.slice(0, -1), `${kept.trimEnd()}…`.split(" ")];
}
