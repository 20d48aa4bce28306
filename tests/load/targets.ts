import type { Measured } from "./measure.ts";

/** `ok` is null for what stands beside: no limit was set for it. */
export type Judged = { aim: string; measured: string; ok: boolean | null };

const people = (count: number) => count.toLocaleString("en-US");
const ours = (each: Measured) => each.shapes[0]?.spread.p50 ?? Number.NaN;
const on = ({ kind, members }: Measured) => `${people(members)}, ${kind}`;

const busyOf = (each: Measured, name: string) => {
  const found = each.busy.filter((one) => one.name === name);
  return found.reduce((sum, { a_second }) => sum + a_second, 0) / found.length;
};

/**
 * End to end, p50 and p95 in milliseconds with one client, by the size of the community. On a server: the embedded
 * database stands beside, with a limit of its own.
 */
const page_limits: Record<number, [p50: number, p95: number]> = {
  10_000: [6, 12],
  100_000: [12, 25],
  1_000_000: [60, 120],
};

function judgeShapes(each: Measured): Judged[] {
  const others = each.shapes.slice(1).map(({ name, spread }) => {
    const least = name === "normalised tables" ? (each.members >= 100_000 ? 20 : 1) : 1;
    const times = spread.p50 / ours(each);
    const aim = `${on(each)}: ours at most 1/${least} of ${name}`;
    return { aim, measured: `1/${times.toFixed(1)}`, ok: times >= least };
  });
  return others;
}

function judgePages(each: Measured): Judged[] {
  const { "first page": first, "last page": last } = each.pages;
  const limits = page_limits[each.members];
  const [p50, p95] = limits ?? [Number.NaN, Number.NaN];
  const beside = each.beside.p50;
  const limited = (ok: boolean) => (each.kind === "server" ? ok : null);
  const whole = limits
    ? [
        {
          aim: `${on(each)}: end to end p50 at most ${p50} ms, p95 at most ${p95} ms`,
          measured: `${first.p50.toFixed(1)} and ${first.p95.toFixed(1)} ms`,
          ok: limited(first.p50 <= p50 && first.p95 <= p95),
        },
      ]
    : [];
  return [
    ...whole,
    {
      aim: `${on(each)}: what is not the query at most 4 ms p50`,
      measured: `${beside.toFixed(1)} ms`,
      ok: limited(beside <= 4),
    },
    {
      aim: `${on(each)}: the last page at most 1.5 times the first`,
      measured: (last.p50 / first.p50).toFixed(2),
      ok: last.p50 <= 1.5 * first.p50,
    },
  ];
}

function judgeBusy(each: Measured): Judged[] {
  const share = busyOf(each, "suggestions") / each.queries_a_second;
  const empty = busyOf(each, "empty, whole server") / busyOf(each, "empty, Fastify alone");
  const more = each.change.with_card.p50 - each.change.without.p50;
  const { most_mb } = each.memory.busy;
  // In a small community a page is mostly what is not the query, in a large one the query.
  const busy = {
    aim: `${on(each)}: suggestions with 8 clients at least 0.6 of the bare query`,
    measured: share.toFixed(2),
    ok: share >= 0.6,
  };
  return [
    ...(each.members === 100_000 ? [busy] : []),
    {
      aim: `${on(each)}: an empty answer at least 0.5 of Fastify alone`,
      measured: empty.toFixed(2),
      ok: empty >= 0.5,
    },
    { aim: `${on(each)}: a change at most 3 ms more`, measured: `${more.toFixed(1)} ms`, ok: more <= 3 },
    {
      aim: `${on(each)}: memory under load at most 400 MB`,
      measured: `${most_mb} MB`,
      ok: most_mb <= 400,
    },
  ];
}

function judgeGrowth(all: readonly Measured[]): Judged[] {
  return (["server", "embedded"] as const).flatMap((kind) => {
    const small = all.find((each) => each.kind === kind && each.members === 10_000);
    const large = all.find((each) => each.kind === kind && each.members === 1_000_000);
    if (!small || !large) return [];
    const query = large.query.p50 / small.query.p50;
    const page = large.pages["first page"].p50 / small.pages["first page"].p50;
    const aim = `${kind}: from 10,000 to 1,000,000 the cost grows at most 40 times`;
    const measured = `${query.toFixed(1)} (query), ${page.toFixed(1)} (end to end)`;
    return [{ aim, measured, ok: query <= 40 && page <= 40 }];
  });
}

/** What the benchmark is to reach, in its own figures. */
export function judge(all: readonly Measured[]): Judged[] {
  const embedded = all.find(({ kind, members }) => kind === "embedded" && members === 10_000);
  const warm = embedded?.pages["first page"].p95;
  return [
    ...all.flatMap((each) => [...judgeShapes(each), ...judgePages(each), ...judgeBusy(each)]),
    ...judgeGrowth(all),
    ...(warm === undefined
      ? []
      : [
          {
            aim: "10,000, embedded and warm: the page's data within 50 ms",
            measured: `${warm.toFixed(1)} ms (p95)`,
            ok: warm <= 50,
          },
        ]),
  ];
}
