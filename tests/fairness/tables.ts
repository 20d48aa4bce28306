import { type Figures, type Measure, measures } from "./measures.ts";
import { spreadOver } from "./spread.ts";

/** By market, policy, group and measure: the figure of each seed. */
export type Results = {
  [market: string]: { [policy: string]: { [group: string]: { [Name in Measure]: number[] } } };
};

const names = Object.keys(measures) as Measure[];

/** Adds the figures of one seed. */
export function addFigures(
  results: Results,
  market: string,
  policy: string,
  figures: { [group: string]: Figures },
): void {
  const of_market = (results[market] ??= {});
  const of_policy = (of_market[policy] ??= {});
  for (const [group, found] of Object.entries(figures)) {
    const of_group = (of_policy[group] ??= Object.fromEntries(names.map((name) => [name, []])) as never);
    for (const name of names) of_group[name].push(found[name]);
  }
}

/** Returns a figure as text, with half of its 95 % interval. */
export function written(values: readonly number[]): string {
  const { mean, half } = spreadOver(values);
  const digits = Math.abs(mean) < 1 ? 100 : 10;
  const short = (value: number) => String(Math.round(value * digits) / digits);
  if (!Number.isFinite(mean)) return "–";
  return half === null ? short(mean) : `${short(mean)} ± ${short(half)}`;
}

/** Prints a table for each market and group: the measures in rows, the policies in columns. */
export function printTables(results: Results): void {
  for (const [market, of_market] of Object.entries(results)) {
    const groups = Object.keys(Object.values(of_market)[0] ?? {});
    for (const group of groups) {
      console.log(`\n${market}: ${group}`);
      console.table(
        Object.fromEntries(
          names.map((name) => [
            measures[name],
            Object.fromEntries(
              Object.entries(of_market).map(([policy, of_policy]) => [
                policy,
                written(of_policy[group]?.[name] ?? []),
              ]),
            ),
          ]),
        ),
      );
    }
  }
}
