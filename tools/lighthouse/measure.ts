import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { freePort } from "../../apps/api/test/support/free-ports.ts";
import { launchOptions } from "../cli/browser.ts";
import type { MeasuredPage } from "./pages.ts";
import type { Served } from "./served.ts";

export const presets = ["mobile", "desktop"] as const;
export type Preset = (typeof presets)[number];

export const marks = ["performance", "accessibility", "best-practices", "seo"] as const;
export type Mark = (typeof marks)[number];

/** One run: scores out of a hundred, loaded bytes, timings, and the audits that lost points. */
export type Run = {
  marks: Record<Mark, number>;
  kb: number;
  fcp_ms: number;
  lcp_ms: number;
  shift: number;
  blocked_ms: number;
  /** Lighthouse's benchmark of the machine at that moment; only runs with similar values compare. */
  machine: number;
  lost: string[];
};

const most_tries = 3;

/** Measures once. Repeats the run when the browser wrote no trace. */
export async function measureOnce(served: Served, page: MeasuredPage, preset: Preset): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    const found = await tryOnce(served, page, preset);
    const { runtimeError } = found;
    if (!runtimeError) return runOf(found, page);
    if (tries === most_tries) throw new Error(`${page.path}: ${runtimeError.message}`);
  }
}

/** Opens the page as on a first visit, but signed in: a new browser with the token stored. */
async function tryOnce(served: Served, page: MeasuredPage, preset: Preset): Promise<Report> {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), "sanjog-lighthouse-"));
  const options = launchOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, ...served.browser_args, `--remote-debugging-port=${port}`],
  });
  try {
    if (page.token) await storeToken(await browser.newPage(), served.pages, page.token);
    const { default: lighthouse, desktopConfig } = await load();
    const found = await lighthouse(
      served.pages + page.path,
      // Lighthouse must not clear the storage with the token; a new browser has nothing else in it.
      { port, disableStorageReset: true, onlyCategories: [...marks], logLevel: "silent" },
      preset === "desktop" ? desktopConfig : undefined,
    );
    if (!found) throw new Error(`Lighthouse had nothing to say of ${page.path}`);
    return found.lhr;
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Uses a page of the same origin without our scripts, so that nothing is cached before the measurement. */
async function storeToken(
  tab: Awaited<ReturnType<Awaited<ReturnType<typeof chromium.launchPersistentContext>>["newPage"]>>,
  origin: string,
  token: string,
): Promise<void> {
  await tab.goto(`${origin}/robots.txt`);
  await tab.evaluate((value) => localStorage.setItem("token", value), token);
  await tab.close();
}

/** The part of Lighthouse's types that we use, because the package is usually not installed. */
type Audit = { score: number | null; numericValue?: number };
type Report = {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
};
type Lighthouse = {
  default(address: string, options: object, config?: object): Promise<{ lhr: Report } | undefined>;
  desktopConfig: object;
};

/** The separate package folder that tools/cli/run.mjs installs for this command. */
const load = () =>
  import(path.join(import.meta.dirname, "node_modules/lighthouse/core/index.js")) as Promise<Lighthouse>;

function runOf({ categories, audits, environment }: Report, { is_public }: MeasuredPage): Run {
  const number = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const mark = (name: Mark) => Math.round((categories[name]?.score ?? 0) * 100);
  const lost = marks
    // The SEO score counts only for pages that search engines may index.
    .filter((name) => name !== "performance" && (name !== "seo" || is_public))
    .flatMap((name) => categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    marks: {
      performance: mark("performance"),
      accessibility: mark("accessibility"),
      "best-practices": mark("best-practices"),
      seo: mark("seo"),
    },
    kb: number("total-byte-weight") / 1024,
    fcp_ms: number("first-contentful-paint"),
    lcp_ms: number("largest-contentful-paint"),
    shift: number("cumulative-layout-shift"),
    blocked_ms: number("total-blocking-time"),
    machine: environment.benchmarkIndex,
    lost,
  };
}
