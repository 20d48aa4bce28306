import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { at } from "../cli/child.ts";

const folder = mkdtempSync(path.join(tmpdir(), "sanjog-switchover-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const calls = path.join(folder, "calls");
const moved = path.join(folder, "moved");
beforeEach(() => {
  for (const file of [calls, moved]) rmSync(file, { force: true });
});

const list = (db1: string, db2: string) =>
  `printf 'Cluster\\tMember\\tHost\\tRole\\tState\\nsanjog\\tdb1\\t10.0.0.11\\t${db1}\\trunning\\nsanjog\\tdb2\\t10.0.0.12\\t${db2}\\trunning\\n'`;

/** Runs the delivered script against a patronictl that answers so, and returns what it was asked to change. */
function switchOver(before: string, after: string, fails = false) {
  const program = (name: string, ...lines: string[]) => {
    writeFileSync(path.join(folder, name), ["#!/bin/sh", ...lines].join("\n"));
    chmodSync(path.join(folder, name), 0o755);
  };
  program("sleep", "exit 0");
  program(
    "patronictl",
    `if [ "$3" = list ]; then [ -e ${moved} ] && ${after} || ${before}; exit; fi`,
    `shift 2; echo "$@" >> ${calls}`,
    `if [ "$1" = switchover ]; then touch ${moved}; exit ${fails ? 1 : 0}; fi`,
  );
  const { status, stderr } = spawnSync("sh", [at("deploy/patroni/switchover.sh")], {
    env: { PATH: `${folder}:${process.env.PATH}` },
    encoding: "utf8",
  });
  return { status, stderr, asked: existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [] };
}

const off = "edit-config --quiet --force -s synchronous_mode_strict=false";
const move = "switchover --leader db1 --candidate db2 --force";
const on = "edit-config --quiet --force -s synchronous_mode_strict=true";
const whole = list("Leader", "Sync Standby");

test("A switchover goes to the standby that confirms, without the strict mode meanwhile", () => {
  expect(switchOver(whole, list("Sync Standby", "Leader"))).toEqual({
    status: 0,
    stderr: "",
    asked: [off, move, on],
  });
});

test("Nothing is changed while no standby confirms", () => {
  const { status, stderr, asked } = switchOver(list("Leader", "Replica"), whole);
  expect({ status, asked }).toEqual({ status: 1, asked: [] });
  expect(stderr).toContain("no primary with a standby that confirms");
});

test("The strict mode comes back after a switchover that fails, and after a minute without a standby", () => {
  expect(switchOver(whole, whole, true)).toMatchObject({ status: 1, asked: [off, move, on] });
  rmSync(calls);
  rmSync(moved);
  const alone = switchOver(whole, list("Replica", "Leader"));
  expect(alone).toMatchObject({ status: 1, asked: [off, move, on] });
  expect(alone.stderr).toContain("no standby confirms yet");
});
