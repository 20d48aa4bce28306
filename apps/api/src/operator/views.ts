import { cleanText } from "@sanjog/domain/text";

type Shown = Readonly<Record<string, unknown>>;

/** A thing with its values, one a line. What is empty is left out; a member's text cannot steer the terminal. */
export function presentThing(title: string, thing: Shown): string {
  const lines = Object.entries(thing)
    .map(([name, value]) => [name, wordOf(value)] as const)
    .filter(([, word]) => word !== "")
    .map(([name, word]) => `  ${name.padEnd(22)} ${word}`);
  return [title, ...lines].join("\n");
}

/** Many things, one a line, under the names of what is told of each. */
export function presentTable(things: readonly Shown[], empty: string): string {
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
