import { describe, expect, test } from "vitest";
import { judgeStore, maySweep, type StoreFindings, type StoreVerdict } from "./store-bond.ts";

const nothing: StoreFindings = { database_id: null, store_id: null, asked: 0, found: 0, has_files: false };

describe("a database and a picture store", () => {
  test.each<[string, Partial<StoreFindings>, StoreVerdict]>([
    ["both new", {}, "bind"],
    ["both with the same id", { database_id: "a", store_id: "a" }, "bound"],
    [
      "the same id, and pictures in both",
      { database_id: "a", store_id: "a", asked: 9, has_files: true },
      "bound",
    ],
    ["two ids", { database_id: "a", store_id: "b", asked: 9, found: 9, has_files: true }, "another_id"],
    ["an older installation whose pictures are there", { asked: 40, found: 40, has_files: true }, "bind"],
    ["an older installation that lost some", { asked: 40, found: 20, has_files: true }, "bind"],
    ["an older installation that lost most", { asked: 40, found: 19, has_files: true }, "few_are_there"],
    ["pictures of somebody else", { asked: 40, found: 0, has_files: true }, "few_are_there"],
    ["a new database and a full store", { has_files: true }, "database_names_none"],
    [
      "a new database and the full store of another",
      { store_id: "b", has_files: true },
      "database_names_none",
    ],
    [
      "a new database with an id and a full store",
      { database_id: "a", has_files: true },
      "database_names_none",
    ],
    ["a full database and an empty store", { asked: 40 }, "store_is_empty"],
    ["a full database with an id and an empty store", { database_id: "a", asked: 40 }, "store_is_empty"],
    [
      "a full database with an id and a full store without",
      { database_id: "a", asked: 40, found: 40, has_files: true },
      "another_id",
    ],
    [
      "a full database without an id and its store with one",
      { store_id: "b", asked: 40, found: 40, has_files: true },
      "bind",
    ],
    [
      "the same, but the pictures are not there",
      { store_id: "b", asked: 40, has_files: true },
      "few_are_there",
    ],
    ["a first start that was cut short after the database", { database_id: "a" }, "bind"],
    ["a first start that was cut short after the store", { store_id: "a" }, "bind"],
  ])("%s", (_case, sight, verdict) => {
    expect(judgeStore({ ...nothing, ...sight })).toBe(verdict);
  });
});

test.each([
  [0, 0, true],
  [3, 3, true],
  [4, 60, false],
  [5, 100, true],
  [6, 100, false],
  [50, 1_000, true],
  [51, 1_000_000, false],
])("%i of %i files may be swept without an operator: %s", (unclaimed, files, may) => {
  expect(maySweep(unclaimed, files)).toBe(may);
});
