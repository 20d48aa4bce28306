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
  const all = Object.values(chunks);
  const own = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
  // What is grouped with others has no file of its own name.
  return (own ?? all.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(end))))?.fileName;
}

/** The chunk and all that it cannot run without. */
export function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks[file]?.imports ?? []) withImports(imported, chunks, found);
  return found;
}

/** Two files that need each other would fail in the browser: the way around from one to itself, if there is one. */
export function circleIn(chunks: Chunks): string[] | null {
  const safe = new Set<string>();
  const follow = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (safe.has(file)) return null;
    for (const imported of chunks[file]?.imports ?? []) {
      const circle = follow(imported, [...way, file]);
      if (circle) return circle;
    }
    safe.add(file);
    return null;
  };
  for (const file of Object.keys(chunks)) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
}

/** What every page has: the entry with all that it imports. */
export function entryFiles(chunks: Chunks): Set<string> {
  return withImports(chunkOf("apps/web/index.html", chunks) ?? "", chunks);
}

/** Which modules each module imports, as they were found while building. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** The catalogues that these parts and what they import ask for: `useT("home")`, `useTexts("home", "relations")`. */
function areasIn(starts: readonly string[], imports: Imports): string[] {
  const modules = new Set<string>();
  const add = (id: string) => {
    if (modules.has(id)) return;
    modules.add(id);
    for (const imported of imports.get(id) ?? []) add(imported);
  };
  for (const start of starts) for (const id of imports.keys()) if (id.endsWith(start)) add(id);
  const own = [...modules].filter((id) => /apps[\\/]web[\\/]src[\\/].*\.tsx?$/.test(id));
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
export function screenFiles(parts: readonly string[], chunks: Chunks, imports: Imports): ScreenFiles {
  const starts = parts.flatMap((part) => chunkOf(`apps/web/src/${part}`, chunks) ?? []);
  const needed = new Set(starts.flatMap((start) => [...withImports(start, chunks)]));
  // Of what the entry brings only the shell's own words are always asked for.
  const entry = entryFiles(chunks);
  const js = [...needed].filter((file) => !entry.has(file));
  const areas = areasIn(
    parts.map((part) => `apps/web/src/${part}`),
    imports,
  );
  const texts = (locale: string) => [...new Set(areas.flatMap((area) => textOf(locale, area, chunks)))];
  return { js, en: texts("en"), pb: texts("pb") };
}
