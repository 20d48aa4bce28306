import { readFileSync } from "node:fs";

export type Chunk = {
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  moduleIds?: string[];
};
export type Chunks = Record<string, Chunk>;

/** What a screen brings: its script without what every page has, and its words in both languages. */
export type ScreenFiles = { js: string[]; en: string[]; pb: string[] };

/** The file that was built from the module whose path ends so. */
export function chunkOf(end: string, chunks: Chunks): string | undefined {
  return Object.values(chunks).find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))?.fileName;
}

/** The chunk and all that it cannot run without. */
export function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks[file]?.imports ?? []) withImports(imported, chunks, found);
  return found;
}

/** What every page has: the entry with all that it imports. */
export function entryFiles(chunks: Chunks): Set<string> {
  return withImports(chunkOf("apps/web/index.html", chunks) ?? "", chunks);
}

/** The catalogues that these files ask for: `useT("home")`, `useTexts("home", "relations")`. */
function areasIn(files: Iterable<string>, chunks: Chunks): string[] {
  const modules = [...files].flatMap((file) => chunks[file]?.moduleIds ?? []);
  const own = modules.filter((id) => /apps[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id));
  const calls = own.flatMap((id) => [...readFileSync(id, "utf8").matchAll(/\buseT(?:exts)?\(([^)]*)\)/g)]);
  const names = calls.flatMap(([, inside = ""]) =>
    [...inside.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name),
  );
  return [...new Set(["common", ...names])];
}

function textOf(locale: string, area: string, chunks: Chunks): string[] {
  const name = area.replaceAll("_", "-");
  const file = ["ui/", ""]
    .map((kind) => chunkOf(`i18n/src/${locale}/${kind}${name}.ts`, chunks))
    .find(Boolean);
  return file ? [file] : [];
}

/** The files of a screen that consists of these parts, each named by the end of its path below apps/web/src. */
export function screenFiles(parts: readonly string[], chunks: Chunks): ScreenFiles {
  const starts = parts.flatMap((part) => chunkOf(`apps/web/src/${part}`, chunks) ?? []);
  const needed = new Set(starts.flatMap((start) => [...withImports(start, chunks)]));
  // Of what the entry brings only the shell's own words are always asked for.
  const entry = entryFiles(chunks);
  const js = [...needed].filter((file) => !entry.has(file));
  const areas = areasIn(js, chunks);
  const texts = (locale: string) => areas.flatMap((area) => textOf(locale, area, chunks));
  return { js, en: texts("en"), pb: texts("pb") };
}
