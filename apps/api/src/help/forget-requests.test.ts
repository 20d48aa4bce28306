import { takeCase } from "@sanjog/contract/cases";
import { decideCase } from "@sanjog/contract/decisions";
import { sendServiceMessage } from "@sanjog/contract/help";
import type { ServiceWish } from "@sanjog/domain/help/service-message";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import { signIn } from "../../test/support/people.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { forgetRequests } from "./commands/forget-requests.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("words are kept while the member is hidden, and half a year otherwise", async () => {
  const asha = await createComplete(app, "Asha", { member: { profile_status: 1 } });
  const ask = (wish: ServiceWish) => as(app, asha).call(sendServiceMessage, { body: { wish, text: "" } });
  const kept = async () => {
    app.clock.pass({ days: 200 });
    await forgetRequests(app.deps);
    return app.deps.db
      .selectFrom("pressure_requests")
      .where("member_id", "=", asha.id)
      .select("id")
      .execute();
  };
  await ask("hide");
  expect(await kept()).toHaveLength(1);

  const harpreet = await createStaff(app, "Harpreet", "lead");
  asha.token = await signIn(app, asha.id);
  await ask("show");
  const about = app.deps.db
    .selectFrom("cases")
    .where("member_id", "=", asha.id)
    .where("kind", "=", "pressure");
  const { id } = await about.where("closed_at", "is", null).select("id").executeTakeFirstOrThrow();
  const on = { params: { id } };
  await atDesk(app, harpreet).call(takeCase, on);
  expect((await atDesk(app, harpreet).call(decideCase, { ...on, body: { kind: "release" } })).status).toBe(
    200,
  );
  expect(await kept()).toEqual([]);
});
