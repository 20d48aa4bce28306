import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ZodMiniObject } from "zod/mini";
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

test("every endpoint that takes the number of a page counts the page", async () => {
  const takesPage = ({ query }: Endpoint) => query !== undefined && "page" in (query as ZodMiniObject).shape;
  const endpoints = await allDoors();
  expect(endpoints.filter(takesPage).length).toBeGreaterThan(0);
  expect(endpoints.filter((endpoint) => (endpoint.paged ?? false) !== takesPage(endpoint))).toEqual([]);
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
