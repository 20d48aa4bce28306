import { globSync, statSync } from "node:fs";
import { at, runNode, say, secondsSince, vite } from "./child.ts";

/** Returns whether the built pages are newer than all their sources. */
export function isBuilt(): boolean {
  const built = statSync(at("apps/web/dist/index.html"), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = [
    "package-lock.json",
    "apps/web/{index.html,vite.config.ts,package.json}",
    "apps/web/{src,public,build}/**",
    "packages/*/src/**",
  ];
  // A folder's time changes when a file is added or removed.
  return globSync(sources, { cwd: at() }).every((file) => statSync(at(file)).mtimeMs < built);
}

/** Builds the pages into apps/web/dist; returns whether it succeeded. */
export async function buildWeb(): Promise<boolean> {
  const began = Date.now();
  say("building the pages (a few seconds)");
  const command = [vite, "build", "apps/web", "--logLevel", "warn"];
  const { code } = await runNode(command, { env: { NODE_ENV: "production" } });
  if (code === 0) say(`pages built in ${secondsSince(began)} s`);
  return code === 0;
}
