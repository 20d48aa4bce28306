import { sendServiceMessage } from "@sanjog/contract/help";
import type { ServiceWish } from "@sanjog/domain/help/service-message";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
  asha = await createComplete(app, "Asha");
});
afterAll(() => app.close());

const ask = (wish: ServiceWish, text: string) =>
  as(app, asha).call(sendServiceMessage, { body: { wish, text } });
const requests = async () => {
  const rows = await app.deps.db
    .selectFrom("pressure_requests")
    .where("member_id", "=", asha.id)
    .orderBy("at")
    .select(["id", "wish", "words"])
    .execute();
  return rows.map(({ id, ...row }) => app.deps.fields.decryptRow("pressure_requests", id, row));
};
const isHidden = async () =>
  (
    await app.deps.db
      .selectFrom("members")
      .where("id", "=", asha.id)
      .select("under_maintenance")
      .executeTakeFirstOrThrow()
  ).under_maintenance;

test("however many requests there were in a day, the next one is answered alike, hides the profile and is read by the desk", async () => {
  const first = await ask("show", "request 0");
  for (let sent = 1; sent < 30; sent += 1) {
    app.clock.pass({ seconds: 1 });
    const answer = await ask("show", `request ${sent}`);
    expect([answer.status, answer.message]).toEqual([200, first.message]);
  }
  expect(await isHidden()).toBe(false);
  app.clock.pass({ seconds: 1 });
  const last = await ask("hide", "It is me, mustard.");
  expect([last.status, last.message, last.bytes.length]).toEqual([200, first.message, first.bytes.length]);
  expect(await isHidden()).toBe(true);
  const kept = await requests();
  expect(kept).toHaveLength(10);
  expect(kept.at(-1)).toMatchObject({ wish: "hide", words: "It is me, mustard." });
});

test("however many wishes to be shown follow in a day, the desk still reads every wish to be hidden", async () => {
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
  for (let sent = 0; sent < 10; sent += 1) {
    app.clock.pass({ seconds: 1 });
    await ask("show", `request ${sent}`);
  }
  app.clock.pass({ seconds: 1 });
  await ask("hide", "It is me, mustard.");
  for (let sent = 0; sent < 12; sent += 1) {
    app.clock.pass({ seconds: 1 });
    await ask("show", `pressed ${sent}`);
  }
  app.clock.pass({ seconds: 1 });
  await ask("hide", "It is me, mustard again.");
  const kept = await requests();
  expect(kept.filter(({ wish }) => wish === "hide").map(({ words }) => words)).toEqual([
    "It is me, mustard.",
    "It is me, mustard again.",
  ]);
  expect(kept).toHaveLength(10);
});

test("however many wishes to be hidden there are in a day, each hides at once, and the desk reads the first ten and the last ten", async () => {
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
  const first = await ask("hide", "request 0");
  for (let sent = 1; sent < 35; sent += 1) {
    app.clock.pass({ seconds: 1 });
    const answer = await ask("hide", `request ${sent}`);
    expect([answer.status, answer.bytes.toString()]).toEqual([200, first.bytes.toString()]);
  }
  const sent = (from: number) => Array.from({ length: 10 }, (_, nth) => `request ${from + nth}`);
  expect((await requests()).map(({ words }) => words)).toEqual([...sent(0), ...sent(25)]);
  await app.deps.db
    .updateTable("members")
    .set({ under_maintenance: false, profile_status: 1 })
    .where("id", "=", asha.id)
    .execute();
  app.clock.pass({ seconds: 1 });
  await ask("hide", "It is me, mustard.");
  expect(await isHidden()).toBe(true);
  expect((await requests()).at(-1)?.words).toBe("It is me, mustard.");
});
