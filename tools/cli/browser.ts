import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { browserPlaces } from "./machine.mjs";

const cache = path.join(import.meta.dirname, "../..", "node_modules", ".cache", "browser");
const unpacked = path.join(cache, "chromium");
/** The separate package folder that tools/cli/run.mjs installs where there is no browser. */
const packed = path.join(import.meta.dirname, "..", "browser", "node_modules", "@sparticuz", "chromium");

/** The part of the package's types that we use, because the package is usually not installed. */
type ChromiumPackage = {
  default: { executablePath(): Promise<string> };
  inflate(file: string): Promise<string>;
};

/** The package's default folders exist only on the systems that it was made for. */
const fonts_conf = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(cache, "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${path.join(cache, "fonts-cache")}</cachedir>
</fontconfig>
`;

/** Every test uses the same browser settings: no sandbox (tests also run as root) and no background requests. */
export const launchArgs = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** CHROMIUM_PATH names a browser; `npm` asks for the one from the registry even where another is installed. */
function chosen(): string | undefined {
  const wish = process.env.CHROMIUM_PATH;
  if (wish === "npm") return undefined;
  return wish || browserPlaces(process.platform, homedir()).find((file) => existsSync(file));
}

/** Returns the browser's path. The registry's browser exists only after `prepareBrowser`. */
export function executablePath(): string {
  return chosen() ?? unpacked;
}

/** Unpacks the registry's browser once where none is installed; returns the browser's path. */
export async function prepareBrowser(): Promise<string> {
  const found = chosen();
  if (found) return found;
  if (!existsSync(unpacked)) await unpack();
  return unpacked;
}

/** Unpacks into a temporary folder that is then renamed, so that an interrupted unpacking is never used. */
async function unpack(): Promise<void> {
  if (!existsSync(packed)) throw new Error("No browser was found. Install Chromium, or run: npm run setup");
  const part = `${cache}-${process.pid}`;
  mkdirSync(part, { recursive: true });
  const temporary = process.env.TMPDIR;
  // The package always unpacks to the system's temporary folder.
  process.env.TMPDIR = part;
  try {
    const { default: chromium, inflate } = (await import(
      /* @vite-ignore */ path.join(packed, "build", "index.js")
    )) as ChromiumPackage;
    await chromium.executablePath();
    await inflate(path.join(packed, "bin", "al2023.tar.br"));
  } finally {
    if (temporary === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = temporary;
  }
  writeFileSync(path.join(part, "fonts", "fonts.conf"), fonts_conf);
  // Another user may run the next tests in this clone.
  chmodSync(path.join(part, "chromium"), 0o755);
  if (existsSync(cache)) rmSync(cache, { recursive: true });
  renameSync(part, cache);
}

/** The environment of the browser: the registry's browser includes libraries and fonts that a bare machine lacks. */
export function browserEnv(): Record<string, string> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== undefined));
  if (chosen()) return env as Record<string, string>;
  const own = { ...env, FONTCONFIG_PATH: env.FONTCONFIG_PATH ?? path.join(cache, "fonts") };
  const starts = spawnSync(unpacked, ["--version"], { env: own }).status === 0;
  const libraries = path.join(cache, "al2023", "lib");
  return (
    starts ? own : { ...own, LD_LIBRARY_PATH: [libraries, env.LD_LIBRARY_PATH].filter(Boolean).join(":") }
  ) as Record<string, string>;
}

/** Playwright's launch options. */
export function launchOptions() {
  return { executablePath: executablePath(), args: launchArgs, env: browserEnv() };
}
