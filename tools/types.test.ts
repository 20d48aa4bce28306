import { afterAll, expect, test } from "vitest";
import { plantedCopy } from "./planted-copy.ts";
import { commands } from "./tasks/child.ts";

/** What must not compile: the world that a member lives in does not have it. */
const plants: [what: string, member: string, file: string, text: string][] = [
  ["the environment in the domain", "packages/domain", "planted/env.ts", "export const a = process.env;\n"],
  ["the network in the domain", "packages/domain", "planted/net.ts", 'export const a = fetch("/");\n'],
  ["the console in the domain", "packages/domain", "planted/say.ts", 'console.log("a");\n'],
  ["the page in the server", "apps/api", "planted/page.ts", "export const a = document.body;\n"],
  ["Node in the browser", "apps/web", "planted/node.ts", "export const a = process.version;\n"],
  ["an enum", "packages/contract", "planted.ts", "export enum A { b }\n"],
  ["an unchecked list entry", "packages/i18n", "planted.ts", "export const a: number = [1][0];\n"],
];

const copy = plantedCopy(
  Object.fromEntries(plants.map(([, member, file, text]) => [`${member}/src/${file}`, text])),
);
afterAll(() => copy.remove());

const answers = new Map<string, string>();
function typesOf(member: string): string {
  const known = answers.get(member) ?? copy.run([commands.tsc, "-p", member, "--pretty", "false"]);
  answers.set(member, known);
  return known;
}

/** Compiling a whole member takes seconds alone and minutes beside all the rest. */
const patience_ms = 300_000;

test.each(plants)("%s does not compile in %s", { timeout: patience_ms }, (_what, member, file) => {
  expect(typesOf(member)).toContain(`src/${file}`);
});
