import { exportData } from "@sanjog/contract/account-lifecycle";
import { loadUser } from "@sanjog/contract/accounts";
import * as desk from "@sanjog/contract/cases";
import { listOwnDecisions } from "@sanjog/contract/decisions";
import { listNotifications } from "@sanjog/contract/notifications";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { callEndpoint, documentedEndpoints } from "../../test/support/documented-endpoints.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createKeptLog } from "../../test/support/kept-log.ts";
import { long_form } from "../../test/support/long-form.ts";
import { type Person } from "../../test/support/people.ts";
import { pressure_words, pressureHands } from "../../test/support/pressure-scene.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";

const { log, lines } = createKeptLog("trace");

let app: TestApp;
let asha: Person;
let balbir: Person;
let harpreet: StaffPerson;
beforeAll(async () => {
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ log, limiter }) });
  harpreet = await createStaff(app, "Harpreet", "lead");
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha", { member: { profile_status: 1 } });
  balbir = await createMan(app, "Balbir");
  await app.runJobs();
  app.mail.sent.length = 0;
  lines.length = 0;
});

const { ask, seen, openCase, caseId, take, decide } = pressureHands(() => ({ app, asha, balbir, harpreet }));
const reasons = async () => (await as(app, asha).call(loadUser)).data.visibility.reasons;
const on = (id: string) => ({ params: { id } });

const sessionOf = ({ id }: Person) =>
  app.deps.db
    .selectFrom("member_sessions")
    .where("member_id", "=", id)
    .select("id")
    .executeTakeFirstOrThrow();

describe("a member who asks to be hidden", () => {
  test("is hidden at once, and the account says only that it is for maintenance", async () => {
    expect(await seen()).toBe(200);
    const answer = await ask("hide");
    expect([answer.status, answer.data, answer.message]).toEqual([
      200,
      undefined,
      "Thank you. We have your message.",
    ]);
    expect(await seen()).toBe(404);
    const { data } = await as(app, balbir).call(listSuggestions, { query: {} });
    expect(data.data.map(({ user_id }) => user_id)).not.toContain(asha.id);
    expect(await reasons()).toEqual(["maintenance"]);
    expect((await as(app, asha).call(listOwnDecisions)).data).toEqual([]);
    expect((await as(app, asha).call(listNotifications, { query: {} })).data.data).toEqual([]);
  });

  test("gets no mail and no push, neither then nor after an answer of the desk", async () => {
    await app.deps.db
      .insertInto("push_devices")
      .values({
        id: asha.id,
        member_id: asha.id,
        session_id: (await sessionOf(asha)).id,
        endpoint: `https://push.test/${asha.id}`,
        p256dh: "key",
        auth: "auth",
        registered_at: app.deps.now(),
      })
      .execute();
    await ask("hide");
    await decide("dismiss");
    app.clock.pass({ minutes: 1 });
    await ask("show");
    expect((await decide("release")).status).toBe(200);
    await app.runJobs();
    expect([app.mail.sent, app.push.sent]).toEqual([[], []]);
  });

  test("sends the same answer whatever was asked before, and learns nothing from it", async () => {
    const answers = [];
    for (const wish of ["show", "hide", "hide", "show"] as const) answers.push(await ask(wish, ""));
    expect(new Set(answers.map(({ bytes }) => bytes.toString())).size).toBe(1);
  });

  test("is named by no line of the log", async () => {
    await ask("hide");
    const line = lines.find((one) => one.includes("service-message")) ?? "";
    expect(JSON.parse(line)).toMatchObject({ endpoint: "/backend/api/user/service-message", status: 200 });
    expect(Object.keys(JSON.parse(line))).not.toContain("who");
    expect(lines.join()).not.toContain("CANARYWORDS");
    expect(lines.join()).not.toContain(asha.id);
  });

  test("no answer to the member and no part of the download holds the words or the reason", async () => {
    await ask("hide");
    const id = await caseId();
    await take(id);
    const file = await atDesk(app, harpreet).call(desk.readCase, on(id));
    expect(file.data.requests).toMatchObject([{ wish: "hide", words: pressure_words }]);
    await decide("dismiss");
    const told: string[] = [];
    for (const endpoint of (await documentedEndpoints(app)).filter(({ kind }) => kind !== "events")) {
      if (endpoint.method !== "GET") continue;
      const { body } = await callEndpoint(app, endpoint, { token: asha.token ?? "", path: { id: asha.id } });
      told.push(String(body));
    }
    const { bytes } = await as(app, asha).call(exportData, { body: { password: good_password } });
    const data = strFromU8(unzipSync(new Uint8Array(bytes))["data.json"] ?? new Uint8Array());
    const { members, decisions, staff_looks } = JSON.parse(data);
    expect(members).toMatchObject([{ profile_status: 2 }]);
    expect([decisions, staff_looks]).toEqual([[], []]);
    expect(told.length).toBeGreaterThan(20);
    expect(data).not.toContain("maintenance");
    for (const text of [...told, data]) expect(text).not.toMatch(/CANARYWORDS|pressure|forced/i);
  });

  test("two requests at once open one case, which keeps the words of both", async () => {
    for (let i = 0; i < (long_form ? 1_000 : 10); i += 1) {
      app.clock.pass({ minutes: 1 });
      const answers = await Promise.all([ask("hide", `one ${i}`), ask("hide", `two ${i}`)]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      await take(await caseId());
      const { data } = await atDesk(app, harpreet).call(desk.readCase, on(await caseId()));
      expect(
        data.requests
          .slice(0, 2)
          .map(({ words }) => words)
          .sort(),
      ).toEqual([`one ${i}`, `two ${i}`]);
      expect((await decide("dismiss")).status).toBe(200);
      expect(await openCase()).toBeUndefined();
    }
  });

  test("the database holds the words encrypted", async () => {
    await ask("hide");
    const rows = await app.deps.db
      .selectFrom("pressure_requests")
      .where("member_id", "=", asha.id)
      .selectAll()
      .execute();
    expect(JSON.stringify(rows)).not.toContain("CANARYWORDS");
  });
});
