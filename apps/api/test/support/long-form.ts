/** Whether the tests run at full length; otherwise at a length that suits every run. */
export const long_form = process.env.PROOFS === "long";

/** Timeout of a test in milliseconds: generous, so that a slow machine fails none. */
export const patience_ms = long_form ? 3 * 3_600_000 : 600_000;

/** Prints a test's result for the person who runs it. */
export function notify(lines: readonly string[]): void {
  console.log(`\n${lines.join("\n")}\n`);
}

/** Formats rows as columns, each as wide as its longest entry. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((word, column) => word.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
