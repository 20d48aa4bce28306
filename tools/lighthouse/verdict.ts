import { type Mark, marks, type Preset, type Run } from "./measure.ts";
import type { MeasuredPage } from "./pages.ts";

/** All runs of one page with one preset. */
export type PageRuns = { page: Pick<MeasuredPage, "name" | "is_public">; preset: Preset; runs: Run[] };

/** Returns the median; the lower of the two middle values, so that it is a measured one. */
function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

const largest_shift = 0.02;

/** The minimum of each score; null for the SEO score of a private page. */
function wanted(mark: Mark, { page, preset }: PageRuns): number | null {
  if (mark === "performance") return preset === "desktop" ? 100 : 96;
  return mark === "seo" && !page.is_public ? null : 100;
}

/** Returns a sentence for each median below its target; empty when all targets are met. */
export function shortfalls(measured: PageRuns): string[] {
  const { page, preset, runs } = measured;
  const where = `${page.name}, ${preset}`;
  const low = marks.flatMap((mark) => {
    const target = wanted(mark, measured);
    const found = median(runs.map((run) => run.marks[mark]));
    return target !== null && found < target ? [`${where}: ${mark} ${found} of ${target}`] : [];
  });
  const shift = median(runs.map((run) => run.shift));
  const lost = [...new Set(runs.flatMap((run) => run.lost))];
  return [
    ...low,
    ...(shift > largest_shift ? [`${where}: layout shift ${shift.toFixed(3)} of ${largest_shift}`] : []),
    ...(lost.length > 0 ? [`${where}: lost by ${lost.join(", ")}`] : []),
  ];
}

/** Returns the medians of one page, as a row of a table. */
export function rowOf({ page, preset, runs }: PageRuns): Record<string, string | number> {
  const of = (read: (run: Run) => number) => Math.round(1000 * median(runs.map(read))) / 1000;
  const scores = Object.fromEntries(marks.map((mark) => [mark, of((run) => run.marks[mark])]));
  const times = { kb: of((run) => run.kb), fcp_ms: of((run) => run.fcp_ms), lcp_ms: of((run) => run.lcp_ms) };
  const rest = { shift: of((run) => run.shift), blocked_ms: of((run) => run.blocked_ms) };
  return { page: page.name, preset, ...scores, ...times, ...rest };
}
