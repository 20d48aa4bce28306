import { loadUser } from "@sanjog/contract/accounts";
import * as desk from "@sanjog/contract/cases";
import { decideCase } from "@sanjog/contract/decisions";
import { savePersonal } from "@sanjog/contract/profiles";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { long_form } from "../../test/support/long-form.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { pressureHands } from "../../test/support/pressure-scene.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { told_personal } from "../../test/support/told-steps.ts";
import { areas } from "../areas.ts";
import { decideByOperator } from "../decisions/commands/by-operator.ts";
import { endSteps } from "../decisions/commands/end-steps.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let simran: StaffPerson;
let harpreet: StaffPerson;
beforeAll(async () => {
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ limiter }) });
  simran = await createStaff(app, "Simran", "moderator");
  harpreet = await createStaff(app, "Harpreet", "lead");
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha", { member: { profile_status: 1 } });
  balbir = await createMan(app, "Balbir");
  await app.runJobs();
  app.mail.sent.length = 0;
});

const { ask, seen, openCase, caseId, take, decide } = pressureHands(() => ({ app, asha, balbir, harpreet }));
const reasons = async () => (await as(app, asha).call(loadUser)).data.visibility.reasons;
const on = (id: string) => ({ params: { id } });

/** Opens a case about Asha that this person holds, and of which moderators may know. */
const anotherCase = (who: StaffPerson) =>
  app.deps.db
    .insertInto("cases")
    .values({
      kind: "order",
      member_id: asha.id,
      reporter_id: null,
      report_id: null,
      picture_id: null,
      text: "",
      opened_at: app.deps.now(),
      due_at: app.deps.now(),
      leased_by: who.id,
      leased_until: new Date(app.deps.now().getTime() + 3_600_000),
      alerted_at: null,
      closed_at: null,
      outcome: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
const write = async (express_yourself: string) => {
  const answer = await as(app, asha).call(savePersonal, { body: { ...told_personal, express_yourself } });
  expect(answer.status).toBe(200);
};

describe("the desk of a member under pressure", () => {
  test("only leads learn of the case, also from the history of another", async () => {
    await ask("hide");
    const id = await caseId();
    const listed = async (who: StaffPerson) =>
      (await atDesk(app, who).call(desk.listCases, { query: { kind: "pressure" } })).data.data.map(
        (one) => one.id,
      );
    expect([await listed(simran), (await listed(harpreet)).includes(id)]).toEqual([[], true]);
    expect((await take(id, simran)).status).toBe(403);
    const other = await anotherCase(simran);
    const { data, bytes } = await atDesk(app, simran).call(desk.readCase, on(other.id));
    expect([data.member?.history, data.requests]).toEqual([[], []]);
    expect(bytes.toString()).not.toContain("CANARYWORDS");
  });

  test("the file of another case has for moderators the status from before, and for leads the present one", async () => {
    const shown = async (who: StaffPerson) => {
      const { data } = await atDesk(app, who).call(desk.readCase, on((await anotherCase(who)).id));
      return data.member?.profile_status;
    };
    const before = await shown(simran);
    await ask("hide");
    expect([before, await shown(simran), await shown(harpreet)]).toEqual([1, 1, 2]);
    await write("Find me on Instagram");
    expect(await shown(simran)).toBe(4);
    const member = app.deps.db.updateTable("members").where("id", "=", asha.id);
    await member.set({ held_before_maintenance: true }).execute();
    expect(await shown(simran)).toBe(2);
    await member.set({ held_before_maintenance: false, profile_status: 6 }).execute();
    expect(await shown(simran)).toBe(6);
  });

  test("opens no private details in such a case, since the download would tell of it", async () => {
    await ask("hide");
    const id = await caseId();
    await take(id);
    const answer = await atDesk(app, harpreet).call(desk.openPrivateDetails, {
      ...on(id),
      body: { why: "to look at the parents" },
    });
    expect(answer.status).toBe(404);
  });

  test("a request to be shown changes nothing by itself: a lead decides, and then all is as before", async () => {
    await ask("hide");
    expect((await decide("release")).status).toBe(422);
    app.clock.pass({ minutes: 1 });
    await ask("show");
    expect(await seen()).toBe(404);
    expect((await decide("release")).status).toBe(200);
    expect([await seen(), await reasons()]).toEqual([200, []]);
  });

  test.each([
    ["active", { profile_status: 1 as const }, [1, null], [4, null]],
    ["paused", { profile_status: 3 as const, paused_from_status: 1 as const }, [3, 1], [3, 4]],
  ])(
    "a doubtful text that a member wrote while hidden waits for review afterwards: %s",
    async (_, before, reviewed, unreviewed) => {
      await app.deps.db.updateTable("members").set(before).where("id", "=", asha.id).execute();
      for (const [text, after] of [
        ["I teach in a school.", reviewed],
        ["Find me on Instagram", unreviewed],
      ] as const) {
        await ask("hide");
        await write(text);
        app.clock.pass({ minutes: 1 });
        await ask("show");
        expect((await decide("release")).status).toBe(200);
        const row = await app.deps.db
          .selectFrom("members")
          .where("id", "=", asha.id)
          .select(["profile_status", "paused_from_status"])
          .executeTakeFirstOrThrow();
        expect([text, row.profile_status, row.paused_from_status]).toEqual([text, ...after]);
      }
    },
  );

  test("a request to be hidden in the moment of a decision to show is never lost", async () => {
    for (let i = 0; i < (long_form ? 1_000 : 10); i += 1) {
      app.clock.pass({ minutes: 1 });
      await ask("show", `show ${i}`);
      await take(await caseId());
      app.clock.pass({ minutes: 1 });
      const id = await caseId();
      const release = atDesk(app, harpreet).call(decideCase, { ...on(id), body: { kind: "release" } });
      const [answer] = await Promise.all([ask("hide", `hide ${i}`), release]);
      expect(answer.status).toBe(200);
      expect([await seen(), (await openCase()) !== undefined]).toEqual([404, true]);
    }
  });

  test("the decision keeps nothing that could name the member", async () => {
    await ask("hide");
    const id = await caseId();
    await take(id);
    const picture = await app.deps.db
      .selectFrom("pictures")
      .where("member_id", "=", asha.id)
      .select("id")
      .executeTakeFirstOrThrow();
    const said = {
      facts: "Asha asked",
      reason_en: "Asha",
      reason_pb: "ਆਸ਼ਾ",
      picture_id: picture.id,
      rule: "terms",
    } as const;
    const body = { kind: "dismiss", ...said } as const;
    expect((await atDesk(app, harpreet).call(decideCase, { ...on(id), body })).status).toBe(200);
    const kept = await app.deps.db
      .selectFrom("decisions")
      .where("case_id", "=", id)
      .select(["kind", "member_id", "rule", "facts", "reason_en", "reason_pb", "picture_id"])
      .execute();
    const empty = { member_id: null, rule: null, facts: "", reason_en: "", reason_pb: "", picture_id: null };
    expect(kept).toEqual([{ kind: "dismiss", ...empty }]);
  });

  test("a hold and a release are answered as for any other member, and take effect beneath the maintenance", async () => {
    const answers = async (hidden: boolean) => {
      asha = await createComplete(app, "Asha", { member: { profile_status: 1 } });
      if (hidden) await ask("hide");
      const on_case = async (kind: "hold" | "release") => {
        const { id } = await anotherCase(simran);
        const body = { kind, rule: "terms", facts: "f", reason_en: "r", reason_pb: "ਕ" } as const;
        const { status, message } = await atDesk(app, simran).call(decideCase, { ...on(id), body });
        return [kind, status, message];
      };
      const told = [await on_case("release"), await on_case("hold"), await on_case("hold")];
      const shown = await atDesk(app, simran).call(desk.readCase, on((await anotherCase(simran)).id));
      return [...told, shown.data.member?.profile_status];
    };
    const ordinary = await answers(false);
    expect(await answers(true)).toEqual(ordinary);
    expect(ordinary.map((told) => (Array.isArray(told) ? told[1] : told))).toEqual([403, 200, 403, 2]);
    const row = () =>
      app.deps.db
        .selectFrom("members")
        .where("id", "=", asha.id)
        .select(["profile_status", "under_maintenance", "status_before"])
        .executeTakeFirstOrThrow();
    app.clock.pass({ hours: 24 });
    await endSteps(app.deps);
    expect(await row()).toEqual({ profile_status: 2, under_maintenance: true, status_before: 1 });
    harpreet = await createStaff(app, "Harpreet", "lead");
    simran = await createStaff(app, "Simran", "moderator");
    asha.token = await signIn(app, asha.id);
    balbir.token = await signIn(app, balbir.id);
    await ask("show");
    expect((await decide("release")).status).toBe(200);
    expect(await row()).toEqual({ profile_status: 1, under_maintenance: false, status_before: null });
  });

  test("the end of the maintenance does not end a hold", async () => {
    await ask("hide");
    const operator = { who: "gurdev", why: "a look" };
    await decideByOperator(app.deps, operator, { kind: "hold", member_id: asha.id });
    app.clock.pass({ minutes: 1 });
    await ask("show");
    expect((await decide("release")).status).toBe(200);
    expect(await seen()).toBe(404);
    await decideByOperator(app.deps, operator, { kind: "release", member_id: asha.id });
    expect(await seen()).toBe(200);
  });

  test("can end such a case in no other way", async () => {
    await ask("hide");
    const id = await caseId();
    await take(id);
    for (const kind of ["hold", "warn", "suspend", "ask_changes", "restore"] as const) {
      const body = { kind, rule: "terms", facts: "f", reason_en: "r", reason_pb: "r", days: 1 };
      const answer = await atDesk(app, harpreet).call(decideCase, { ...on(id), body: body as never });
      expect([kind, answer.status]).toEqual([kind, 422]);
    }
  });

  test("a member under maintenance waits for no review, and a step of an operator shows nobody", async () => {
    await ask("hide");
    const operator = { who: "gurdev", why: "a look" };
    await decideByOperator(app.deps, operator, {
      kind: "suspend",
      member_id: asha.id,
      reason: { en: "For a while.", pb: "ਕੁਝ ਸਮੇਂ ਲਈ।" },
    });
    await decideByOperator(app.deps, operator, { kind: "restore", member_id: asha.id });
    expect([await seen(), await reasons()]).toEqual([404, ["maintenance"]]);
    const reviews = app.deps.db
      .selectFrom("cases")
      .where("member_id", "=", asha.id)
      .where("kind", "=", "review");
    expect(await reviews.selectAll().execute()).toEqual([]);
  });
});
