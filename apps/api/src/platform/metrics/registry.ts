/** Something that is counted or measured, as it stands in the text that a monitor reads. */
type Kind = "counter" | "gauge" | "histogram";
export type Labels = Readonly<Record<string, string>>;
type Sample = { suffix: string; labels: Labels; value: number };
type Family = { name: string; kind: Kind; unit: string; help: string; samples(): Sample[] };

export type Counter = { add(labels?: Labels, by?: number): void };
export type Gauge = { set(value: number, labels?: Labels): void; forget(): void };
export type Histogram = { observe(value: number, labels?: Labels): void };

/** Labels must be of few values that we choose: each combination is kept for as long as the process lives. */
export type Registry = {
  counter(name: string, help: string, unit?: string): Counter;
  gauge(name: string, help: string, unit?: string): Gauge;
  histogram(name: string, help: string, buckets: readonly number[], unit?: string): Histogram;
  /** Everything that can ever be told, whether or not there is something to tell yet. */
  names(): string[];
  /** The OpenMetrics text, version 1.0.0. */
  text(): string;
};

export const openmetrics_type = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/** What is counted and measured in this process. */
export function createRegistry(): Registry {
  const families: Family[] = [];
  const keep = (family: Family) => {
    if (families.some(({ name }) => name === family.name)) throw new Error(`${family.name} is kept twice`);
    families.push(family);
  };
  return {
    counter(name, help, unit = "") {
      const { samples, at } = seriesOf(() => ({ value: 0 }));
      const all = () => samples().map(([labels, { value }]) => ({ suffix: "_total", labels, value }));
      keep({ name, kind: "counter", unit, help, samples: all });
      return {
        add: (labels = {}, by = 1) => {
          at(labels).value += by;
        },
      };
    },
    gauge(name, help, unit = "") {
      const { samples, at, clear } = seriesOf(() => ({ value: 0 }));
      const all = () => samples().map(([labels, { value }]) => ({ suffix: "", labels, value }));
      keep({ name, kind: "gauge", unit, help, samples: all });
      return {
        set: (value, labels = {}) => {
          at(labels).value = value;
        },
        forget: clear,
      };
    },
    histogram(name, help, buckets, unit = "") {
      const { samples, at } = seriesOf(() => ({ sum: 0, count: 0, below: buckets.map(() => 0) }));
      const all = () => samples().flatMap(([labels, kept]) => bucketSamples(labels, kept, buckets));
      keep({ name, kind: "histogram", unit, help, samples: all });
      return {
        observe: (value, labels = {}) => {
          const kept = at(labels);
          kept.sum += value;
          kept.count += 1;
          const bucket = buckets.findIndex((most) => value <= most);
          if (bucket >= 0) kept.below[bucket] = (kept.below[bucket] ?? 0) + 1;
        },
      };
    },
    names: () => families.flatMap(sampleNames),
    text: () => `${families.map(familyText).join("")}# EOF\n`,
  };
}

/** One value for each combination of labels. */
function seriesOf<Kept>(fresh: () => Kept) {
  const series = new Map<string, [Labels, Kept]>();
  return {
    at(labels: Labels): Kept {
      const key = Object.values(labels).join("\n");
      let found = series.get(key);
      if (!found) {
        found = [labels, fresh()];
        series.set(key, found);
      }
      return found[1];
    },
    samples: () => [...series.values()],
    clear: () => series.clear(),
  };
}

type Observed = { sum: number; count: number; below: number[] };

function bucketSamples(
  labels: Labels,
  { sum, count, below }: Observed,
  buckets: readonly number[],
): Sample[] {
  let so_far = 0;
  const counted = buckets.map((most, i) => {
    so_far += below[i] ?? 0;
    return { suffix: "_bucket", labels: { ...labels, le: decimal(most) }, value: so_far };
  });
  return [
    ...counted,
    { suffix: "_bucket", labels: { ...labels, le: "+Inf" }, value: count },
    { suffix: "_sum", labels, value: sum },
    { suffix: "_count", labels, value: count },
  ];
}

function sampleNames({ name, kind }: Family): string[] {
  if (kind === "counter") return [`${name}_total`];
  return kind === "gauge" ? [name] : [`${name}_bucket`, `${name}_sum`, `${name}_count`];
}

function familyText({ name, kind, unit, help, samples }: Family): string {
  const about = [`# TYPE ${name} ${kind}`, ...(unit ? [`# UNIT ${name} ${unit}`] : [])];
  const lines = samples().map(
    ({ suffix, labels, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
  );
  return `${[...about, `# HELP ${name} ${escaped(help)}`, ...lines].join("\n")}\n`;
}

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escaped = (text: string) =>
  text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
const numberText = (value: number) => (Number.isFinite(value) ? String(value) : "NaN");
/** OpenMetrics wants the bounds of buckets as floating point. */
const decimal = (value: number) => (Number.isInteger(value) ? `${value}.0` : String(value));
