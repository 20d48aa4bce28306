import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { at } from "./child.ts";
import { heard, isInstalled } from "./npm.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-npm-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const lines: [line: string, told: object][] = [
  ["npm http fetch GET 200 https://packages.example/zod 31ms (cache miss)", {}],
  ["npm warn deprecated something@1.0.0", {}],
  [
    "npm http fetch GET https://packages.example/zod attempt 1 failed with ECONNREFUSED",
    { trouble: "ECONNREFUSED" },
  ],
  [
    "npm http fetch GET https://packages.example/zod attempt 2 failed with UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
    { trouble: "UNABLE_TO_GET_ISSUER_CERT_LOCALLY" },
  ],
  ["npm error code EACCES", { print: "npm error code EACCES" }],
  ["", {}],
];

test.each(lines)("of npm's line '%s' one is told %o", (line, told) => {
  expect(heard(line)).toEqual(told);
});

test("a registry that does not answer is told at once, and with what to do", () => {
  writeFileSync(path.join(folder, "package.json"), '{ "dependencies": { "zod": "4.6.7" } }');
  const packages = {
    "": { dependencies: { zod: "4.6.7" } },
    "node_modules/zod": { version: "4.6.7", integrity: "sha512-AAAA" },
  };
  writeFileSync(path.join(folder, "package-lock.json"), JSON.stringify({ lockfileVersion: 3, packages }));
  expect(isInstalled(folder)).toBe(false);
  const code = `
    import { install } from ${JSON.stringify(at("tools/cli/npm.mjs"))};
    const ok = await install(${JSON.stringify(folder)}, process.execPath, () => {});
    process.exit(ok ? 0 : 1);`;
  const env = {
    ...process.env,
    npm_config_registry: "http://127.0.0.1:9",
    npm_config_cache: path.join(folder, "cache"),
    // As a user's own npm settings may set it.
    npm_config_fetch_retry_mintimeout: "10",
    npm_config_fetch_retry_maxtimeout: "10",
  };
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    env,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /does not answer \(E\w+\); trying again[\s\S]*could not be reached \(E\w+\).*HTTPS_PROXY/,
  );
});
