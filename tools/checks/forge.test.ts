import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

const read = (file: string) => readFileSync(at(file), "utf8");
const forge = read(".github/workflows/check.yml");
const own = read(".ci/run");
const commandsIn = (text: string) =>
  [...text.matchAll(/\bnpm run (?:--silent )?([a-z][\w:]*)/g)].map(([, name = ""]) => name);

test("the forge's workflow calls existing commands", () => {
  const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
  const called = [...forge.matchAll(/run: npm run ([\w:]+)$/gm)].map(([, name = ""]) => name);
  expect(called).toHaveLength(7);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

test("the forge's workflow runs every check of .ci/run, in the same order", () => {
  const [, gates = ""] = /for gate in ([\w ]+);/.exec(own) ?? [];
  expect(gates.split(" ").length).toBeGreaterThan(3);
  expect(commandsIn(own)).toEqual(["setup", "test:all"]);
  expect(commandsIn(forge)).toEqual(["setup", ...gates.split(" "), "test:all"]);
});
