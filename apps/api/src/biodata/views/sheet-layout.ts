import type { Locale } from "@sanjog/i18n/locale";
import type { Sheet, SheetLine } from "./sheet.ts";
import { type Face, type Measure, type TypesetLine, wrap } from "./typeset.ts";

/** An A4 page in points, and the area between its two embroidered bands. */
export const page = { width: 595.28, height: 841.89, margin: 46, top: 64, bottom: 782 } as const;
export const picture_side = 122;

export type Ink = "ink" | "soft" | "madder";
/** A line of text on the page; `y` is its baseline. */
export type PlacedLine = TypesetLine & { x: number; y: number; size: number; ink: Ink; locale: Locale };
/** The diamond before a section's title and the hairline after it, from `to` to `end`. */
export type PlacedRule = { x: number; y: number; to: number; end: number; size: number };
export type Layout = { lines: PlacedLine[]; rules: PlacedRule[]; bottom: number };

type Cell = { line: SheetLine; locale: Locale };
/** `air` scales the space between lines; `most` is the maximum number of lines of one value or text. */
type Plan = { size: number; columns: 1 | 2; air: number; most: number };

const gap = 22;
const beside_width = 124;
const inner_width = page.width - 2 * page.margin;
/** Line height as a multiple of the font size; Gurmukhi reaches further above and below the line than Latin. */
const leading = { en: 1.42, pb: 1.56 } as const;
/** Smaller type is not readable on paper. */
const smallest_size = 6.5;

/**
 * Lays out one sheet, or the same sheet in two languages side by side, on one page, in the largest type that fits.
 * Only when even the smallest does not fit are the longest texts cut.
 */
export function layOut(sheets: readonly Sheet[], measure: Measure, with_picture: boolean): Layout {
  const plans = plansFor(sheets);
  const made = new Map<number, Layout>();
  const layoutOf = (i: number) => {
    const layout = made.get(i) ?? tryPlan(sheets, plans[i] ?? smallest, measure, with_picture);
    made.set(i, layout);
    return layout;
  };
  // Each plan needs less room than the one before, so a binary search finds the first that fits.
  let [low, high] = [0, plans.length - 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (layoutOf(middle).bottom <= page.bottom) high = middle;
    else low = middle + 1;
  }
  return layoutOf(low);
}

const smallest: Plan = { size: smallest_size, columns: 2, air: 0.87, most: 1 };

function plansFor(sheets: readonly Sheet[]): Plan[] {
  const steps = (from: number, to: number) =>
    Array.from({ length: Math.round((from - to) * 4) + 1 }, (_, i) => from - i / 4);
  const plan = (columns: 1 | 2, air: number) => (size: number) => ({ size, columns, air, most: 99 });
  const one_language = sheets.length === 1;
  const lines = one_language ? steps(12, 10).map(plan(1, 1)) : [];
  const pairs = steps(one_language ? 11 : 12, 8.5).map(plan(2, 1));
  const tight = steps(8.5, smallest_size).map(plan(2, smallest.air));
  const cut = [4, 3, 2, 1].map((most) => ({ ...smallest, most }));
  return [...lines, ...pairs, ...tight, ...cut];
}

function tryPlan(sheets: readonly Sheet[], plan: Plan, measure: Measure, with_picture: boolean): Layout {
  const layout: Layout = { lines: [], rules: [], bottom: page.top };
  placeHead(layout, sheets, plan, measure, with_picture);
  const [sheet, other] = sheets;
  for (const section of sheet?.sections ?? []) {
    const twin = other?.sections.find(({ part }) => part === section.part);
    const titles = [section, ...(twin ? [twin] : [])].map(({ title }, i) => ({
      title,
      locale: sheets[i]?.locale ?? "en",
    }));
    placeTitle(layout, titles, plan, measure);
    const cells = section.lines.map((line) => ({ line, locale: sheet?.locale ?? "en" }));
    const rows = twin
      ? section.lines.map((line) => pairOf(sheets, line, twin.lines))
      : inRows(cells, plan.columns);
    for (const row of rows) placeRow(layout, row, plan, measure);
  }
  placeWords(layout, sheets, plan, measure);
  return layout;
}

function pairOf(sheets: readonly Sheet[], line: SheetLine, twins: readonly SheetLine[]): Cell[] {
  const twin = twins.find(({ key }) => key === line.key);
  const locales = sheets.map(({ locale }) => locale);
  return [line, ...(twin ? [twin] : [])].map((each, i) => ({ line: each, locale: locales[i] ?? "en" }));
}

function inRows(cells: Cell[], columns: number): Cell[][] {
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, i) =>
    cells.slice(i * columns, (i + 1) * columns),
  );
}

type Style = { face: Face; size: number; ink: Ink; locale: Locale; air: number; most?: number };

/** Places wrapped lines from `top` down and returns the `y` where they end. */
function place(
  layout: Layout,
  text: string,
  at: { x: number; top: number; width: number },
  style: Style,
  measure: Measure,
): number {
  const step = style.size * leading[style.locale] * style.air;
  const lines = wrap(text, { ...style, width: at.width }, measure);
  lines.forEach((line, i) => {
    // Moves the baseline down so that the letters are centred in the line height.
    const y = at.top + i * step + step * 0.5 + style.size * 0.34;
    layout.lines.push({ ...line, x: at.x, y, size: style.size, ink: style.ink, locale: style.locale });
  });
  return at.top + lines.length * step;
}

function placeHead(
  layout: Layout,
  sheets: readonly Sheet[],
  { size, air }: Plan,
  measure: Measure,
  with_picture: boolean,
): void {
  const width = inner_width - (with_picture ? picture_side + gap : 0);
  const at = (top: number) => ({ x: page.margin, top, width });
  const [sheet] = sheets;
  if (!sheet) return;
  const locale = sheets.at(-1)?.locale ?? sheet.locale;
  const title = sheets.map((each) => each.title).join(" · ");
  const eyebrow: Style = { face: "strong", size: 11, ink: "soft", locale, air };
  let y = place(layout, title, at(page.top), eyebrow, measure);
  const fits = [30, 27, 24, 21, 18].find(
    (points) => wrap(sheet.name, { face: "display", size: points, width }, measure).length === 1,
  );
  const name: Style = { face: "display", size: fits ?? 16, ink: "madder", locale, air, most: 2 };
  y = place(layout, sheet.name, at(y), name, measure) + 2;
  if (sheet.other) {
    const other: Style = { face: "display", size: 14, ink: "soft", locale, air, most: 1 };
    y = place(layout, sheet.other, at(y), other, measure) + 2;
  }
  for (const each of sheets) {
    for (const line of each.summary) {
      const points = Math.min(11.5, size * 1.35);
      const style: Style = { face: "plain", size: points, ink: "ink", locale: each.locale, air, most: 2 };
      y = place(layout, line, at(y), style, measure);
    }
  }
  layout.bottom = Math.max(y, with_picture ? page.top + picture_side + 10 : y) + 2;
}

const columnAt = (column: number) => page.margin + column * ((inner_width + gap) / 2);

function placeTitle(
  layout: Layout,
  titles: readonly { title: string; locale: Locale }[],
  plan: Plan,
  measure: Measure,
): void {
  const top = layout.bottom + plan.size * 0.75 * plan.air ** 3;
  const size = plan.size * 1.22;
  const width = titles.length > 1 ? (inner_width - gap) / 2 - size : inner_width - size;
  titles.forEach(({ title, locale }, column) => {
    const x = columnAt(column) + size;
    const style: Style = { face: "display", size, ink: "madder", locale, air: plan.air, most: 1 };
    layout.bottom = Math.max(layout.bottom, place(layout, title, { x, top, width }, style, measure));
    layout.rules.push({
      x: columnAt(column),
      y: top + size * leading[locale] * plan.air * 0.5,
      to: x + (layout.lines.at(-1)?.width ?? 0) + 8,
      end: x + width,
      size,
    });
  });
  layout.bottom += plan.size * 0.15 * plan.air ** 3;
}

function placeRow(layout: Layout, cells: readonly Cell[], plan: Plan, measure: Measure): void {
  const { size, air, most } = plan;
  const columns = cells.length > 1 ? 2 : plan.columns;
  const width = columns === 2 ? (inner_width - gap) / 2 : inner_width;
  const label_width = columns === 2 ? width * 0.37 : 150;
  const top = layout.bottom;
  cells.forEach(({ line, locale }, column) => {
    const x = columnAt(column);
    const value = { x: x + label_width, top, width: width - label_width };
    const label = { x, top, width: label_width - 8 };
    const style = { size, locale, air, most };
    const ends = [
      place(layout, line.label, label, { ...style, face: "plain", ink: "soft" }, measure),
      place(layout, line.value, value, { ...style, face: "strong", ink: "ink" }, measure),
    ];
    layout.bottom = Math.max(layout.bottom, ...ends);
  });
}

/** Places the family's own texts once, across the whole sheet: under a title when there is room, else beside it. */
function placeWords(layout: Layout, sheets: readonly Sheet[], plan: Plan, measure: Measure): void {
  const [sheet] = sheets;
  const locale = sheets.at(-1)?.locale ?? "en";
  sheet?.words.forEach((line, i) => {
    const { size, air, most } = plan;
    const title = sheets.map(({ words }) => words[i]?.label ?? "").join(" · ");
    const style: Style = { face: "plain", size, ink: "ink", locale, air, most };
    if (air === 1) {
      placeTitle(layout, [{ title, locale }], plan, measure);
      const at = { x: page.margin, top: layout.bottom, width: inner_width };
      layout.bottom = place(layout, line.value, at, style, measure);
      return;
    }
    const top = layout.bottom + size * 0.4;
    const label = { x: page.margin, top, width: beside_width - 8 };
    const text = { x: page.margin + beside_width, top, width: inner_width - beside_width };
    layout.bottom = Math.max(
      place(layout, title, label, { ...style, face: "display", ink: "madder" }, measure),
      place(layout, line.value, text, style, measure),
    );
  });
}
