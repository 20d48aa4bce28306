import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { at } from "./child.ts";

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Record<string, Chunk>;

/** What a phone may load for a first screen, in KB gzipped, on a slow line: script, and all styles. */
const script_budgets: Record<string, number> = {
  "site/landing": 135,
  "accounts/login": 145,
  "accounts/register": 180,
  "home/home": 145,
  "suggestions/suggestion": 145,
  "profiles/view-profile": 145,
  "profiles/profile-registration": 170,
};
const style_budget = 12;

export type Weight = { screen: string; script_kb: number; budget_kb: number };

const dist = at("apps/web/dist");
const kb = (files: Iterable<string>) =>
  Math.round(
    [...files].reduce(
      (sum, file) => sum + gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length,
      0,
    ) / 102.4,
  ) / 10;

/** The files that loading one chunk brings with it. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) closure(manifest, imported, seen);
  return seen;
}

/** Weighs the built pages: each first screen with its own texts in English, and the styles. */
export function weighWeb(): { screens: Weight[]; style_kb: number; heavy: string[] } {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, "utf8")) as Manifest;
  const keys = Object.keys(manifest);
  const entry = keys.find((key) => key === "index.html") ?? "";
  const screens = Object.entries(script_budgets).flatMap(([screen, budget_kb]) => {
    const [area] = screen.split("/");
    const key = keys.find((name) => name.endsWith(`src/${screen}-screen.tsx`));
    if (!key) return [];
    const texts = keys.filter((name) =>
      [`en/ui/common.ts`, `en/ui/${area}.ts`].some((end) => name.endsWith(end)),
    );
    const files = [entry, key, ...texts].map((name) => closure(manifest, name));
    const script_kb = kb(
      new Set(files.flatMap((found) => [...found]).filter((file) => file.endsWith(".js"))),
    );
    return [{ screen, script_kb, budget_kb }];
  });
  const style_kb = kb(new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? [])));
  const heavy = screens.filter((weight) => weight.script_kb > weight.budget_kb).map(({ screen }) => screen);
  if (style_kb > style_budget) heavy.push("styles");
  return { screens, style_kb, heavy };
}
