import { readFileSync } from "node:fs";

export type Chunk = {
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  moduleIds?: string[];
  viteMetadata?: { importedCss: Set<string> };
};
export type Chunks = Record<string, Chunk>;

/** The files of a screen: its scripts and styles without those of the entry, and its texts in both languages. */
export type ScreenFiles = { js: string[]; css: string[]; en: string[]; pb: string[] };

/** Returns the built file of the module whose path ends with `end`. */
export function chunkOf(end: string, chunks: Chunks): string | undefined {
  const all = Object.values(chunks);
  const own = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end));
  // A module that is grouped with others has no chunk of its own.
  return (own ?? all.find(({ moduleIds }) => moduleIds?.some((id) => id.endsWith(end))))?.fileName;
}

/** Returns the chunk and all chunks that it imports, directly or indirectly. */
export function withImports(file: string, chunks: Chunks, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of chunks[file]?.imports ?? []) withImports(imported, chunks, found);
  return found;
}

/** Returns a circle of imports among the chunks, or null: such chunks would fail in the browser. */
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

/** Returns the files that every page loads: the entry with all its imports. */
export function entryFiles(chunks: Chunks): Set<string> {
  return withImports(chunkOf("apps/web/index.html", chunks) ?? "", chunks);
}

/** The imports of each module, as collected during the build. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/**
 * Returns the text areas that these modules and their imports use: `useT("home")`, `useTexts("home", "relations")`.
 */
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

/**
 * Returns the files of a screen that consists of these parts, each given by the end of its path below apps/web/src.
 */
export function screenFiles(parts: readonly string[], chunks: Chunks, imports: Imports): ScreenFiles {
  const starts = parts.flatMap((part) => chunkOf(`apps/web/src/${part}`, chunks) ?? []);
  const needed = new Set(starts.flatMap((start) => [...withImports(start, chunks)]));
  // The entry's scripts are always loaded; of its texts only those of `common` are.
  const entry = entryFiles(chunks);
  const js = [...needed].filter((file) => !entry.has(file));
  const areas = areasIn(
    parts.map((part) => `apps/web/src/${part}`),
    imports,
  );
  const texts = (locale: string) => [...new Set(areas.flatMap((area) => textOf(locale, area, chunks)))];
  const css = [...new Set(js.flatMap((file) => [...(chunks[file]?.viteMetadata?.importedCss ?? [])]))];
  return { js, css, en: texts("en"), pb: texts("pb") };
}
