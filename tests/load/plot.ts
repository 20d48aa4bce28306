import type { Measured } from "./measure.ts";

type Line = { name: string; points: { x: number; y: number }[] };

const width = 860;
const height = 520;
const [left, right, top, bottom] = [70, 220, 40, 60];
const colours = ["#0b5d57", "#b3261e", "#8a6d00", "#5b4b8a", "#0b84a5", "#6f4e37"];

/** Cost by size of the community, both axes in powers of ten; a straight line going up by one step is linear growth. */
export function plotOf(all: readonly Measured[]): string {
  const lines = linesOf(all);
  const xs = lines.flatMap(({ points }) => points.map(({ x }) => Math.log10(x)));
  const ys = lines.flatMap(({ points }) => points.map(({ y }) => Math.log10(y)));
  const scale = (values: number[], from: number, to: number) => {
    const low = Math.floor(Math.min(...values));
    const high = Math.max(low + 1, Math.ceil(Math.max(...values)));
    return { low, high, at: (value: number) => from + ((value - low) / (high - low)) * (to - from) };
  };
  const x = scale(xs, left, width - right);
  const y = scale(ys, height - bottom, top);
  const steps = ({ low, high }: { low: number; high: number }) =>
    Array.from({ length: high - low + 1 }, (_, i) => low + i);
  const grid = [
    ...steps(x).map((step) => {
      const at = x.at(step);
      return `<path d="M${at} ${top}V${height - bottom}"/><text x="${at}" y="${height - bottom + 20}" text-anchor="middle">${(10 ** step).toLocaleString("en-US")}</text>`;
    }),
    ...steps(y).map((step) => {
      const at = y.at(step);
      return `<path d="M${left} ${at}H${width - right}"/><text x="${left - 8}" y="${at + 4}" text-anchor="end">${10 ** step} ms</text>`;
    }),
  ];
  const drawn = lines.map(({ name, points }, i) => {
    const colour = colours[i % colours.length];
    const placed = points.map((point) => `${x.at(Math.log10(point.x))},${y.at(Math.log10(point.y))}`);
    const dots = placed.map((place) => {
      const [cx, cy] = place.split(",");
      return `<circle cx="${cx}" cy="${cy}" r="4" fill="${colour}"/>`;
    });
    const key = `<text x="${width - right + 16}" y="${top + 20 + i * 22}" fill="${colour}">${name}</text>`;
    return `<polyline points="${placed.join(" ")}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join("")}${key}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="${left}" y="24" font-size="16">Suggestions: median by members</text>
<g stroke="#ccc" fill="#444" stroke-width="1">${grid.join("").replaceAll("<text ", '<text stroke="none" ')}</g>
${drawn.join("\n")}
</svg>
`;
}

function linesOf(all: readonly Measured[]): Line[] {
  const lines = new Map<string, Line["points"]>();
  const add = (name: string, x: number, y: number) => lines.set(name, [...(lines.get(name) ?? []), { x, y }]);
  for (const { kind, members, shapes, pages } of all) {
    if (kind === "embedded") add("page over HTTP, embedded", members, pages["first page"].p50);
    else {
      for (const { name, spread } of shapes) add(name, members, spread.p50);
      add("page over HTTP", members, pages["first page"].p50);
    }
  }
  return [...lines].map(([name, points]) => ({ name, points: points.sort((a, b) => a.x - b.x) }));
}
