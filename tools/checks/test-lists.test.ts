import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { at } from "../cli/child.ts";
import {
  of_a_site,
  of_any_database,
  of_no_server,
  of_the_long_run,
  usual_journeys,
} from "../cli/test-lists.ts";

test("every place on a list of tests has tests", () => {
  const places = [...of_the_long_run, ...of_no_server, ...of_any_database, ...of_a_site];
  const testsAt = (place: string) =>
    globSync(place, { cwd: at() }).filter((file) => /[.]test[.]tsx?$/.test(file));
  expect(places.filter((place) => testsAt(place).length === 0)).toEqual([]);
});

test("what runs on no server is not left out of the embedded database as well", () => {
  const files = (places: readonly string[]) => places.flatMap((place) => globSync(place, { cwd: at() }));
  const anywhere = new Set(files(of_any_database));
  expect(files(of_no_server).filter((file) => anywhere.has(file))).toEqual([]);
});

test("the usual journeys are journeys that there are", () => {
  const config = readFileSync(at("playwright.config.ts"), "utf8");
  expect(usual_journeys.projects.filter((name) => !config.includes(`name: "${name}"`))).toEqual([]);
  expect(usual_journeys.files.filter((name) => !existsSync(at("e2e", `${name}.spec.ts`)))).toEqual([]);
});
