import type { Measured } from "./measure.ts";
import type { Spread } from "./stats.ts";
import { judge } from "./targets.ts";

const ms = (value: number) =>
  Number.isNaN(value) ? "–" : value >= 100 ? value.toFixed(0) : value.toFixed(1);
const people = (count: number) => count.toLocaleString("en-US");
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
const head = (...cells: readonly string[]) => [row(...cells), row(...cells.map(() => "---"))];
const cells = ({ p50, p95, p99, least, most, n }: Spread) => [
  ms(p50),
  ms(p95),
  ms(p99),
  `${ms(least)}–${ms(most)}`,
  n,
];
const spread_head = ["p50 ms", "p95", "p99", "least–most", "n"];
const title = ({ kind, members }: Measured) => `${people(members)}, ${kind}`;

/** The whole run as a page of tables. */
export function reportOf(all: readonly Measured[], about: string): string {
  return [
    "# Benchmark",
    "",
    about,
    "",
    "## What was to be reached",
    "",
    ...head("aim", "measured", "reached"),
    ...judge(all).map(({ aim, measured, ok }) =>
      row(aim, measured, ok === null ? "no limit" : ok ? "yes" : "**no**"),
    ),
    "",
    "## The query, by shape",
    "",
    "The whole answer for the first page; the shapes in turn. The last column is how many times ours it takes.",
    "",
    ...head("community", "shape", ...spread_head, "times ours"),
    ...all.flatMap((each) =>
      each.shapes.map(({ name, spread }) => {
        const ours = each.shapes[0]?.spread.p50 ?? Number.NaN;
        return row(title(each), name, ...cells(spread), (spread.p50 / ours).toFixed(1));
      }),
    ),
    "",
    "## The suggestions page over HTTP, one client",
    "",
    ...head("community", "page", ...spread_head),
    ...all.flatMap((each) =>
      Object.entries({
        "first page, the query alone": each.query,
        "first page, what is not the query": each.beside,
        ...each.pages,
      }).map(([name, spread]) => row(title(each), name, ...cells(spread))),
    ),
    "",
    ...head("community", "viewers", "fewest suggested", "middle", "most", "bytes of an answer"),
    ...all.map((each) => {
      const { count, fewest, middle, most } = each.viewers;
      return row(title(each), count, people(fewest), people(middle), people(most), people(each.bytes));
    }),
    "",
    "## Busy: eight clients, server and database on the same cores",
    "",
    ...head("community", "what", "a second", ...spread_head),
    ...all.flatMap((each) => [
      row(title(each), "bare query, 8 connections", each.queries_a_second.toFixed(0), "", "", "", "", ""),
      ...each.busy.map(({ name, a_second, spread }) =>
        row(title(each), name, a_second.toFixed(0), ...cells(spread)),
      ),
    ]),
    "",
    "## Other doors: four clients, the server on one core",
    "",
    ...head("community", "what", "a second", ...spread_head),
    ...all.flatMap((each) =>
      each.doors.map(({ name, a_second, spread }) =>
        row(title(each), name, a_second.toFixed(0), ...cells(spread)),
      ),
    ),
    "",
    "## A change of preferences, and memory",
    "",
    ...head("community", "with the card, p50 ms", "without", "memory at rest, MB", "under load", "highest"),
    ...all.map((each) => {
      const { change, memory } = each;
      const { rest, busy } = memory;
      return row(
        title(each),
        ms(change.with_card.p50),
        ms(change.without.p50),
        rest.now_mb,
        busy.now_mb,
        busy.most_mb,
      );
    }),
    "",
  ].join("\n");
}
