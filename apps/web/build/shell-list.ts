import { createHash } from "node:crypto";
import type { Plugin } from "vite";

type BuiltFile = {
  fileName: string;
  code: string;
  source: string | Uint8Array;
  imports?: string[];
  facadeModuleId?: string | null;
};

const starts = [
  "apps/web/index.html",
  "i18n/src/en/ui/common.ts",
  "i18n/src/pb/ui/common.ts",
  "web/src/ui/feedback/online-strip.tsx",
  // On every device, so that these files tell nobody who opened the page; and without a network it opens as well.
  "web/src/help/help-screen.tsx",
  "i18n/src/en/ui/help.ts",
  "i18n/src/pb/ui/help.ts",
];

/**
 * Returns the files that every page needs: the entry with its imports, the texts of the shell, styles, motifs, what says that
 * there is no network, and the page for people under pressure.
 */
function shellFiles(built: Record<string, BuiltFile>): string[] {
  const needed = new Set<string>();
  const add = (file: string) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const imported of built[file]?.imports ?? []) add(imported);
  };
  for (const { facadeModuleId, fileName } of Object.values(built)) {
    const is_start = starts.some((end) => facadeModuleId?.endsWith(end));
    // A volunteer's browser keeps the desk once it was opened there; members need none of it.
    if (is_start || (/\.(css|svg)$/.test(fileName) && !fileName.includes("desk-"))) add(fileName);
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
      // Browsers run the worker as a script of one file, where an import is an error.
      if (worker?.imports?.length) throw new Error(`The worker imports ${worker.imports.join(", ")}`);
      if (worker) worker.code = worker.code.replaceAll("__SHELL__", () => JSON.stringify({ build, files }));
    },
  };
}
