/** Whether the proofs run at full length; else as long as every run of the tests can bear. */
export const long_form = process.env.PROOFS === "long";

/** How long a proof may take before it counts as stuck: a slow machine proves as much as a fast one. */
export const patience_ms = long_form ? 3 * 3_600_000 : 600_000;

/** What a proof came to, where anyone who runs it reads it. */
export function notify(lines: readonly string[]): void {
  console.log(`\n${lines.join("\n")}\n`);
}

/** Columns as wide as their widest word. */
export function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((word, column) => word.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
