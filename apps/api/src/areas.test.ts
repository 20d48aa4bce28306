import { base_path } from "@sanjog/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allDoors } from "../test/support/all-doors.ts";
import { createTestApp, type TestApp } from "../test/support/test-app.ts";
import { areas } from "./areas.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp(areas);
});
afterAll(() => house.close());

test("every door of the contract is open, and no other", async () => {
  const declared = (await allDoors()).map((door) => door.name).sort();
  expect(new Set(declared).size).toBe(declared.length);
  expect(house.app.doors.map((door) => door.name).sort()).toEqual(declared);
});

test("a door that is not for anyone asks for a token first", async () => {
  for (const door of house.app.doors.filter(({ access }) => access !== "anyone")) {
    for (const path of [door.path, ...(door.aliases ?? [])]) {
      const answer = await house.app.inject({
        method: door.method,
        url: base_path + path.replace(/:\w+/g, "x"),
      });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  }
});

test("the published document describes every door", async () => {
  const document = (await house.app.inject({ url: "/backend/api/openapi.json" })).json();
  const described = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation.operationId ?? []),
  );
  expect(described.sort()).toEqual(house.app.doors.map((door) => door.name).sort());
});
