import { createHash } from "node:crypto";
import path from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import compile from "icu-minify/compile";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";

const api = process.env.API_URL ?? "http://127.0.0.1:3000";

type Texts = { [key: string]: string | Texts };

function compiled(texts: Texts): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === "string" ? compile(text) : compiled(text),
    ]),
  );
}

/** Compiles the catalogues when they are built, so that no message parser travels to the phone. */
function catalogues(): Plugin {
  return {
    name: "catalogues",
    enforce: "pre",
    async load(id) {
      const [file = ""] = id.split("?");
      if (!/packages[\\/]i18n[\\/]src[\\/](en|pb)[\\/].*\.ts$/.test(file)) return null;
      this.addWatchFile(file);
      // The query makes Node read a changed catalogue anew while the development server runs.
      const { messages } = (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as {
        messages: Texts;
      };
      return `export const messages = ${JSON.stringify(compiled(messages))};`;
    },
  };
}

const preloaded = {
  fonts: {
    en: ["tiro-gurmukhi-latin-400", "mukta-mahee-latin-400"],
    pb: ["tiro-gurmukhi-gurmukhi-400", "mukta-mahee-gurmukhi-400"],
  },
  screens: {
    "/": "landing",
    "/login": "login",
    "/register": "register",
    "/suggestion": "suggestion",
    "/home": "home",
  },
};

type Chunks = Record<string, { type: string; facadeModuleId?: string | null; fileName: string }>;

/** Tells the boot script in index.html the real names of what the first screen needs. */
function bootNames(): Plugin {
  return {
    name: "boot-names",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const files = Object.values((bundle ?? {}) as unknown as Chunks);
        const font = (name: string) =>
          files.find(({ fileName }) => fileName.includes(`${name}-normal`))?.fileName ?? "";
        const chunk = (end: string) =>
          files.find(({ facadeModuleId }) => facadeModuleId?.endsWith(end))?.fileName ?? "";
        const common = (locale: string) => chunk(`i18n/src/${locale}/ui/common.ts`);
        const names = {
          fonts: { en: preloaded.fonts.en.map(font), pb: preloaded.fonts.pb.map(font) },
          texts: { en: common("en"), pb: common("pb") },
          screens: Object.fromEntries(
            Object.entries(preloaded.screens).map(([path, name]) => [path, chunk(`/${name}-screen.tsx`)]),
          ),
        };
        return html.replace('"__BOOT__"', JSON.stringify(names));
      },
    },
  };
}

type Built = {
  type: string;
  fileName: string;
  name?: string;
  code: string;
  source: string | Uint8Array;
  imports: string[];
  facadeModuleId?: string | null;
};

/** Tells the worker which files every page needs, and names the build after them. */
function shellList(): Plugin {
  return {
    name: "shell-list",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const built = bundle as unknown as Record<string, Built>;
      const all = Object.values(built);
      const needed = new Set<string>();
      const add = (file: string | undefined) => {
        if (!file || needed.has(file)) return;
        needed.add(file);
        for (const imported of built[file]?.imports ?? []) add(imported);
      };
      const starts = ["apps/web/index.html", "i18n/src/en/ui/common.ts", "i18n/src/pb/ui/common.ts"];
      for (const { facadeModuleId, fileName } of all)
        if (starts.some((end) => facadeModuleId?.endsWith(end))) add(fileName);
      for (const { fileName } of all) if (/\.(css|svg)$/.test(fileName)) add(fileName);
      const files = [...needed].sort().map((file) => `/${file}`);
      const page = String(built["index.html"]?.source);
      const build = createHash("sha256").update(page).update(files.join()).digest("hex").slice(0, 12);
      const worker = all.find(({ fileName }) => fileName === "sw.js");
      if (worker) worker.code = worker.code.replaceAll("__SHELL__", JSON.stringify({ build, files }));
    },
  };
}

/** Prepared together, so that all of them meet one React; found one by one they would not. */
const prepared = [
  "react",
  "react-dom",
  "react-dom/client",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-router",
  "@tanstack/react-query",
  "use-intl/core",
  "@base-ui/react/dialog",
  "@base-ui/react/alert-dialog",
  "lucide-react",
  "react-hook-form",
  "@hookform/resolvers/zod",
  "zod/mini",
  "libphonenumber-js/min",
  "react-easy-crop",
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    catalogues(),
    react(),
    tailwindcss(),
    bootNames(),
    shellList(),
    compression({ algorithms: ["brotliCompress", "gzip"], include: /\.(js|css|html|svg|json|webmanifest)$/ }),
  ],
  resolve: {
    alias: { "use-intl/format-message": "use-intl/format-message/format-only" },
    dedupe: ["react", "react-dom"],
  },
  optimizeDeps: { include: [...prepared, ...(process.env.VITEST ? ["vitest-browser-react"] : [])] },
  build: {
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: path.join(import.meta.dirname, "index.html"),
        sw: path.join(import.meta.dirname, "src/worker/worker.ts"),
      },
      // A worker rules over the addresses below its own, and browsers look there for its next version.
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/backend": api, "/dev": api } },
  preview: { host: "127.0.0.1", proxy: { "/backend": api, "/dev": api } },
});
