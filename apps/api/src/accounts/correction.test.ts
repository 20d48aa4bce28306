import * as endpoints from "@sanjog/contract/accounts";
import { listSetAside, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist, listShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { memberRow } from "../../test/support/member-state.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { commands } from "../operator/cli/commands.ts";
import { no_replicas } from "../platform/database/replicas.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
const noted: string[] = [];
beforeAll(async () => {
  const noteWrite = async (member_id: string) => void noted.push(member_id);
  app = await createTestApp(areas, { ports: () => ({ replicas: { ...no_replicas, noteWrite } }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const change = (body: object, locale: "en" | "pb" = "en") =>
  as(app, asha).call(endpoints.changeAccount, { body, locale });
const told = async () => {
  const { profile_for, gender, may_correct_profile_for } = (await as(app, asha).call(endpoints.loadUser))
    .data;
  return [profile_for, gender, may_correct_profile_for];
};
const suggestedTo = async (person: Person) =>
  (await as(app, person).call(listSuggestions)).data.data.map(({ user_id }) => user_id);

async function request(from: Person, to: Person, status: "pending" | "accepted" | "rejected") {
  const at = app.deps.now();
  const row = { id: app.deps.random.id(), sender_id: from.id, receiver_id: to.id, sent_at: at };
  await app.deps.db
    .insertInto("connection_requests")
    .values({ ...row, status, answered_at: status === "pending" ? null : at })
    .execute();
}

describe("the profile's relation and gender", () => {
  test("can be corrected once by the member, which updates suggestions at once", async () => {
    const deepa = await createComplete(app, "Deepa");
    await as(app, asha).call(addToShortlist, { body: { favorite_user_id: balbir.id } });
    await as(app, asha).call(setAside, { body: { set_aside_user_id: balbir.id } });
    expect(await suggestedTo(balbir)).toContain(asha.id);
    expect(await told()).toEqual(["myself", "female", true]);
    noted.length = 0;
    expect((await change({ profile_for: "son" })).status).toBe(200);
    expect(noted).toEqual([asha.id]);
    expect(await told()).toEqual(["son", "male", false]);
    expect(await suggestedTo(balbir)).toEqual([deepa.id]);
    expect(await suggestedTo(deepa)).toContain(asha.id);
    expect(await suggestedTo(asha)).toEqual([deepa.id]);
    expect((await as(app, asha).call(listShortlist)).data.total).toBe(0);
    expect((await as(app, asha).call(listSetAside)).data.total).toBe(0);
  });

  test("cannot be corrected twice, not even back; the error says what to do instead", async () => {
    expect((await change({ profile_for: "myself", gender: "male" })).status).toBe(200);
    for (const body of [{ profile_for: "daughter" }, { profile_for: "relative" }]) {
      const no = await change(body);
      expect([no.status, Object.keys(no.errors ?? {})]).toEqual([422, ["profile_for"]]);
      expect(String(no.errors?.profile_for)).toContain("write to us");
    }
    expect(String((await change({ gender: "female" }, "pb")).errors?.gender)).toMatch(/ਸਾਨੂੰ ਲਿਖੋ/);
    expect(await told()).toEqual(["myself", "male", false]);
  });

  test.each([
    ["a request of the member's own", () => request(asha, balbir, "pending")],
    ["a request from somebody", () => request(balbir, asha, "pending")],
    ["a refusal", () => request(balbir, asha, "rejected")],
    ["a connection", () => request(balbir, asha, "accepted")],
  ])("cannot be corrected while there is %s", async (_, exist) => {
    await exist();
    expect((await told())[2]).toBe(false);
    const no = await change({ profile_for: "sister" });
    expect([no.status, Object.keys(no.errors ?? {})]).toEqual([422, ["profile_for"]]);
    expect(await told()).toEqual(["myself", "female", false]);
  });

  test("sending unchanged values does not count as a correction", async () => {
    expect((await change({ profile_for: "myself", gender: "female" })).status).toBe(200);
    expect(await told()).toEqual(["myself", "female", true]);
  });

  test("only one of several concurrent corrections succeeds", async () => {
    const answers = await Promise.all(
      ["son", "brother", "daughter", "sister"].map((profile_for) => change({ profile_for })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });
});

describe("an operator", () => {
  const operator = { who: "Gurmeet (ops)", why: "the family wrote to us" };
  const nothing_typed = { what: "", en: "", pb: "", to: "", with: "", hours: "", members: "" };
  const correct = (to: string) =>
    commands.correct?.run(app.deps, operator, { ...nothing_typed, what: asha.id, to });

  test("corrects the gender at any time, which ends requests and connections and is logged", async () => {
    await change({ profile_for: "relative" });
    await request(balbir, asha, "accepted");
    expect(await correct("myself,male")).toContain("1 requests and connections have ended");
    expect(await told()).toEqual(["myself", "male", false]);
    expect(await app.deps.db.selectFrom("connection_requests").selectAll().execute()).toEqual([]);
    const log = app.deps.db.selectFrom("audit_log").select(["action", "why"]).orderBy("id", "desc");
    expect(await log.executeTakeFirst()).toEqual({ action: "correct_profile", why: operator.why });
  });

  test("ends no request or connection when the gender is unchanged", async () => {
    await request(balbir, asha, "accepted");
    expect(await correct("daughter")).not.toContain("ended");
    expect(await told()).toEqual(["daughter", "female", false]);
    expect(await app.deps.db.selectFrom("connection_requests").select("status").execute()).toHaveLength(1);
  });

  test("cannot change the gender of a matched member, even when held or suspended, and gets an error for an invalid value", async () => {
    await request(balbir, asha, "accepted");
    const { id: connection_id } = await app.deps.db
      .selectFrom("connection_requests")
      .select("id")
      .executeTakeFirstOrThrow();
    const at = app.deps.now();
    const couple = { sender_id: balbir.id, receiver_id: asha.id, sent_at: at, answered_at: at };
    await app.deps.db
      .insertInto("proposals")
      .values({ ...couple, id: app.deps.random.id(), connection_id, status: "accepted" })
      .execute();
    for (const profile_status of [5, 2, 6] as const) {
      const member = app.deps.db.updateTable("members").where("id", "=", asha.id);
      await member.set({ profile_status }).execute();
      await expect(correct("son")).rejects.toThrow("status_forbids");
    }
    await expect(correct("uncle")).rejects.toThrow("invalid_fields");
    await expect(correct("son,female")).rejects.toThrow("invalid_fields");
    expect((await memberRow(app, asha))?.gender).toBe("female");
  });
});
