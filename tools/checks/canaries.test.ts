import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { at } from "../cli/child.ts";

/** Each tool checks a folder with one deliberate mistake, so that a tool which reads nothing fails this test. */
const folder = mkdtempSync(path.join(tmpdir(), "sanjog-canaries-"));
afterAll(() => rmSync(folder, { recursive: true }));

const copied = [
  "tsconfig.base.json",
  ".oxlintrc.json",
  ".dependency-cruiser.cjs",
  ".dependency-cruiser-areas.cjs",
];
for (const file of [
  ...copied,
  "package.json",
  "packages/domain/tsconfig.json",
  "packages/domain/package.json",
])
  cpSync(at(file), path.join(folder, file));
symlinkSync(at("node_modules"), path.join(folder, "node_modules"));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
write("packages/domain/src/clock.ts", "export const today: string = new Date();\n");
write("packages/domain/src/left/a.ts", 'export { b } from "../right/b.ts";\n');
write("packages/domain/src/right/b.ts", "export const b = 1;\n");
write("packages/domain/src/right/c.ts", 'export type { A } from "../left/d.ts";\n');
write("packages/domain/src/left/d.ts", 'import "../../../../apps/api/src/e.ts";\nexport type A = 1;\n');
write("apps/api/src/e.ts", "export const e = 1;\n");

const cases: [tool: string, program: string, args: string[], finds: string][] = [
  ["oxlint", "oxlint/bin/oxlint", ["packages"], "no-restricted-globals"],
  ["TypeScript", "typescript/bin/tsc", ["-p", "packages/domain"], "src/clock.ts"],
  [
    "dependency-cruiser",
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["-c", ".dependency-cruiser.cjs", "packages", "apps"],
    "domain-imports: packages/domain/src/left/d.ts",
  ],
  [
    "dependency-cruiser",
    "dependency-cruiser/bin/dependency-cruiser.mjs",
    ["-c", ".dependency-cruiser-areas.cjs", "packages", "apps"],
    "no-area-cycles",
  ],
];

test.each(cases)("%s finds a mistake", { timeout: 120_000 }, (_tool, program, args, finds) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [at("node_modules", program), ...args], {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, NO_COLOR: "1" },
  });
  expect(stdout + stderr).toContain(finds);
  expect(status).not.toBe(0);
});
