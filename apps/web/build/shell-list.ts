import { createHash } from "node:crypto";
import type { Plugin } from "vite";

type BuiltFile = {
  fileName: string;
  code: string;
  source: string | Uint8Array;
  imports?: string[];
  facadeModuleId?: string | null;
};

const starts = ["apps/web/index.html", "i18n/src/en/ui/common.ts", "i18n/src/pb/ui/common.ts"];

/** Returns the files that every page needs: the entry with its imports, the texts of the shell, styles and motifs. */
function shellFiles(built: Record<string, BuiltFile>): string[] {
  const needed = new Set<string>();
  const add = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const imported of built[file]?.imports ?? []) add(imported);
  };
  for (const { facadeModuleId, fileName } of Object.values(built)) {
    const is_start = starts.some((end) => facadeModuleId?.endsWith(end));
    if (is_start || /\.(css|svg)$/.test(fileName)) add(fileName);
  }
  return [...needed].sort().map((file) => `/${file}`);
}

/** Writes the list of files that every page needs into the worker, and a hash of them as the name of the build. */
export function shellList(): Plugin {
  return {
    name: "shell-list",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = bundle as unknown as Record<string, BuiltFile>;
      const files = shellFiles(built);
      const page = String(built["index.html"]?.source);
      const build = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 12);
      const worker = built["sw.js"];
      if (worker) worker.code = worker.code.replaceAll("__SHELL__", () => JSON.stringify({ build, files }));
    },
  };
}
