// The one entry of every npm script. Plain JavaScript for any Node >= 18, without dependencies:
// installs when needed, then hands over to the pinned Node, which runs tools/tasks/<task>.ts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const at = (...parts) => path.join(root, ...parts);
const say = (text) => console.error(`[sanjog] ${text}`);

// The first Node 24 whose type stripping is stable.
const oldest_node = [24, 12];
const tasks = [
  "start",
  "test",
  "test:all",
  "journeys",
  "prove",
  "dev",
  "check",
  "build",
  "format",
  "lint",
  "types",
  "walls",
  "demo:reset",
  "bench",
  "bench:community",
  "operator",
  "backup",
  "restore",
  "restore:drill",
  "faults",
  "lighthouse",
  "guide",
  "audit",
];

/** Whether node_modules holds what the lock file asks for, by npm's own record of its last install. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(at("package-lock.json"), "utf8")).packages;
    const present = JSON.parse(readFileSync(at("node_modules", ".package-lock.json"), "utf8")).packages;
    return Object.entries(wanted).every(([place, entry]) => {
      if (!place.startsWith("node_modules/")) return true;
      const found = present[place];
      // Packages for other platforms are rightly absent.
      if (!found) return Boolean(entry.optional || entry.devOptional || entry.peer);
      return found.version === entry.version;
    });
  } catch {
    return false;
  }
}

/** Packages for one platform say which Node they want, and npm leaves out those that its own is too old for. */
const oldest_installer = [20, 19];

/** The Node of package.json in a folder of its own, for npm to run on; null where it cannot be had. */
async function fetchNode() {
  const name = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;
  const { [name]: version } = JSON.parse(readFileSync(at("package.json"), "utf8")).optionalDependencies;
  if (!version) return null;
  say(`Node ${process.versions.node} is too old to install with; fetching ${version} first`);
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-node-"));
  const wanted = ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error", "--prefix", folder];
  const done = await npm([...wanted, `${name}@${version}`]);
  const bin = path.join(folder, "node_modules", name, "bin");
  return done && existsSync(bin)
    ? { bin, remove: () => rmSync(folder, { recursive: true, force: true }) }
    : null;
}

function npm(args, bin) {
  const cli = process.env.npm_execpath;
  const env = { ...process.env };
  // An old npm on a new Node speaks of its own age.
  if (bin) Object.assign(env, { PATH: [bin, env.PATH].join(path.delimiter), NODE_NO_WARNINGS: "1" });
  // NODE_ENV=production would leave out what the tests and the build need.
  for (const name of ["NODE_ENV", "npm_config_omit", "npm_config_production"]) delete env[name];
  const options = { cwd: root, stdio: ["ignore", 2, 2], env };
  const child = cli?.endsWith(".js")
    ? spawn(
        bin ? path.join(bin, "node") : (process.env.npm_node_execpath ?? process.execPath),
        [cli, ...args],
        options,
      )
    : spawn("npm", args, { ...options, shell: process.platform === "win32" });
  running = child;
  const began = Date.now();
  const progress = setInterval(
    () => say(`still installing, ${Math.round((Date.now() - began) / 1000)} s so far`),
    10_000,
  );
  return new Promise((resolve) => {
    child.on("error", () => resolve(false));
    child.on("exit", (code) => (stopping ? process.exit(1) : resolve(code === 0)));
  }).finally(() => clearInterval(progress));
}

async function install() {
  const began = Date.now();
  say("installing the packages of package-lock.json (about half a minute, once)");
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const fetched = isAtLeast(process.versions.node, oldest_installer) ? null : await fetchNode();
  if (!(await npm(["ci", ...quiet], fetched?.bin))) {
    say("npm ci did not succeed; trying npm install, which is more forgiving");
    if (!(await npm(["install", "--no-save", ...quiet], fetched?.bin))) {
      say("the packages could not be installed: the lines above say why. Is the npm registry reachable?");
      process.exit(1);
    }
  }
  fetched?.remove();
  say(`installed in ${Math.round((Date.now() - began) / 1000)} s`);
}

function isAtLeast(version, [oldest_major, oldest_minor]) {
  const [major, minor] = version.split(".").map(Number);
  return major > oldest_major || (major === oldest_major && minor >= oldest_minor);
}

/**
 * The Node of the lock file, or the caller's own where that one does not start (musl, some Macs). In production it is
 * always the caller's: the one of the lock file is packed by somebody else than nodejs.org.
 */
function pinnedNode() {
  const exe = process.platform === "win32" ? "node.exe" : "node";
  const packed =
    process.env.NODE_ENV === "production"
      ? []
      : readdirSync(at("node_modules"))
          .filter((name) => /^node-(bin-)?(linux|darwin|win)-/.test(name))
          .map((name) => at("node_modules", name, "bin", exe))
          .filter((file) => existsSync(file));
  for (const candidate of [...packed, process.execPath]) {
    const answer = spawnSync(candidate, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout ?? "";
    if (isAtLeast(answer, oldest_node)) return candidate;
  }
  say(
    `Node ${oldest_node.join(".")} or newer is needed. Install again with optional dependencies, or use a newer Node.`,
  );
  process.exit(1);
}

function environment(node) {
  const env = { ...process.env };
  env.PATH = [path.dirname(node), at("node_modules", ".bin"), env.PATH].join(path.delimiter);
  if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = "1";
  env.NODE_COMPILE_CACHE ??= at("node_modules", ".cache", "node");
  return env;
}

/** The process whose end means that nobody wants us any more: npm, also through the shell that it starts us in. */
function callers() {
  const chain = [process.ppid];
  try {
    const [, name, rest] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(`/proc/${process.ppid}/stat`, "utf8"));
    if (/^(ba|da)?sh$/.test(name)) chain.push(Number(rest.split(" ")[1]));
  } catch {
    // No /proc: the parent alone has to do.
  }
  return chain;
}

/** npm killed with -9 tells nobody; without this the server would stay behind. Off when started without npm. */
function watchCaller(stop) {
  if (!process.env.npm_lifecycle_event) return;
  const before = callers().join();
  setInterval(() => {
    if (callers().join() !== before) stop();
  }, 1000).unref();
}

let running;
let stopping = false;
let restarts = 0;

function stop(signal = "SIGTERM") {
  stopping = true;
  if (!running?.kill(signal)) process.exit(1);
}

function handOver(node, env) {
  running = spawn(node, [at("tools", "tasks", `${task.replace(":", "-")}.ts`), ...rest], {
    cwd: root,
    env,
    // The channel closes when this process dies, however it dies: the task then stops by itself.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  running.on("exit", (code, signal) => {
    // Somebody killed the supervisor alone: its server has stopped with it, start both again.
    if (signal && !stopping && task === "start" && restarts < 5) {
      restarts += 1;
      say(`stopped by ${signal}; starting again`);
      setTimeout(handOver, 1000, node, env);
      return;
    }
    process.exit(signal ? 1 : (code ?? 1));
  });
}

const [task, ...rest] = process.argv.slice(2);
if (!tasks.includes(task)) {
  console.error(`Usage: node tools/run.mjs <task>, where the task is one of: ${tasks.join(", ")}`);
  process.exit(2);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
watchCaller(() => stop());
if (!isInstalled()) await install();
const pinned = pinnedNode();
handOver(pinned, environment(pinned));
