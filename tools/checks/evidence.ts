import { existsSync, globSync, readFileSync } from "node:fs";
import { deskPagePaths, pagePaths } from "@sanjog/contract/pages";
import { settings } from "../../apps/api/src/platform/config/settings.ts";
import { at } from "../cli/child.ts";

const read = (file: string) => readFileSync(at(file), "utf8");
const pages: readonly string[] = [...pagePaths, ...deskPagePaths];
const contract = globSync("packages/contract/src/*.ts", { cwd: at() }).map(read).join("\n");
const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** Returns what is wrong with one thing that a page names in code letters, or null. */
function faultOf(named: string): string | null {
  const call = /^(GET|POST|PUT|PATCH|DELETE) (\/\S+)$/.exec(named);
  if (call) {
    const declared = new RegExp(`method: "${call[1]}",\\s+path: "${call[2]}"`);
    return declared.test(contract) ? null : `no endpoint ${named}`;
  }
  if (named.startsWith("/")) return pages.includes(named) ? null : `no page ${named}`;
  if (/^[A-Z][A-Z_0-9]+(=\w+)?$/.test(named))
    return (named.split("=")[0] ?? "") in settings ? null : `no setting ${named}`;
  const script = /^npm run (\S+)/.exec(named)?.[1];
  if (script) return script in scripts ? null : `no command ${named}`;
  return existsSync(at(named)) ? null : `no file ${named}`;
}

const literal = (title: string) => ['"', "'", "`"].map((quote) => quote + title + quote);

/** The files of a cell, each with the title of a test, if one follows it: `file` "title". */
function namedIn(cell: string): { named: string; title?: string }[] {
  return [...cell.matchAll(/`([^`]+)`(?: "([^"]+)")?/g)].map(([, named = "", title]) => ({
    named,
    ...(title === undefined ? {} : { title }),
  }));
}

/** Returns everything in a cell that does not exist: files, tests, pages, endpoints, settings, commands. */
export function faultsOf(cell: string): string[] {
  return namedIn(cell).flatMap(({ named, title }) => {
    const fault = faultOf(named);
    if (fault) return [fault];
    if (title === undefined) return [];
    const source = read(named);
    return literal(title).some((quoted) => source.includes(quoted))
      ? []
      : [`${named} has no test "${title}"`];
  });
}

export const namesTest = (cell: string): boolean => namedIn(cell).some(({ title }) => title !== undefined);
export const namesAnything = (cell: string): boolean => namedIn(cell).length > 0;
