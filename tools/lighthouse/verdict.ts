import { type Mark, marks, type Preset, type Run } from "./measure.ts";
import type { MeasuredPage } from "./pages.ts";

/** All runs of one page with one preset. */
export type Measured = { page: Pick<MeasuredPage, "name" | "is_public">; preset: Preset; runs: Run[] };

/** The middle one of several; of an even number the lower of the two, so that it is one that was measured. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN;
}

const largest_shift = 0.02;

/** What each mark has to be; null where the page is not to be found by search engines. */
function wanted(mark: Mark, { page, preset }: Measured): number | null {
  if (mark === "performance") return preset === "desktop" ? 100 : 90;
  return mark === "seo" && !page.is_public ? null : 100;
}

/** What the medians do not reach, in words; empty where all is well. */
export function shortfalls(measured: Measured): string[] {
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

const heads = [
  "page",
  "preset",
  "perf.",
  "access.",
  "practices",
  "SEO",
  "KB",
  "FCP ms",
  "LCP ms",
  "shift",
  "blocked ms",
];

/** The medians as a table that can stand in a document. */
export function tableOf(all: readonly Measured[]): string {
  const rows = all.map(({ page, preset, runs }) => {
    const of = (read: (run: Run) => number) => median(runs.map(read));
    return [
      page.name,
      preset,
      ...marks.map((mark) => (mark === "seo" && !page.is_public ? "–" : of((run) => run.marks[mark]))),
      of((run) => run.kb).toFixed(0),
      of((run) => run.fcp_ms).toFixed(0),
      of((run) => run.lcp_ms).toFixed(0),
      of((run) => run.shift).toFixed(3),
      of((run) => run.blocked_ms).toFixed(0),
    ];
  });
  return [heads, heads.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
