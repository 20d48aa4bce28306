// Starts `npm start`, `npm test` and `npm run setup` on a machine that may have nothing but git and an old Node. Plain
// JavaScript for any Node >= 18, without dependencies: says what the machine lacks, installs the packages and a newer
// Node where they are missing, then runs tools/cli/<command>.ts.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { homedir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { watchCaller } from "./caller.mjs";
import {
  browserPlaces,
  drivesBrowser,
  hasBrowserPackage,
  isNewEnough,
  nodePackage,
  thisSystem,
  whatIsMissing,
} from "./machine.mjs";
import { install, isInstalled } from "./npm.mjs";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const at = (...parts) => path.join(root, ...parts);
const say = (text) => console.error(`[sanjog] ${text}`);
const commands = ["start", "test", "setup"];

/** Returns the Node to run on: the caller's own where it is new enough, else the one of tools/node. */
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

async function installPackages(node) {
  if (!isInstalled(root)) {
    say("installing the packages of package-lock.json (about half a minute, once)");
    await installIn(root, node);
  }
  if (!drivesBrowser(whole_command) || hasBrowser || !hasBrowserPackage(system)) return;
  if (isInstalled(at("tools", "browser"))) return;
  say("installing the packages of tools/browser (once)");
  await installIn(at("tools", "browser"), node);
}

/** npm looks for a script's programs in this folder first, so every `npm run` finds the newer Node there. */
function linkNode(node) {
  if (!node.includes(path.join("tools", "node", "node_modules"))) return;
  const link = at("node_modules", ".bin", "node");
  mkdirSync(path.dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(path.relative(path.dirname(link), node), link);
}

let running;
let stopping = false;

function stop(signal = "SIGTERM") {
  stopping = true;
  if (!running?.kill(signal)) process.exit(1);
}

const [command, ...rest] = process.argv.slice(2);
if (!commands.includes(command)) {
  console.error(`Usage: node tools/cli/run.mjs <${commands.join(" | ")}>`);
  process.exit(2);
}
const system = thisSystem();
const wish = process.env.CHROMIUM_PATH;
const hasBrowser =
  wish !== "npm" &&
  Boolean(wish || browserPlaces(system.platform, homedir()).some((file) => existsSync(file)));
// A selection of tests may need no browser; those that need one report its absence.
const whole_command = command === "test" && rest.length > 0 ? "chosen" : command;
const missing = whatIsMissing({
  system,
  node: process.versions.node,
  task: whole_command,
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
await installPackages(node);
linkNode(node);
const plain = process.stdout.isTTY || process.env.FORCE_COLOR ? {} : { NO_COLOR: "1" };
running = spawn(node, [at("tools", "cli", `${command}.ts`), ...rest], {
  cwd: root,
  env: {
    ...process.env,
    ...plain,
    PATH: [path.dirname(node), at("node_modules", ".bin"), process.env.PATH].join(path.delimiter),
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? at("node_modules", ".cache", "node"),
  },
  // The channel closes when this process ends for any reason; the command then stops.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
});
running.on("exit", (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
