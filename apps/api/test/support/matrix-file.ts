import { readFileSync } from "node:fs";

/** One line of the matrix: the expected value of each column, for one viewer in one case. */
export type MatrixLine = {
  viewer: string;
  open: string;
  item: string;
  words: Readonly<Record<string, string>>;
};

/** Parses a matrix: comments, the last of which names the columns, and comma-separated lines. */
export function readMatrix(file: string): { columns: readonly string[]; lines: readonly MatrixLine[] } {
  const text = readFileSync(file, "utf8").split("\n");
  const split = (line: string) => line.split(",").map((word) => word.trim());
  const head = text.findLast((line) => line.startsWith("# viewer")) ?? "";
  const columns = split(head.replace("#", "")).slice(3);
  const lines = text
    .filter((line) => line.trim() !== "" && !line.startsWith("#"))
    .map((line) => {
      const [viewer = "", open = "", item = "", ...words] = split(line);
      if (words.length !== columns.length) throw new Error(`${line} has ${words.length} words`);
      return {
        viewer,
        open,
        item,
        words: Object.fromEntries(columns.map((name, i) => [name, words[i] ?? ""])),
      };
    });
  return { columns, lines };
}

/** Returns the only line for this case. Throws when there is none or more than one. */
export function lineFor(
  lines: readonly MatrixLine[],
  viewer: string,
  open: boolean,
  item: string,
): MatrixLine {
  const found = lines.filter(
    (line) =>
      line.viewer === viewer &&
      ["either", open ? "yes" : "no"].includes(line.open) &&
      ["any", item].includes(line.item),
  );
  const [line] = found;
  if (!line || found.length > 1) throw new Error(`${found.length} lines for ${viewer}, ${open}, ${item}`);
  return line;
}
