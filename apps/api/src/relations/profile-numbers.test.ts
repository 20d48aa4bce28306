import { findProfile, listRecent } from "@sanjog/contract/find-profile";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { relationsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([relationsArea]);
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});
afterAll(() => app.close());

const find = (person: Person, profile_number: string, locale: "en" | "pb" = "en") =>
  as(app, person).call(findProfile, { query: { profile_number }, locale });

async function numberOf({ id }: Person): Promise<string> {
  const row = app.deps.db.selectFrom("members").where("id", "=", id).select("profile_number");
  return (await row.executeTakeFirstOrThrow()).profile_number;
}

test("every member has a number of nine digits that is theirs alone", async () => {
  const numbers = [await numberOf(asha), await numberOf(balbir)];
  for (const number of numbers) expect(number).toMatch(/^[1-9]\d{8}$/);
  expect(new Set(numbers).size).toBe(2);
});

test("a profile is found by its number, however it is written", async () => {
  const number = await numberOf(balbir);
  const spaced = `${number.slice(0, 3)} ${number.slice(3, 6)} ${number.slice(6)}`;
  for (const written of [number, spaced]) {
    const { status, data } = await find(asha, written);
    expect([status, data]).toEqual([200, { user_id: balbir.id }]);
  }
});

test("the number of a hidden member is answered like an unknown one", async () => {
  const hidden = await createMan(app, "Ekam", { member: { public_profile: false } });
  const blocker = await createMan(app, "Charan");
  await app.deps.db
    .insertInto("blocks")
    .values({
      blocker_id: blocker.id,
      blocked_id: asha.id,
      blocked_at: app.deps.now(),
    })
    .execute();
  const nobody = await find(asha, "100000001");
  expect([nobody.status, nobody.message]).toEqual([
    404,
    "We found no profile with this number that is open to you. Please check the number.",
  ]);
  for (const person of [hidden, blocker]) {
    const { status, message, data } = await find(asha, await numberOf(person));
    expect([status, message, data]).toEqual([404, nobody.message, undefined]);
  }
  expect((await find(asha, "100000001", "pb")).message).toMatch(/[\u0A00-\u0A7F]/);
});

test("an invalid profile number gets a field error", async () => {
  const { status, errors } = await find(asha, "12 34");
  expect(status).toBe(422);
  expect(errors?.profile_number).toEqual(["A profile number has nine digits, such as 482 173 065."]);
});

test("a member can look up thirty profile numbers a day", async () => {
  await app.forgetLimits();
  const number = await numberOf(balbir);
  for (let time = 0; time < 30; time += 1) expect((await find(asha, number)).status).toBe(200);
  expect((await find(asha, number)).status).toBe(429);
  await app.forgetLimits();
});

test("the recently seen profiles that are still visible are listed in the requested order", async () => {
  const gurleen = await createMan(app, "Gurleen");
  const gone = await createMan(app, "Harjot", { member: { deletion_requested_at: app.deps.now() } });
  const ids = [gurleen.id, "nobody", gone.id, asha.id, balbir.id, gurleen.id].join(",");
  const { status, data } = await as(app, asha).call(listRecent, { query: { ids } });
  expect(status).toBe(200);
  expect(data.map(({ user_id }) => user_id)).toEqual([gurleen.id, balbir.id]);
  expect(Object.keys(data[0] ?? {}).sort()).toEqual([
    "age",
    "city",
    "firstname",
    "lastname",
    "name_in_english",
    "name_in_punjabi",
    "profile_picture",
    "user_id",
  ]);
  const many = Array.from({ length: 9 }, (_, i) => `member${i}`).join(",");
  expect((await as(app, asha).call(listRecent, { query: { ids: many } })).status).toBe(422);
});
