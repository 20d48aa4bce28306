import { changeProfileVisibility } from "@sanjog/contract/profiles";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMember } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { preferencesArea } from "../preferences/routes.ts";
import { profilesArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([profilesArea, preferencesArea]);
});
afterAll(() => app.close());

describe("the visibility of the whole profile", () => {
  test("Z10: the switch changes only who may open the profile", async () => {
    const tara = await createMember(app, "Tara", { profile_status: 3 });
    const body = { public_profile: false, profile_status: 4, phone_verified_at: null };
    const answer = await as(app, tara).call(changeProfileVisibility, { body });
    expect(answer).toMatchObject({ status: 200, data: { public_profile: false } });
    const row = await app.deps.db
      .selectFrom("members")
      .where("id", "=", tara.id)
      .select(["public_profile", "profile_status", "phone_verified_at"])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ public_profile: false, profile_status: 3, phone_verified_at: app.deps.now() });
  });

  test.each([{}, { public_profile: "false" }, { public_profile: null }, { public_profile: 0 }])(
    "a body that is not a boolean is refused: %o",
    async (body) => {
      const uday = await createMember(app, "Uday");
      const answer = await as(app, uday).call(changeProfileVisibility, { body });
      expect(answer.status).toBe(422);
      expect(answer.errors).toHaveProperty("public_profile");
    },
  );
});
