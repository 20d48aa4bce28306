import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

const text_file = /([.](ts|tsx|mjs|cjs|js|json|md|css|html|svg|txt|yml)|\/run|[.]gitignore|[.]npmrc)$/;
const files = execFileSync("git", ["ls-files"], { cwd: at(), encoding: "utf8" })
  .split("\n")
  .filter((file) => text_file.test(file) && file !== "tools/checks/tree.test.ts");

type Ban = { what: string; pattern: RegExp; except?: RegExp };

const bans: Ban[] = [
  { what: "paths of somebody's machine", pattern: /(^|[\s"'`(=])\/(work|home|root|Users)\/[\w.-]+/m },
  // `mkdtemp` under the system's own temporary folder is the way.
  { what: "a fixed temporary folder", pattern: /["'`]\/tmp\/\w+/, except: /^tools\/cli\/browser/ },
  {
    what: "the address of a package registry",
    pattern: /https?:\/\/[\w.-]*(registry|npmjs|jfrog|artifactory|nexus)[\w.-]*\//,
  },
  {
    what: "an issue's number",
    pattern: /\b(issue|ticket|PR) #?\d+\b/i,
    // Members write of their permanent residence, "PR 2021".
    except: /[.]test[.]tsx?$|^packages\/domain\/src\/profiles\/contact\/ordinary/,
  },
  { what: "work put off", pattern: /\b(TODO|FIXME|XXX|HACK)\b/, except: /[.]test[.]tsx?$/ },
  { what: "a silenced check", pattern: /(oxlint|eslint|biome)-(disable|ignore)|@ts-(ignore|nocheck)/ },
  { what: "a merge conflict", pattern: /^(<{7}|>{7}) /m },
];

test.each(bans)("the tree is free of $what", ({ pattern, except }) => {
  const found = files
    .filter((file) => !except?.test(file))
    .filter((file) => file !== "package-lock.json" || /registry|npmjs/.test(pattern.source))
    .filter((file) => pattern.test(readFileSync(at(file), "utf8")));
  expect(found).toEqual([]);
});

test("nothing that is made while running is tracked", () => {
  const all = execFileSync("git", ["ls-files"], { cwd: at(), encoding: "utf8" });
  expect(all).not.toMatch(/^(node_modules|data|apps\/web\/dist|test-results|playwright-report)\//m);
});
