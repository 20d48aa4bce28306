import path from "node:path";
import { pathToFileURL } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import compile from "icu-minify/compile";
import { defineConfig, type Plugin } from "vite";
import { compression } from "vite-plugin-compression2";
import { boot } from "./build/boot-names.ts";
import { devWorker } from "./build/dev-worker.ts";
import { endpointsOnly } from "./build/endpoints-only.ts";
import { shellList } from "./build/shell-list.ts";

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
      // The query makes Node read a changed catalogue again while the development server runs.
      const { messages } = (await import(`${pathToFileURL(file).href}?at=${Date.now()}`)) as {
        messages: Texts;
      };
      return `export const messages = ${JSON.stringify(compiled(messages))};`;
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

/**
 * On a slow line every file costs time: what every page needs, the icons, what many screens share, and what the screens
 * of other members share come in one file each. The desk is one of the sharers, and members need not load what only one
 * more screen shares with it. Forms use the lists and the formats too, without the people. Vite splits the rest by
 * screen and catalogue. The worker has files of its own.
 */
const groups = [
  {
    name: "frame",
    tags: ["$initial" as const],
    test: (id: string) => !/src[\\/]worker[\\/]/.test(id),
    priority: 2,
  },
  { name: "icons", test: /lucide-react/, minShareCount: 3, priority: 1 },
  {
    name: "shared",
    test: /@tanstack|packages[\\/]contract[\\/]|apps[\\/]web[\\/]src[\\/](ui|platform|relations)[\\/]|i18n[\\/]src[\\/]lang-of|domain[\\/]src[\\/](calendar|result)\./,
    minShareCount: 8,
  },
  { name: "lists", test: /packages[\\/]domain[\\/]src[\\/]reference[\\/]career-lists/, minShareCount: 3 },
  { name: "format", test: /packages[\\/]i18n[\\/]src[\\/]format/, minShareCount: 3 },
  {
    name: "people",
    test: /apps[\\/]web[\\/]src[\\/](relations|profiles[\\/]find|ui[\\/](person|layout[\\/]pager))[\\/.]/,
    minShareCount: 3,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    catalogues(),
    endpointsOnly(),
    react(),
    tailwindcss(),
    boot(),
    devWorker(),
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
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        codeSplitting: { groups },
      },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/backend": api, "/dev": api } },
  preview: { host: "127.0.0.1", proxy: { "/backend": api, "/dev": api } },
});
