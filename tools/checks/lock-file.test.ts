import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { at } from "../cli/child.ts";

type Entry = {
  resolved?: string;
  link?: true;
  integrity?: string;
  inBundle?: true;
  hasInstallScript?: true;
  optionalDependencies?: Record<string, string>;
};

/** The product's lock file, and those of the tools with separate package folders. */
const files = ["package-lock.json", ...globSync("tools/*/package-lock.json", { cwd: at() }).sort()];
type LockFile = { packages: Record<string, Entry> };
const all = Object.fromEntries(
  files.map((file) => [file, (JSON.parse(readFileSync(at(file), "utf8")) as LockFile).packages]),
);

describe.each(files)("%s", (file) => {
  const packages = all[file] ?? {};
  const places = Object.keys(packages);

  test("every optional package has its own entry, or npm ci would fail on another platform", () => {
    const missing = Object.entries(packages).flatMap(([place, entry]) =>
      Object.keys(entry.optionalDependencies ?? {})
        .filter((name) => !places.some((other) => other.endsWith(`node_modules/${name}`)))
        .map((name) => `${place} wants ${name}`),
    );
    expect(missing).toEqual([]);
  });

  test("L10: every package has an integrity hash, and none comes from another URL", () => {
    // A bundled package is covered by the hash of the package that contains it.
    const packed = places.filter((place) => {
      return /(^|\/)node_modules\//.test(place) && !packages[place]?.link && !packages[place]?.inBundle;
    });
    expect(packed.length).toBeGreaterThan(file === files[0] ? 300 : 0);
    expect(packed.filter((place) => !packages[place]?.integrity?.startsWith("sha512-"))).toEqual([]);
  });

  test("L10: no package runs a script when it is installed", () => {
    expect(places.filter((place) => packages[place]?.hasInstallScript)).toEqual([]);
  });

  test("the lock file names no registry", () => {
    expect(places.filter((place) => packages[place]?.resolved && !packages[place]?.link)).toEqual([]);
  });
});

test("L10: every version is pinned exactly", () => {
  const manifests = [
    ...files.map((file) => file.replace("package-lock.json", "package.json")),
    ...globSync("{apps,packages}/*/package.json", { cwd: at() }),
  ];
  const loose = manifests.flatMap((file) => {
    const manifest = JSON.parse(readFileSync(at(file), "utf8")) as Record<string, Record<string, string>>;
    return ["dependencies", "devDependencies", "optionalDependencies"].flatMap((kind) =>
      Object.entries(manifest[kind] ?? {})
        .filter(([, version]) => !/^(npm:[\w@/-]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
        .map(([name, version]) => `${file}: ${name} ${version}`),
    );
  });
  expect(loose).toEqual([]);
});
