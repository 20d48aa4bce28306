import * as cases from "@sanjog/contract/cases";
import { askToConfirmInPerson } from "@sanjog/contract/in-person";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("the case has the name, age, city and visible pictures of the member, and nothing else of the profile", async () => {
  const asha = await createComplete(app, "Asha", { member: { phone_verified_at: null } });
  const simran = await createStaff(app, "Simran", "moderator");
  const picture = await app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", asha.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  const hidden = {
    ...picture,
    id: `${asha.id}-hidden`,
    kind: "gallery",
    hidden_at: app.deps.now(),
  } as const;
  await app.deps.db
    .insertInto("pictures")
    .values({ ...hidden, storage_key: hidden.id })
    .execute();
  await as(app, asha).call(askToConfirmInPerson);
  const { id } = await app.deps.db
    .selectFrom("cases")
    .where("member_id", "=", asha.id)
    .where("kind", "=", "in_person")
    .select("id")
    .executeTakeFirstOrThrow();
  await atDesk(app, simran).call(cases.takeCase, { params: { id } });
  const file = await atDesk(app, simran).call(cases.readCase, { params: { id } });
  expect(file.data.member).toBeNull();
  expect(Object.keys(file.data.to_meet ?? {}).sort()).toEqual(["age", "city", "name", "pictures"]);
  const shown_pictures = file.data.to_meet?.pictures ?? [];
  expect(shown_pictures.map((one) => one.id)).toEqual([picture.id]);
  const details = await atDesk(app, simran).call(cases.openPrivateDetails, {
    params: { id },
    body: { why: "I want to know more." },
  });
  const params = { id, picture_id: hidden.id };
  const opened = await atDesk(app, simran).call(cases.loadCasePicture, { params });
  expect([details.status, opened.status]).toEqual([404, 404]);
});
