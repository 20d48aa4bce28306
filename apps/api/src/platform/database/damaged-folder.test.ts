import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "./open.ts";

const parent = mkdtempSync(path.join(tmpdir(), "sanjog-damaged-"));
const whole = path.join(parent, "whole");
beforeAll(async () => {
  await (await openDatabase({ url: null, dir: whole })).close();
}, 180_000);
afterAll(() => rmSync(parent, { recursive: true, force: true }));

let copies = 0;
function damagedCopy(damage: (dir: string) => void): string {
  copies += 1;
  const dir = path.join(parent, `copy-${copies}`);
  cpSync(whole, dir, { recursive: true });
  damage(dir);
  return dir;
}

const overwriteAll = (folder: string) => {
  for (const name of readdirSync(folder)) {
    if (/^\d|^[\dA-F]{24}$/.test(name)) writeFileSync(path.join(folder, name), Buffer.alloc(8_192, "x"));
  }
};

describe("A folder without a complete database", () => {
  test.each<[string, (dir: string) => void, string]>([
    ["without PG_VERSION", (dir) => rmSync(path.join(dir, "PG_VERSION")), "PG_VERSION is missing"],
    ["without its tables", (dir) => rmSync(path.join(dir, "base"), { recursive: true }), "base is missing"],
    [
      "without pg_control",
      (dir) => rmSync(path.join(dir, "global/pg_control")),
      "global/pg_control is missing",
    ],
    ["with an overwritten log", (dir) => overwriteAll(path.join(dir, "pg_wal")), "its files are damaged"],
    ["with overwritten tables", (dir) => overwriteAll(path.join(dir, "base/5")), "its files are damaged"],
  ])(
    "%s is refused with a sentence, and left as it is",
    async (_case, damage, sentence) => {
      const dir = damagedCopy(damage);
      const before = readdirSync(dir).sort();
      await expect(openDatabase({ url: null, dir })).rejects.toMatchObject({
        name: "DatabaseFolderError",
        message: expect.stringMatching(new RegExp(`${sentence}.+do not delete it`)),
      });
      expect(readdirSync(dir).filter((name) => !before.includes(name) && name !== "postmaster.pid")).toEqual(
        [],
      );
    },
    60_000,
  );

  test("beside a database that a restore was replacing is not filled with a new one", async () => {
    const dir = path.join(parent, "restoring");
    cpSync(whole, `${dir}.replaced-0011aabb`, { recursive: true });
    await expect(openDatabase({ url: null, dir })).rejects.toThrow("rename that folder back");
    expect(readdirSync(`${dir}.replaced-0011aabb`)).toContain("PG_VERSION");
  });

  test("is rejected if it contains other files, and filled if it is empty", async () => {
    const strange = path.join(parent, "strange");
    mkdirSync(strange);
    writeFileSync(path.join(strange, "letters.txt"), "mine");
    await expect(openDatabase({ url: null, dir: strange })).rejects.toThrow("it is no whole database");
    const empty = path.join(parent, "empty");
    mkdirSync(empty);
    await (await openDatabase({ url: null, dir: empty })).close();
    expect(readdirSync(empty)).toContain("PG_VERSION");
  }, 60_000);
});
