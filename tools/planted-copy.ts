import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const root = path.join(import.meta.dirname, "..");

/** What the checks read; the packages are linked instead of copied. */
const copied = [
  "package.json",
  "tsconfig.base.json",
  "tsconfig.json",
  ".oxlintrc.json",
  ".dependency-cruiser.cjs",
  ".dependency-cruiser-areas.cjs",
  "apps",
  "packages",
];

const left_out = new Set(["node_modules", "dist", "data"]);

/** Code that breaks a rule, by the path at which it is planted. */
export type Plants = Record<string, string>;

/** A copy of the house with violations planted in it, so that a check can show that it bites. */
export function plantedCopy(plants: Plants) {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-planted-"));
  for (const name of copied) {
    cpSync(path.join(root, name), path.join(folder, name), {
      recursive: true,
      filter: (source) => !left_out.has(path.basename(source)),
    });
  }
  linkPackages(folder);
  for (const [place, text] of Object.entries(plants)) {
    mkdirSync(path.dirname(path.join(folder, place)), { recursive: true });
    writeFileSync(path.join(folder, place), text);
  }
  return {
    /** Runs one of our Node commands in the copy and answers what it printed. */
    run(args: string[]): string {
      const { stdout, stderr, error } = spawnSync(process.execPath, args, {
        cwd: folder,
        encoding: "utf8",
        maxBuffer: 64 * 1024 * 1024,
        env: { ...process.env, NO_COLOR: "1" },
      });
      if (error) throw error;
      if (!stdout) throw new Error(stderr);
      return stdout;
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Members resolve to the copy, everything else to what is installed. */
function linkPackages(folder: string): void {
  const modules = path.join(root, "node_modules");
  mkdirSync(path.join(folder, "node_modules", "@sanjog"), { recursive: true });
  for (const name of readdirSync(modules)) {
    if (name !== "@sanjog") symlinkSync(path.join(modules, name), path.join(folder, "node_modules", name));
  }
  for (const [name, place] of Object.entries({
    api: "apps/api",
    web: "apps/web",
    contract: "packages/contract",
    domain: "packages/domain",
    i18n: "packages/i18n",
  })) {
    symlinkSync(path.join(folder, place), path.join(folder, "node_modules", "@sanjog", name));
  }
  for (const app of ["apps/api", "apps/web"]) {
    // Packages that npm could not hoist.
    const own = path.join(root, app, "node_modules");
    try {
      symlinkSync(own, path.join(folder, app, "node_modules"));
    } catch {
      // None.
    }
  }
}
