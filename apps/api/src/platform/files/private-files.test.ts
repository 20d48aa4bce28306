import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { keepPrivate } from "./private-files.ts";

const parent = mkdtempSync(path.join(tmpdir(), "sanjog-private-"));
afterAll(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (place: string) => (statSync(place).mode & 0o7777).toString(8);

test("a data folder that an older version left open is closed, with everything in it", () => {
  const dataDir = path.join(parent, "data");
  const inside = path.join(dataDir, "database", "base");
  mkdirSync(inside, { recursive: true });
  writeFileSync(path.join(inside, "1"), "rows");
  chmodSync(path.join(inside, "1"), 0o666);
  for (const open of [inside, path.join(dataDir, "database"), dataDir]) chmodSync(open, 0o755);
  keepPrivate(dataDir);
  const modes = [dataDir, "database", "database/base", "database/base/1"].map((place) =>
    modeOf(path.resolve(dataDir, place)),
  );
  expect(modes).toEqual(["700", "700", "700", "600"]);
  expect(readdirSync(inside)).toEqual(["1"]);
});

test("a walk that was cut short is walked again, for the folder itself is closed last", () => {
  const dataDir = path.join(parent, "again");
  const file = path.join(dataDir, "photos", "aa");
  mkdirSync(path.join(dataDir, "photos"), { recursive: true });
  writeFileSync(file, "a picture");
  chmodSync(file, 0o644);
  chmodSync(dataDir, 0o700);
  chmodSync(path.join(dataDir, "photos"), 0o755);
  keepPrivate(dataDir);
  expect([modeOf(file), modeOf(path.join(dataDir, "photos"))]).toEqual(["600", "700"]);
});

test("a folder for everybody's files, such as /tmp, is left as it is", () => {
  const everybodys = path.join(parent, "everybodys");
  mkdirSync(everybodys);
  chmodSync(everybodys, 0o1777);
  keepPrivate(everybodys);
  expect(modeOf(everybodys)).toBe("1777");
});

test("what is not there yet is no mistake", () => {
  expect(() => keepPrivate(path.join(parent, "missing"))).not.toThrow();
});
