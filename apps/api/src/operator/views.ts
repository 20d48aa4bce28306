import { cleanText } from "@sanjog/domain/text";

type Values = Readonly<Record<string, unknown>>;

/** Lists the values under a title, one a line, without empty ones. Control characters are removed from members' texts. */
export function presentThing(title: string, thing: Values): string {
  const lines = Object.entries(thing)
    .map(([name, value]) => [name, wordOf(value)] as const)
    .filter(([, word]) => word !== "")
    .map(([name, word]) => `  ${name.padEnd(22)} ${word}`);
  return [title, ...lines].join("\n");
}

/** Returns a table with a row for each thing and the property names as its header; `empty` if there are no things. */
export function presentTable(things: readonly Values[], empty: string): string {
  const [first] = things;
  if (!first) return empty;
  const names = Object.keys(first);
  const rows = [names, ...things.map((thing) => names.map((name) => wordOf(thing[name]) || "-"))];
  const widths = names.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((word, i) => word.padEnd(widths[i] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function wordOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return `${value.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return cleanText(text).replace(/\n+/g, " / ");
}
