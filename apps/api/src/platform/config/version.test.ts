import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commitIn, version } from "./version.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sanjog-version-"));
  mkdirSync(path.join(folder, ".git/refs/heads"), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const commit = "0123456789abcdef0123456789abcdef01234567";
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

test("the release is that of package.json", () => {
  expect(version.release).toMatch(/^\d+\.\d+\.\d+$/);
});

test.each([
  [
    "on a branch",
    [
      [".git/HEAD", "ref: refs/heads/main\n"],
      [".git/refs/heads/main", `${commit}\n`],
    ],
  ],
  [
    "on a packed branch",
    [
      [".git/HEAD", "ref: refs/heads/main\n"],
      [".git/packed-refs", `# pack\n${commit} refs/heads/main\n`],
    ],
  ],
  ["checked out by itself", [[".git/HEAD", `${commit}\n`]]],
  ["in an image", [["commit", commit.slice(0, 12)]]],
])("the commit is known %s", (_title, files) => {
  for (const [file = "", text = ""] of files) write(file, text);
  expect(commitIn(folder)).toBe("0123456789ab");
});

test("the commit is unknown where nothing tells it", () => {
  expect(commitIn(folder)).toBe("unknown");
  write(".git/HEAD", "ref: refs/heads/gone\n");
  expect(commitIn(folder)).toBe("unknown");
});
