// Installs packages with npm and reports its progress.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

const say = (text) => console.error(`[sanjog] ${text}`);

/**
 * Returns what a line of npm tells: that the registry did not answer, something to print, or nothing.
 * @param {string} line
 * @returns {{ trouble?: string, print?: string }}
 */
export function heard(line) {
  const [, trouble] = /attempt \d+ failed with (\S+)/.exec(line) ?? [];
  if (trouble) return { trouble };
  if (/^npm (http|info|notice|warn|timing|verbose|silly)\b/i.test(line)) return {};
  return line.trim() ? { print: line } : {};
}

/** Whether a folder's node_modules holds what its lock file asks for, by npm's own record of its last install. */
export function isInstalled(folder) {
  try {
    const read = (...parts) => JSON.parse(readFileSync(path.join(folder, ...parts), "utf8")).packages;
    const wanted = read("package-lock.json");
    const present = read("node_modules", ".package-lock.json");
    return Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith("node_modules/")) return true;
      const found = present[place];
      // Packages for other systems are rightly absent.
      if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
      return found.version === entry.version;
    });
  } catch {
    return false;
  }
}

/**
 * Installs what the lock file of a folder asks for, and returns whether it could. `node` is the Node that npm runs on;
 * `onStart` is given the running npm.
 */
export async function install(folder, node, onStart) {
  const began = Date.now();
  const quiet = ["--no-audit", "--no-fund", "--loglevel=http", "--fetch-timeout=60000"];
  let done = await npm(["ci", ...quiet], folder, node, onStart);
  if (!done.ok && !done.trouble) {
    say("npm ci did not succeed; trying npm install, which is more forgiving");
    done = await npm(["install", "--no-save", ...quiet], folder, node, onStart);
  }
  if (done.ok) say(`installed in ${Math.round((Date.now() - began) / 1000)} s`);
  else if (done.trouble) say(noRegistry(done.trouble));
  else say("the packages could not be installed: the lines above say why");
  return done.ok;
}

const noRegistry = (trouble) =>
  `the npm registry could not be reached (${trouble}). Is there a network? Behind a proxy set HTTPS_PROXY; where a ` +
  "company or school has its own certificate, NODE_EXTRA_CA_CERTS.";

function npm(args, folder, node, onStart) {
  const env = { ...process.env };
  // An old npm on a new Node warns about its age.
  if (node !== process.execPath) env.NODE_NO_WARNINGS = "1";
  env.PATH = [path.dirname(node), env.PATH].join(path.delimiter);
  // NODE_ENV=production would leave out what the tests and the build need.
  for (const name of ["NODE_ENV", "npm_config_omit", "npm_config_production"]) delete env[name];
  const cli = process.env.npm_execpath;
  const [program, ...first] = cli?.endsWith(".js") ? [node, cli] : ["npm"];
  const child = spawn(program, [...first, ...args, "--prefix", folder], {
    cwd: folder,
    stdio: ["ignore", 2, "pipe"],
    env,
  });
  onStart(child);
  const began = Date.now();
  let trouble;
  createInterface({ input: child.stderr }).on("line", (line) => {
    const told = heard(line);
    if (told.print) console.error(told.print);
    if (told.trouble && !trouble) say(`the npm registry does not answer (${told.trouble}); trying again`);
    trouble = told.trouble ?? trouble;
  });
  const progress = setInterval(
    () => say(`still installing, ${Math.round((Date.now() - began) / 1000)} s so far`),
    10_000,
  );
  return new Promise((resolve) => {
    child.on("error", () => resolve({ ok: false, trouble: undefined }));
    child.on("close", (code) => resolve({ ok: code === 0, trouble }));
  }).finally(() => clearInterval(progress));
}
