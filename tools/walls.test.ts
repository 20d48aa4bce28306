import { afterAll, beforeAll, expect, test } from "vitest";
import { type Plants, plantedCopy } from "./planted-copy.ts";
import { commands } from "./tasks/child.ts";
import { countCodeFiles, fewest_modules, walls_configs } from "./tasks/gates.ts";

type Violation = { rule: { name: string }; from: string; to: string };
type Report = { summary: { violations: Violation[]; totalCruised: number } };

/** One violation of each wall: the wall's name, and the code that must not be able to stand. */
const plants: Record<string, Plants> = {
  "ground-floor": {
    "packages/domain/src/planted/reads-disk.ts":
      'import { readFileSync } from "node:fs";\nexport const a = readFileSync;\n',
  },
  words: {
    "packages/i18n/src/planted.ts":
      'import type { Gate } from "@sanjog/contract/reply";\nexport type A = Gate;\n',
  },
  doors: {
    "packages/contract/src/planted.ts":
      'import { createTranslator } from "use-intl/core";\nexport const a = createTranslator;\n',
  },
  "packages-below-apps": {
    "packages/i18n/src/planted-up.ts": 'export { planted } from "../../../apps/api/src/planted-root.ts";\n',
  },
  "root-imports-only-down": {
    "packages/domain/src/planted-root.ts": 'export { planted } from "./planted/rule.ts";\n',
    "packages/domain/src/planted/rule.ts": "export const planted = 1;\n",
  },
  "nobody-imports-the-root": {
    "apps/api/src/planted-root.ts": "export const planted = 1;\n",
    "apps/api/src/planted/up.ts": 'export { planted } from "../planted-root.ts";\n',
  },
  neighbours: {
    "apps/web/src/planted/reads-rows.ts": 'export { planted } from "../../../api/src/planted-root.ts";\n',
  },
  "enter-by-door": {
    "apps/api/src/planted/planted-rows.ts": "export const row = 1;\n",
    "apps/api/src/planted-two/by-window.ts": 'export { row } from "../planted/planted-rows.ts";\n',
  },
  "platform-below-areas": {
    "apps/api/src/planted-below/queries.ts": "export const query = 1;\n",
    "apps/api/src/platform/planted.ts": 'export { query } from "../planted-below/queries.ts";\n',
  },
  "wired-in-main": {
    "apps/api/src/platform/adapters/planted.ts": "export const adapter = 1;\n",
    "apps/api/src/planted/commands.ts": 'export { adapter } from "../platform/adapters/planted.ts";\n',
  },
  "nobody-imports-the-demo": {
    "apps/api/demo/planted.ts": "export const demo = 1;\n",
    "apps/api/src/planted/makes-demo.ts": 'export { demo } from "../../demo/planted.ts";\n',
  },
  "ui-below-areas": {
    "apps/web/src/planted/part.tsx": "export const part = 1;\n",
    "apps/web/src/ui/planted.tsx": 'export { part } from "../planted/part.tsx";\n',
  },
  "controls-below-forms": {
    "apps/web/src/form/planted.tsx": "export const form = 1;\n",
    "apps/web/src/ui/planted-form.tsx": 'export { form } from "../form/planted.tsx";\n',
  },
  "screens-from-routes": {
    "apps/web/src/planted/one-screen.tsx": "export const screen = 1;\n",
    "apps/web/src/planted-two/other.tsx": 'export { screen } from "../planted/one-screen.tsx";\n',
  },
  "no-test-code": {
    "apps/web/src/testing/planted.ts": "export const person = 1;\n",
    "apps/web/src/planted/uses-person.ts": 'export { person } from "../testing/planted.ts";\n',
  },
  "no-tools-in-the-product": {
    "tools/planted.ts": "export const tool = 1;\n",
    "apps/web/src/planted/uses-tool.ts": 'export { tool } from "../../../../tools/planted.ts";\n',
  },
  "no-cycles": {
    "packages/domain/src/planted/egg.ts": 'import { hen } from "./hen.ts";\nexport const egg = () => hen;\n',
    "packages/domain/src/planted/hen.ts": 'import { egg } from "./egg.ts";\nexport const hen = () => egg;\n',
  },
  "no-area-cycles": {
    "packages/domain/src/planted-left/a.ts": 'export { b } from "../planted-right/b.ts";\n',
    "packages/domain/src/planted-right/b.ts": "export const b = 1;\n",
    "packages/domain/src/planted-right/c.ts": 'export { d } from "../planted-left/d.ts";\n',
    "packages/domain/src/planted-left/d.ts": "export const d = 1;\n",
  },
  "declared-only": {
    "apps/api/src/planted/borrowed.ts":
      'import { createElement } from "react";\nexport const a = createElement;\n',
  },
  resolvable: {
    "apps/api/src/planted/nowhere.ts": 'export { nothing } from "./not-there.ts";\n',
  },
};

const copy = plantedCopy(Object.assign({}, ...Object.values(plants)));
const reports: Report[] = [];
let violations: Violation[];

beforeAll(() => {
  for (const config of walls_configs) {
    reports.push(
      JSON.parse(copy.run([commands.depcruise, "--config", config, "-T", "json", "apps", "packages"])),
    );
  }
  violations = reports.flatMap((report) => report.summary.violations);
  // Seconds alone; as patient as the other checks of a planted copy.
}, 300_000);
afterAll(() => copy.remove());

test.each(Object.entries(plants))("the wall %s stops what is planted against it", (wall, files) => {
  const stopped = violations.filter((violation) => violation.rule.name === wall);
  const places = stopped.map((violation) => violation.from);
  // A folder violation names the folder, the others name the file.
  expect(places.some((place) => Object.keys(files).some((file) => file.startsWith(place)))).toBe(true);
});

test("every wall has a planted violation", () => {
  const names = new Set(violations.map((violation) => violation.rule.name));
  expect([...names].sort()).toEqual(Object.keys(plants).sort());
});

test("only what was planted is stopped", () => {
  // What is planted may close a circle between real folders; the gate `walls` looks for circles without it.
  const others = violations.filter(
    ({ rule, from }) => !from.includes("planted") && rule.name !== "no-area-cycles",
  );
  expect(others.map((violation) => `${violation.rule.name}: ${violation.from} → ${violation.to}`)).toEqual(
    [],
  );
});

test("the walls' tool reads every code file of the house", () => {
  const [seen = 0, seen_without_tests = 0] = reports.map((report) => report.summary.totalCruised);
  expect(seen).toBeGreaterThan(countCodeFiles());
  expect(seen_without_tests).toBeGreaterThan(fewest_modules);
});
