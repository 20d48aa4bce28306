import { readFileSync } from "node:fs";
import path from "node:path";

const root = path.join(import.meta.dirname, "../../../../..");

/** What runs: the release, and the commit where it can be told; "unknown" where it cannot. */
export const version = { release: releaseIn(root), commit: commitIn(root) };

export const versionText =
  version.commit === "unknown" ? version.release : `${version.release} (${version.commit})`;

function releaseIn(folder: string): string {
  return String(JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")).version);
}

/** From git's own files, since the server has no git; an image brings the file `commit` instead. */
export function commitIn(folder: string): string {
  const read = (file: string) => {
    try {
      return readFileSync(path.join(folder, file), "utf8").trim();
    } catch {
      return "";
    }
  };
  const head = read("commit") || read(".git/HEAD");
  const [, branch] = /^ref: ([\w./-]+)$/.exec(head) ?? [];
  const packed = (name: string) =>
    read(".git/packed-refs")
      .split("\n")
      .find((line) => line.endsWith(` ${name}`));
  const commit = branch ? read(`.git/${branch}`) || packed(branch) : head;
  return /^[\da-f]{7,64}\b/.exec(commit ?? "")?.[0].slice(0, 12) ?? "unknown";
}
