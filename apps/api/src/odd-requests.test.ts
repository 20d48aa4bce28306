import { base_path, type Endpoint } from "@sanjog/contract/endpoint";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createComplete, createMan } from "../test/support/families.ts";
import { odd } from "../test/support/fuzz-values.ts";
import { long_form } from "../test/support/long-form.ts";
import { type Person, signIn } from "../test/support/people.ts";
import { createTestApp, type TestApp } from "../test/support/test-app.ts";
import { told_career, told_family, told_personal, told_preferences } from "../test/support/told-steps.ts";
import { areas } from "./areas.ts";

const requests_per_door = 4;
/** A fixed seed makes each run send the same requests; the long form uses a new seed each time. */
const seed = Number(process.env.FUZZ_SEED ?? (long_form ? Date.now() % 2 ** 31 : 20_261));

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  // Turns the rate limits off, since they would keep requests from the handlers.
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ limiter }) });
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});
afterAll(() => app.close());

type Json = Record<string, unknown>;

/** Valid bodies, so that a body with one invalid field gets past the validation of the others. */
const good: Record<string, Json> = {
  savePersonal: told_personal,
  saveFamily: told_family,
  saveCareer: told_career,
  savePreferences: told_preferences,
};

/** Returns arbitrary bodies with the declared fields, each of which is missing, valid or odd. */
function bodyOf(endpoint: Endpoint): fc.Arbitrary<unknown> {
  if (!endpoint.body) return odd;
  const { properties = {} } = z.toJSONSchema(endpoint.body, { unrepresentable: "any", io: "input" });
  const fields = Object.entries(properties).map(([name, schema]) => {
    const listed = typeof schema === "object" ? (schema.enum ?? []) : [];
    const right = fc.constantFrom(
      good[endpoint.name]?.[name] ?? balbir.id,
      balbir.id,
      balbir.email,
      ...listed,
    );
    return [name, fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: odd })] as const;
  });
  const whole = fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  return fc.oneof({ weight: 8, arbitrary: whole }, { weight: 1, arbitrary: odd });
}

const address = (endpoint: Endpoint, parts: readonly string[]) => {
  let i = 0;
  return (
    base_path + endpoint.path.replace(/:\w+/g, () => encodeURIComponent(parts[i++ % parts.length] || "x"))
  );
};

/** Returns the value as text that a URL can contain. */
const asText = (value: unknown) =>
  Buffer.from((typeof value === "string" ? value : JSON.stringify(value)).slice(0, 300)).toString();
const piece = fc
  .oneof(fc.constantFrom("email", "gallery", "1", "full"), odd, fc.nat(), fc.constant(null))
  .map((value) => (value === null ? balbir.id : asText(value)));

test("whatever is sent to an endpoint, the app never breaks", async () => {
  // Skips event streams, which do not end.
  const endpoints = app.fastify.endpoints.filter(({ stream }) => !stream);
  for (const [at, endpoint] of endpoints.entries()) {
    const token = await signIn(app, asha.id);
    const request = fc.record({
      body: bodyOf(endpoint),
      parts: fc.array(piece, { minLength: 1, maxLength: 2 }),
      query: fc.dictionary(fc.constantFrom("page", "per_page", "size", "country_id", "state_id", "q"), piece),
      language: fc.constantFrom("en", "pb", "pa-Guru;q=x", "*"),
    });
    const run = fc.asyncProperty(request, async ({ body, parts, query, language }) => {
      const answer = await app.fastify.inject({
        method: endpoint.method,
        url: address(endpoint, parts),
        query,
        headers: {
          authorization: `Bearer ${token}`,
          "accept-language": language,
          "content-type": "application/json",
        },
        ...(endpoint.method !== "GET" && { payload: JSON.stringify(body) }),
      });
      expect([endpoint.name, answer.statusCode, answer.statusCode < 500]).toEqual([
        endpoint.name,
        answer.statusCode,
        true,
      ]);
      if (answer.statusCode >= 400) expect(answer.json()).toHaveProperty("message", expect.any(String));
    });
    await fc.assert(run, { numRuns: requests_per_door, seed: seed + at });
  }
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});
