import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";

const tracked = execFileSync("git", ["ls-files", "apps", "packages"], { cwd: at(), encoding: "utf8" })
  .split("\n")
  .filter(Boolean);

/** Folders that are not areas. */
const not_areas = new Set(["platform", "testing", "ui", "form"]);

/** Names that say nothing about their content. */
const drawers =
  /(^|[/])(utils?|helpers?|common|misc|shared|lib|index|types|constants|hooks)([.]|[/]|$)|-(utils?|helpers?)[.]/;

test("no file or folder has a name that fits anything", () => {
  const code = tracked.filter((file) => /[.]tsx?$/.test(file));
  const found = code.filter((file) => drawers.test(file.replace(/^(apps|packages)\/[^/]+\//, "")));
  // The catalogue of texts that all screens share has no better name.
  expect(found.filter((file) => !/i18n\/src\/(en|pb)\/ui\/common[.]ts$/.test(file))).toEqual([]);
});

test("every area of the server and of the browser stands in the contract or in the domain", () => {
  const rooms = new Set(
    tracked.flatMap((file) => [
      /^packages\/contract\/src\/([^/]+)[.]ts$/.exec(file)?.[1],
      /^packages\/domain\/src\/([^/]+)\//.exec(file)?.[1],
    ]),
  );
  // The home page, the great moments, the public pages and the strip of the own status put other areas together and have no rules of their
  // own; neither has what runs beside the pages.
  const compositions = new Set(["home", "moments", "own-status", "site", "worker"]);
  const areas = new Set(
    tracked.flatMap((file) => /^apps\/(?:api|web)\/src\/([^/]+)\//.exec(file)?.[1] ?? []),
  );
  const homeless = [...areas].filter(
    (area) => !not_areas.has(area) && !compositions.has(area) && !rooms.has(area),
  );
  expect(homeless).toEqual([]);
});
