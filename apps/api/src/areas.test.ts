import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ZodMiniObject } from "zod/mini";
import { allEndpoints } from "../test/support/all-endpoints.ts";
import { createTestApp, type TestApp } from "../test/support/test-app.ts";
import { areas } from "./areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("every endpoint of the contract is open, and no other", async () => {
  const declared = (await allEndpoints()).map((endpoint) => endpoint.name).sort();
  expect(new Set(declared).size).toBe(declared.length);
  expect(app.fastify.endpoints.map((endpoint) => endpoint.name).sort()).toEqual(declared);
});

test("every endpoint that takes the number of a page counts the page", async () => {
  const takesPage = ({ query }: Endpoint) => query !== undefined && "page" in (query as ZodMiniObject).shape;
  const endpoints = await allEndpoints();
  expect(endpoints.filter(takesPage).length).toBeGreaterThan(0);
  expect(endpoints.filter((endpoint) => (endpoint.paged ?? false) !== takesPage(endpoint))).toEqual([]);
});

test("an endpoint that is not for anyone asks for a token first", async () => {
  for (const endpoint of app.fastify.endpoints.filter(({ access }) => access !== "anyone")) {
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const answer = await app.fastify.inject({
        method: endpoint.method,
        url: base_path + path.replace(/:\w+/g, "x"),
      });
      expect([path, answer.statusCode]).toEqual([path, 401]);
    }
  }
});

test("the published document describes every endpoint", async () => {
  const document = (await app.fastify.inject({ url: "/backend/api/openapi.json" })).json();
  const described = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap((path) =>
    Object.values(path).flatMap((operation) => operation.operationId ?? []),
  );
  expect(described.sort()).toEqual(app.fastify.endpoints.map((endpoint) => endpoint.name).sort());
});
