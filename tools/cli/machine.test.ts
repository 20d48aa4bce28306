import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "./child.ts";
import {
  browserPlaces,
  hasBrowserPackage,
  isNewEnough,
  nodePackage,
  thisSystem,
  whatIsMissing,
} from "./machine.mjs";

const linux = { platform: "linux", arch: "x64", libc: "glibc" };
const arm = { platform: "linux", arch: "arm64", libc: "glibc" };
const alpine = { platform: "linux", arch: "x64", libc: "musl" };
const mac = { platform: "darwin", arch: "x64" };
const apple = { platform: "darwin", arch: "arm64" };
const windows = { platform: "win32", arch: "x64" };

type Case = [what: string, machine: Parameters<typeof whatIsMissing>[0], told: RegExp | null];
const start = { task: "start", browser: false };
const tests = { task: "test", browser: false };
const cases: Case[] = [
  ["Linux with any Node starts", { system: linux, node: "18.20.0", ...start }, null],
  ["Linux on arm with any Node starts", { system: arm, node: "20.20.2", ...start }, null],
  ["an Intel Mac with any Node starts", { system: mac, node: "22.1.0", ...start }, null],
  ["an Apple Mac with Node 24.12 starts", { system: apple, node: "24.12.0", ...start }, null],
  ["an Apple Mac with Node 26 starts", { system: apple, node: "26.0.0", ...start }, null],
  [
    "an Apple Mac with an older Node",
    { system: apple, node: "24.11.1", ...start },
    /24\.12.*24\.11\.1: brew/,
  ],
  [
    "Alpine with an older Node",
    { system: alpine, node: "22.1.0", ...start },
    /24\.12.*apk add nodejs-current/,
  ],
  [
    "production on an older Node",
    { system: linux, node: "20.20.2", ...start, production: true },
    /nodejs\.org.*20\.20\.2/,
  ],
  ["production on Node 24.21", { system: linux, node: "24.21.0", ...start, production: true }, null],
  ["Alpine with Node 25 starts", { system: alpine, node: "25.0.0", ...start }, null],
  ["Windows", { system: windows, node: "24.12.0", ...start }, /WSL/],
  [
    "another system",
    { system: { ...linux, platform: "freebsd" }, node: "24.12.0", ...start },
    /Linux and macOS/,
  ],
  ["tests on Linux without a browser fetch one", { system: linux, node: "20.20.2", ...tests }, null],
  ["tests on arm without a browser", { system: arm, node: "24.12.0", ...tests }, /needs a browser: Chromium/],
  ["tests on a Mac without a browser", { system: apple, node: "24.12.0", ...tests }, /Google Chrome/],
  ["tests on Alpine without a browser", { system: alpine, node: "25.0.0", ...tests }, /apk add chromium/],
  ["tests on a Mac with a browser", { system: apple, node: "24.12.0", task: "test", browser: true }, null],
];

test.each(cases)("%s: the message says what is missing", (_, machine, told) => {
  const sentence = whatIsMissing(machine);
  if (told) expect(sentence).toMatch(told);
  else expect(sentence).toBeNull();
});

test("Node counts as new enough from 24.12 on", () => {
  const versions = ["18.20.0", "24.11.9", "24.12.0", "24.21.0", "25.0.0", "x"];
  expect(versions.filter(isNewEnough)).toEqual(["24.12.0", "24.21.0", "25.0.0"]);
});

test("browsers are looked for where each system keeps Chrome, Chromium and Edge", () => {
  expect(browserPlaces("linux", "/h")).toEqual(
    expect.arrayContaining([
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome-stable",
    ]),
  );
  expect(browserPlaces("darwin", "/h")).toEqual(
    expect.arrayContaining([
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/h/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
    ]),
  );
});

test("this machine is one that the tables know or that has all it needs", () => {
  const system = thisSystem();
  expect(nodePackage(system) !== null || isNewEnough(process.versions.node)).toBe(true);
});

describe("the lock files", () => {
  type Entry = {
    os?: string | string[];
    cpu?: string | string[];
    libc?: string | string[];
    optional?: boolean;
  };
  const entriesOf = (file: string) =>
    Object.entries(
      (JSON.parse(readFileSync(at(file), "utf8")) as { packages: Record<string, Entry> }).packages,
    );
  const has = (wanted: string | string[] | undefined, one: string | undefined) =>
    wanted === undefined || one === undefined || [wanted].flat().includes(one);

  test.each([linux, arm, alpine, mac, apple])("have every native part for %o", (system) => {
    const native = entriesOf("package-lock.json").filter(([, { os, cpu }]) => os && cpu);
    const fitting = native.filter(
      ([, { os, cpu, libc }]) =>
        has(os, system.platform) &&
        has(cpu, system.arch) &&
        has(libc, "libc" in system ? String(system.libc) : undefined),
    );
    const names = fitting.map(([place]) => place.replace(/^.*node_modules\//, "")).join("\n");
    for (const part of ["biome", "oxlint", "rolldown", "lightningcss", "tailwindcss/oxide", "img/sharp"])
      expect(names).toContain(part);
  });

  test("hold a Node for each system that the table promises one for", () => {
    const names = entriesOf("tools/node/package-lock.json").map(([place]) => place);
    for (const system of [linux, arm, mac]) expect(names).toContain(`node_modules/${nodePackage(system)}`);
    expect([alpine, apple, windows].map(nodePackage)).toEqual([null, null, null]);
    expect([linux, arm, alpine, apple].map(hasBrowserPackage)).toEqual([true, false, false, false]);
  });
});

test("a missing requirement is reported at once, before anything is installed", () => {
  const code = `
    Object.defineProperty(process, "platform", { value: "win32" });
    process.argv.push("start");
    await import(${JSON.stringify(at("tools/cli/run.mjs"))});`;
  const began = Date.now();
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "-e", code, "start"], {
    encoding: "utf8",
  });
  expect([status, stderr.trim()]).toEqual([
    1,
    expect.stringMatching(/^\[sanjog\] Sanjog runs on Linux and macOS/),
  ]);
  expect(Date.now() - began).toBeLessThan(20_000);
});
