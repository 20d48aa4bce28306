// The one entry of every npm script. Plain JavaScript for any Node >= 18, without dependencies: says what the machine
// lacks, installs when needed, then hands over to a Node that runs TypeScript, with tools/tasks/<task>.ts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { watchCaller } from "./run/caller.mjs";
import {
  browserPlaces,
  drivesBrowser,
  hasBrowserPackage,
  isNewEnough,
  nodePackage,
  thisSystem,
  whatIsMissing,
} from "./run/machine.mjs";
import { install, isInstalled } from "./run/npm.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..");
const at = (...parts) => path.join(root, ...parts);
const say = (text) => console.error(`[sanjog] ${text}`);

const tasks = [
  "start",
  "test",
  "test:all",
  "journeys",
  "prove",
  "dev",
  "check",
  "setup",
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

/** The caller's own Node where it is new enough; else the one of tools/node. */
async function findNode() {
  if (isNewEnough(process.versions.node)) return process.execPath;
  const folder = at("tools", "node");
  if (!isInstalled(folder)) {
    say(`Node ${process.versions.node} is too old to run Sanjog; fetching a newer one (about 60 MB, once)`);
    await installIn(folder, process.execPath);
  }
  const node = path.join(folder, "node_modules", String(nodePackage(system)), "bin", "node");
  const { stdout } = spawnSync(node, ["-p", "process.versions.node"], { encoding: "utf8" });
  if (isNewEnough(stdout ?? "")) return node;
  say("the fetched Node does not start on this machine. Install Node 24.12 or newer from https://nodejs.org");
  process.exit(1);
}

async function installIn(folder, node) {
  const done = await install(folder, node, (child) => {
    running = child;
  });
  if (stopping || !done) process.exit(1);
}

/** Packages that few need lie in folders of their own and are installed when they are wanted. */
async function installAll(node) {
  if (!isInstalled(root)) {
    say("installing the packages of package-lock.json (about half a minute, once)");
    await installIn(root, node);
  }
  const own = [];
  if (drivesBrowser(task) && !hasBrowser && hasBrowserPackage(system)) own.push("browser");
  if (task === "lighthouse") own.push("lighthouse");
  for (const name of own.filter((one) => !isInstalled(at("tools", one)))) {
    say(`installing the packages of tools/${name} (once)`);
    await installIn(at("tools", name), node);
  }
}

function environment(node) {
  const env = { ...process.env };
  env.PATH = [path.dirname(node), at("node_modules", ".bin"), env.PATH].join(path.delimiter);
  if (!process.stdout.isTTY && !env.FORCE_COLOR) env.NO_COLOR = "1";
  env.NODE_COMPILE_CACHE ??= at("node_modules", ".cache", "node");
  return env;
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
const system = thisSystem();
const wish = process.env.CHROMIUM_PATH;
const hasBrowser =
  wish !== "npm" &&
  Boolean(wish || browserPlaces(system.platform, homedir()).some((file) => existsSync(file)));
// Tests that were chosen may want no browser; those that do say so themselves.
const whole_task = task === "test" && rest.length > 0 ? "chosen" : task;
const missing = whatIsMissing({
  system,
  node: process.versions.node,
  task: whole_task,
  browser: hasBrowser,
  production: process.env.NODE_ENV === "production",
});
if (missing) {
  say(missing);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => stop(signal));
watchCaller(() => stop());
const node = await findNode();
await installAll(node);
handOver(node, environment(node));
