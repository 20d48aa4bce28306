import { spawnSync } from "node:child_process";
import { root, say } from "./child.ts";
import { type Hole, holesIn } from "./holes.ts";

/** `npm run audit`: asks the registry which packages that run have known holes. Wants a network. */
const npm = process.env.npm_execpath;
const args = ["audit", "--omit=dev", "--json"];
const options = { cwd: root, encoding: "utf8", maxBuffer: 64 << 20 } as const;
const { stdout, stderr } = npm?.endsWith(".js")
  ? spawnSync(process.env.npm_node_execpath ?? process.execPath, [npm, ...args], options)
  : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
const holes = read();
for (const hole of holes) say(`${hole.severity}: ${hole.package}: ${hole.what}: ${hole.fix}`);
say(
  holes.length === 0
    ? "no known hole in what runs"
    : "docs/security.md says by when each has to be closed: what can be used from outside, two days after its fix",
);
process.exit(holes.length === 0 ? 0 : 1);

function read(): Hole[] {
  try {
    return holesIn(stdout);
  } catch {
    const why = /"message": "([^"]+)"/.exec(stdout)?.[1] ?? (stderr.trim() || "npm did not run");
    say(`the registry does not tell, so nothing is known: ${why}`);
    process.exit(2);
  }
}
