import { existsSync, globSync } from "node:fs";
import { at, commands, runNode } from "./child.ts";

/** Folders with code of ours; tools that were given no folders would walk node_modules. */
export const code_folders = ["apps", "packages", "tools", "e2e"].filter((folder) => existsSync(at(folder)));

/** Every program that TypeScript checks: the five members, then what runs beside them. */
export const type_projects = [
  "packages/domain",
  "packages/i18n",
  "packages/contract",
  "apps/api",
  "apps/web",
  "tsconfig.json",
];

/** A walls run that saw fewer modules than this has not looked at the house. */
export const fewest_modules = 100;

export type Gate = (args: string[]) => Promise<boolean>;

const node = async (args: string[]) => (await runNode(args)).code === 0;

/** Formatting; `--write` mends instead of complaining. */
export const format: Gate = (args) =>
  node([commands.biome, "check", "--error-on-warnings", ...(args.length > 0 ? args : ["."])]);

export const lint: Gate = (args) =>
  node([
    commands.oxlint,
    "--deny-warnings",
    ...(args.length > 0 ? args : [...code_folders, "playwright.config.ts", "vitest.config.ts"]),
  ]);

/** Two at a time: each takes a core and some hundred megabytes. */
export const types: Gate = async () => {
  const waiting = [...type_projects];
  let ok = true;
  const worker = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      ok = (await node([commands.tsc, "-p", at(project)])) && ok;
    }
  };
  await Promise.all([worker(), worker()]);
  return ok;
};

export const walls_configs = [".dependency-cruiser.cjs", ".dependency-cruiser-areas.cjs"];

/** Who may import whom; the canaries in tools/ prove that the tool still reads the house. */
export const walls: Gate = async (args) => {
  let ok = true;
  for (const config of walls_configs) {
    const folders = args.length > 0 ? args : code_folders;
    ok = (await node([commands.depcruise, "--config", config, "-T", "err-long", ...folders])) && ok;
  }
  return ok;
};

/** How many code files there are, for the check that a tool saw them. */
export function countCodeFiles(): number {
  return globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: at() }).length;
}
