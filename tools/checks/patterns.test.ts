import { globSync, readFileSync } from "node:fs";
import ts from "typescript";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

type Group = { repeats: boolean };

/** Returns whether an unbounded repetition is nested in another one, which may double the work with each character. */
function repeatsWithin(pattern: string): boolean {
  const groups: Group[] = [{ repeats: false }];
  const endless = (place: number) => /^(?:[+*]|\{\d*,\})/.test(pattern.slice(place));
  for (let i = 0; i < pattern.length; i += 1) {
    const character = pattern[i];
    if (character === "\\") i += 1;
    else if (character === "[") {
      while (pattern[i] !== "]") i += pattern[i] === "\\" ? 2 : 1;
    } else if (character === "(") {
      groups.push({ repeats: false });
      continue;
    } else if (character === ")") {
      const inner = groups.pop()?.repeats ?? false;
      if (inner && endless(i + 1)) return true;
      const outer = groups.at(-1);
      if (outer) outer.repeats ||= inner;
    }
    const group = groups.at(-1);
    if (group && endless(i + 1)) group.repeats = true;
  }
  return false;
}

/** Safe patterns: each turn of the outer repetition begins with a character that the inner one cannot match. */
const judged: Readonly<Record<string, string>> = {
  "^(\\.?[a-z\\d-]+(\\.[a-z\\d-]+)+|http:\\/\\/(127\\.0\\.0\\.1|localhost):\\d{1,5})$": "a dot; a setting",
  "^\\s*[a-z\\d]{1,16}:[\\w+/-]{43}=?\\s*(,\\s*[a-z\\d]{1,16}:[\\w+/-]{43}=?\\s*)*$": "a comma; a setting",
  '^[^\\s@<>()",;:\\\\[\\]]{1,64}@(?:[^\\s@.<>()",;:\\\\[\\]]+\\.)+[^\\s@.<>()",;:\\\\[\\]]{2,63}$':
    "a dot at the end of each turn; an address of at most 254 characters",
};

/** A text search is cheaper than parsing every file. */
const may_nest = /[+*}][^\n]*\)[+*{]/;

test("the check of patterns finds a vulnerable one", () => {
  for (const bad of ["(a+)+", "(?:[\\w.]+\\s*)*", "((a|b)*c?)+", "(\\d{2,})*"])
    expect(repeatsWithin(bad)).toBe(true);
  for (const good of ["a+b+", "(?:ab)+", "[(a+)+]", "\\(a+\\)+", "(a{1,3})+"])
    expect(repeatsWithin(good)).toBe(false);
});

test("X6: no regular expression of the product can backtrack exponentially", () => {
  const files = globSync(["packages/*/src/**/*.ts", "apps/*/src/**/*.{ts,tsx}"], { cwd: at() });
  const found: string[] = [];
  for (const file of files.filter((name) => !/\.test\.tsx?$|\/testing\//.test(name))) {
    const text = readFileSync(at(file), "utf8");
    if (!may_nest.test(text)) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const pattern = node.text.slice(1, node.text.lastIndexOf("/"));
        if (repeatsWithin(pattern)) found.push(pattern);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  expect(found.filter((pattern) => !judged[pattern])).toEqual([]);
  expect(Object.keys(judged).filter((pattern) => !found.includes(pattern))).toEqual([]);
});
