import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { at, commands, runNode, say, secondsSince } from "./child.ts";

const stamp = at("apps/web/dist/.built-from");

/** One hash over everything that goes into the pages. */
function sourcesHash(): string {
  const files = globSync(
    [
      "package-lock.json",
      "apps/web/{index.html,vite.config.ts,package.json}",
      "apps/web/{src,public,build}/**/*",
      "packages/*/src/**/*",
    ],
    { cwd: at(), withFileTypes: true, exclude: (entry) => /[.]test[.]tsx?$/.test(entry.name) },
  );
  const hash = createHash("sha256");
  const paths = files.filter((entry) => entry.isFile()).map((entry) => `${entry.parentPath}/${entry.name}`);
  for (const path of paths.sort()) {
    hash.update(path.slice(at().length)).update("\0").update(readFileSync(path)).update("\0");
  }
  return hash.digest("hex");
}

export function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, "utf8") === sourcesHash();
}

/** Builds the pages into apps/web/dist; answers whether it succeeded. */
export async function buildWeb(): Promise<boolean> {
  const began = Date.now();
  const before = sourcesHash();
  say("building the pages (a few seconds)");
  const { code } = await runNode([commands.vite, "build", "--logLevel", "warn"], {
    cwd: at("apps/web"),
    // The pages are built the same, whatever the shell says.
    env: { NODE_ENV: "production" },
  });
  if (code !== 0) return false;
  writeFileSync(stamp, before);
  say(`pages built in ${secondsSince(began)} s`);
  return true;
}
