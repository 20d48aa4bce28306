import type { Endpoint } from "@sanjog/contract/endpoint";
import { savePreferences } from "@sanjog/contract/preferences";
import { saveCareer, saveFamily, savePersonal } from "@sanjog/contract/profiles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_career, told_family, told_personal, told_preferences } from "../../test/support/told-steps.ts";
import { isEncryptedTable } from "../platform/crypto/encrypted-columns.ts";
import { preferencesArea } from "../preferences/routes.ts";
import { profilesArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([profilesArea, preferencesArea]);
});
afterAll(() => app.close());

type StepEndpoint = Pick<Endpoint, "method" | "path" | "reply">;
const steps: [StepEndpoint, object][] = [
  [savePersonal, told_personal],
  [saveFamily, told_family],
  [saveCareer, told_career],
  [savePreferences, told_preferences],
];
const newcomer = (name: string) => createMember(app, name, { profile_status: 0 });

/** Every row that belongs to a member, to see what a call has changed. */
async function everythingOf(person: Person) {
  const { db, fields } = app.deps;
  const tables = ["personal_details", "family_details", "career_details", "preferences", "consents"] as const;
  const rows = await Promise.all(
    tables.map(async (table) => {
      const found = await db.selectFrom(table).where("member_id", "=", person.id).selectAll().execute();
      // The same value is encrypted differently each time.
      return isEncryptedTable(table) ? found.map((row) => fields.decryptRow(table, person.id, row)) : found;
    }),
  );
  const member = await db.selectFrom("members").where("id", "=", person.id).selectAll().execute();
  return JSON.stringify([rows, member]);
}

describe("forbidden keys in a form", () => {
  const forbidden = {
    user_id: "someone",
    member_id: "someone",
    id: "1",
    email_verified_at: "2026-01-01",
    phone_verified_at: "2026-01-01",
    phone_number_verified: true,
    profile_status: 1,
    role: "admin",
    password_hash: "x",
    public_profile: false,
    gender: "male",
    updated_at: "2000-01-01",
  };

  test.each(steps)("Z11: twelve forbidden keys change nothing: %#", async (endpoint, body) => {
    const harjit = await newcomer("Harjit");
    await as(app, harjit).call(endpoint, { body });
    const before = await everythingOf(harjit);
    const answer = await as(app, harjit).call(endpoint, { body: { ...body, ...forbidden } });
    expect(answer.status).toBe(200);
    expect(await everythingOf(harjit)).toBe(before);
  });

  test.each(["__proto__", "constructor"])("Z11: %s pollutes nothing", async (key) => {
    const isher = await newcomer("Isher");
    const payload = `{"${key}":{"prototype":{"polluted":true},"polluted":true},${JSON.stringify(told_family).slice(1)}`;
    await app.fastify.inject({
      method: "POST",
      url: "/backend/api/user/profile/family",
      headers: { authorization: `Bearer ${isher.token}`, "content-type": "application/json" },
      payload,
    });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
