import { passCase, readCase } from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { endStaffAccount } from "@sanjog/contract/staff";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createDeskScene, type DeskScene, told } from "../../test/support/desk-scene.ts";
import { long_form } from "../../test/support/long-form.ts";
import { signIn } from "../../test/support/people.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";
import { endSteps } from "./commands/end-steps.ts";

let app: TestApp;
let scene: DeskScene;
beforeEachTest(createDeskScene, (...made) => {
  [scene, app] = made;
});

test("a suspension for days ends by itself, with the status from before", async () => {
  await scene.suspended();
  app.clock.pass({ days: 7 });
  await endSteps(app.deps);
  expect(await scene.status()).toBe(1);
});

describe("a suspension of more than seven days", () => {
  const propose = async () => {
    const id = await scene.held(scene.harpreet);
    const answer = await scene.decide(scene.harpreet, id, { ...told, kind: "suspend", days: null });
    expect(answer.data.state).toBe("waits");
    const decision = (await scene.waiting()).find(({ case_id }) => case_id === id);
    return { case_id: id, id: decision?.id ?? "" };
  };
  const pass = (who: StaffPerson, id: string) => atDesk(app, who).call(passCase, { params: { id } });

  test("waits for a second lead, who is never the first", async () => {
    const { id } = await propose();
    expect(await scene.status()).toBe(1);
    expect((await scene.waiting(scene.harpreet)).find((one) => one.id === id)?.may_approve).toBe(false);
    expect([
      (await scene.approve(scene.harpreet, id)).status,
      (await scene.approve(scene.simran, id)).status,
    ]).toEqual([403, 403]);
    expect((await scene.approve(scene.jeet, id)).status).toBe(200);
    expect(await scene.status()).toBe(6);
    expect((await scene.approve(scene.jeet, id)).status).toBe(404);
    expect((await scene.own())[0]?.until).toBeNull();
  });

  test("of two who approve at once, one does", async () => {
    for (let i = 0; i < (long_form ? 200 : 5); i += 1) {
      scene = await createDeskScene(app);
      const { id } = await propose();
      const third = await createStaff(app, "Kiran", "keeper");
      const answers = await Promise.all([scene.approve(scene.jeet, id), scene.approve(third, id)]);
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
      expect(await scene.own()).toHaveLength(1);
    }
  });

  test("lapses after a day, and the case can be decided again", async () => {
    const { id, case_id } = await propose();
    await scene.take(scene.harpreet, case_id);
    expect((await scene.decide(scene.harpreet, case_id, { kind: "dismiss" })).status).toBe(422);
    app.clock.pass({ hours: 24 });
    const later = await createStaff(app, "Kiran", "lead");
    expect((await scene.approve(later, id)).status).toBe(404);
    await scene.take(later, case_id);
    expect((await scene.decide(later, case_id, { kind: "dismiss" })).status).toBe(200);
    expect(await scene.status()).toBe(1);
  });

  test("is refused by a second person, and frees the case", async () => {
    const { id, case_id } = await propose();
    const refuse = () =>
      atDesk(app, scene.jeet).call(desk.refuseDecision, { params: { id }, body: { why: "too hard" } });
    expect([(await refuse()).status, (await refuse()).status]).toEqual([200, 404]);
    await scene.take(scene.jeet, case_id);
    expect((await scene.decide(scene.jeet, case_id, { ...told, kind: "warn" })).status).toBe(200);
  });

  test("is read, approved and refused by nobody who knows the family", async () => {
    const { id, case_id } = await propose();
    const third = await createStaff(app, "Kiran", "lead");
    const refuse = (who: StaffPerson) =>
      atDesk(app, who).call(desk.refuseDecision, { params: { id }, body: { why: "He is my cousin." } });
    await scene.take(scene.jeet, case_id);
    await pass(scene.jeet, case_id);
    expect(await scene.waiting(scene.jeet)).toEqual([]);
    expect([(await scene.approve(scene.jeet, id)).status, (await refuse(scene.jeet)).status]).toEqual([
      403, 403,
    ]);
    expect([(await scene.approve(third, id)).status, await scene.status()]).toEqual([200, 6]);
  });

  test.each(["knows the family", "has left the desk"])(
    "is void once the first person %s, and the case can be decided again",
    async (how) => {
      const { id, case_id } = await propose();
      if (how === "knows the family") {
        await scene.take(scene.harpreet, case_id);
        await pass(scene.harpreet, case_id);
      } else {
        const keeper = await createStaff(app, "Gurmeet", "keeper");
        const params = { id: scene.harpreet.id };
        await atDesk(app, keeper).call(endStaffAccount, { params, body: { why: "They moved." } });
      }
      expect([await scene.waiting(), (await scene.approve(scene.jeet, id)).status]).toEqual([[], 404]);
      await scene.take(scene.jeet, case_id);
      expect((await scene.decide(scene.jeet, case_id, { kind: "dismiss" })).status).toBe(200);
      expect(await scene.status()).toBe(1);
    },
  );

  test("the database refuses an approval by the first person, and a long suspension by one", async () => {
    const { id } = await propose();
    const alone = (set: ReturnType<typeof sql>) =>
      sql`update decisions set ${set} where id = ${id}`.execute(app.deps.db);
    await expect(alone(sql`approved_by = decided_by`)).rejects.toThrow("nobody_approves_their_own_decision");
    await expect(alone(sql`in_force_at = now()`)).rejects.toThrow("a_step_of_two_is_approved_first");
    await expect(alone(sql`needs_second = false`)).rejects.toThrow("a_long_suspension_needs_two");
  });
});

describe("a suspension while the member is suspended", () => {
  const day = (count: number) => new Date(app.deps.now().getTime() + count * 24 * 3_600_000).toISOString();
  const again = async (days: number | null, who = scene.harpreet) =>
    scene.decide(who, await scene.held(who), {
      ...told,
      kind: "suspend",
      days,
      reason_en: "The reason is another.",
    });

  test("a shorter one replaces the earlier at once, and its end counts", async () => {
    const first = await scene.suspended(7);
    expect((await again(1)).data.state).toBe("in_force");
    const [present, earlier] = await scene.own();
    expect(present).toMatchObject({ in_effect: true, superseded: false, reason: "The reason is another." });
    expect(earlier).toMatchObject({ id: first, in_effect: false, superseded: true, may_appeal: false });
    expect((await scene.disagree(first)).status).toBe(404);
    app.clock.pass({ days: 1 });
    await Promise.all([endSteps(app.deps), endSteps(app.deps)]);
    expect(await scene.status()).toBe(1);
  });

  test("one person lengthens it to seven days from its beginning, and no further", async () => {
    await scene.suspended(3);
    app.clock.pass({ days: 2 });
    const harpreet = await createStaff(app, "Harpreet", "lead");
    expect((await again(5, harpreet)).data.state).toBe("in_force");
    const id = await scene.held(harpreet);
    const file = (await atDesk(app, harpreet).call(readCase, { params: { id } })).data;
    expect(file.member?.suspension).toEqual({ since: day(-2), until: day(5) });
    const longer = await scene.decide(harpreet, id, { ...told, kind: "suspend", days: 6 });
    expect(longer.data.state).toBe("waits");
  });

  test("a longer one changes nothing until a second person approves; the earlier end is then void", async () => {
    await scene.suspended(7);
    const id = await scene.held(scene.harpreet);
    const longer = await scene.decide(scene.harpreet, id, { ...told, kind: "suspend", days: 30 });
    expect([longer.data.state, (await scene.own()).length]).toEqual(["waits", 1]);
    const decision = (await scene.waiting()).find(({ case_id }) => case_id === id);
    expect((await scene.approve(scene.jeet, decision?.id ?? "")).status).toBe(200);
    app.clock.pass({ days: 7 });
    await endSteps(app.deps);
    expect(await scene.status()).toBe(6);
    app.clock.pass({ days: 23 });
    await endSteps(app.deps);
    expect(await scene.status()).toBe(1);
  });

  test("a restored member is not suspended by an earlier decision", async () => {
    await scene.suspended(7);
    await again(3);
    await scene.decide(scene.harpreet, await scene.held(scene.harpreet), { ...told, kind: "restore" });
    expect(await scene.status()).toBe(1);
    expect((await scene.own()).filter(({ kind, in_effect }) => kind === "suspend" && in_effect)).toEqual([]);
  });

  test("one person who restores a member cannot suspend again beyond seven days from the first beginning", async () => {
    await scene.suspended(7);
    const restore = async (who = scene.harpreet) =>
      scene.decide(who, await scene.held(who), { ...told, kind: "restore" });
    await restore();
    app.clock.pass({ days: 6 });
    const harpreet = await createStaff(app, "Harpreet", "lead");
    const id = await scene.held(harpreet);
    const file = (await atDesk(app, harpreet).call(readCase, { params: { id } })).data;
    expect(file.member?.suspensions_alone).toEqual([{ since: day(-6), until: day(-6) }]);
    const longer = await scene.decide(harpreet, id, { ...told, kind: "suspend", days: 7 });
    expect([longer.data.state, await scene.status()]).toEqual(["waits", 1]);
    expect([(await again(1, harpreet)).data.state, await scene.status()]).toEqual(["in_force", 6]);
    await restore(harpreet);
    app.clock.pass({ days: 2 });
    const kiran = await createStaff(app, "Kiran", "lead");
    expect([(await again(7, kiran)).data.state, await scene.status()]).toEqual(["waits", 1]);
  });

  test("one person cannot follow a suspension of seven days by another, within thirty days", async () => {
    await scene.suspended(7);
    app.clock.pass({ days: 7 });
    await endSteps(app.deps);
    const harpreet = await createStaff(app, "Harpreet", "lead");
    expect([(await again(1, harpreet)).data.state, await scene.status()]).toEqual(["waits", 1]);
    app.clock.pass({ days: 30 });
    scene.asha.token = await signIn(app, scene.asha.id);
    const kiran = await createStaff(app, "Kiran", "lead");
    expect([(await again(7, kiran)).data.state, await scene.status()]).toEqual(["in_force", 6]);
  });

  test("a hold and a suspension end after whole days also where clocks change in them", async () => {
    await scene.suspended(7);
    const decided_at = new Date("2027-03-13T20:00:00Z");
    for (const [kind, days] of [
      ["suspend", 7],
      ["hold", 1],
    ] as const) {
      const until = new Date(decided_at.getTime() + days * 24 * 3_600_000);
      const stored = app.deps.tx(async (tx) => {
        await sql`set local time zone 'America/Vancouver'`.execute(tx);
        const rows = tx.updateTable("decisions").where("member_id", "=", scene.balbir.id);
        await rows.set({ kind, decided_at, until }).execute();
        await rows.set({ until: new Date(until.getTime() + 1_000) }).execute();
      });
      await expect(stored).rejects.toThrow(
        kind === "suspend" ? "a_long_suspension_needs_two" : "a_hold_by_one_lasts_a_day",
      );
      const whole = app.deps.tx(async (tx) => {
        await sql`set local time zone 'America/Vancouver'`.execute(tx);
        const rows = tx.updateTable("decisions").where("member_id", "=", scene.balbir.id);
        return rows.set({ kind, decided_at, until }).executeTakeFirst();
      });
      expect((await whole).numUpdatedRows).toBe(1n);
    }
  });

  test("of two at once one replaces the other, and one that meets the end of an earlier one holds", async () => {
    const open = async () => (await scene.own()).filter(({ in_effect }) => in_effect).length;
    for (let i = 0; i < (long_form ? 200 : 5); i += 1) {
      scene = await createDeskScene(app);
      await scene.suspended(1);
      const one = await scene.held(scene.harpreet);
      const two = await scene.held(scene.jeet, "harassment");
      await Promise.all([
        scene.decide(scene.harpreet, one, { ...told, kind: "suspend", days: 2 }),
        scene.decide(scene.jeet, two, { ...told, kind: "suspend", days: 3 }),
      ]);
      expect([await open(), await scene.status()]).toEqual([1, 6]);
      app.clock.pass({ days: 4 });
      const kiran = await createStaff(app, "Kiran", "lead");
      const third = await scene.held(kiran, "contact_details");
      const [, answer] = await Promise.all([
        endSteps(app.deps),
        scene.decide(kiran, third, { ...told, kind: "suspend", days: 2 }),
      ]);
      expect([answer.data.state, await open(), await scene.status()]).toEqual(["in_force", 1, 6]);
    }
  });
});
