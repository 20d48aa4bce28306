import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { sendPublicReport } from "@sanjog/contract/reports";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { openCase } from "../../src/cases/commands/open-case.ts";
import { endSteps } from "../../src/decisions/commands/end-steps.ts";
import { tokenHash } from "../../src/platform/crypto/secrets.ts";
import { confirmReport } from "../../src/reports/commands/confirm-report.ts";
import { resolveReport } from "../../src/reports/commands.ts";
import { as } from "../support/caller.ts";
import { createMan } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { createRaceReport, on_server, timed } from "../support/race-report.ts";
import { atDesk, createStaff, type StaffPerson } from "../support/staff.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

/** Two members and three leads, whom no other lane touches. */
type Lane = { balbir: Person; charan: Person; harpreet: StaffPerson; jeet: StaffPerson; kiran: StaffPerson };

let app: TestApp;
let lanes: Lane[];
const report = createRaceReport();
const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ limiter, log: report.log }) });
  const lane = async (): Promise<Lane> => ({
    balbir: await createMan(app, "Balbir"),
    charan: await createMan(app, "Charan"),
    harpreet: await createStaff(app, "Harpreet", "lead"),
    jeet: await createStaff(app, "Jeet", "lead"),
    kiran: await createStaff(app, "Kiran", "keeper"),
  });
  lanes = await Promise.all(Array.from({ length: on_server ? 3 : 1 }, lane));
});
afterAll(() => {
  report.print();
  return app.close();
});

const told = { rule: "money", facts: "x", reason_en: "x", reason_pb: "x" };
const suspend = (days: number | null) => ({ ...told, kind: "suspend", days });
const take = (who: StaffPerson, id: string) => atDesk(app, who).call(cases.takeCase, { params: { id } });
const decide = (who: StaffPerson, id: string, body: object) =>
  atDesk(app, who).call(desk.decideCase, { params: { id }, body });
const approve = (who: StaffPerson, id: string) =>
  atDesk(app, who).call(desk.approveDecision, { params: { id }, body: { why: "I agree" } });
const disagree = (who: Person, id: string) =>
  as(app, who).call(desk.appealDecision, { params: { id }, body: { text: "No." } });

type Status = { status: number };
const statuses = (answers: readonly Status[]) => answers.map(({ status }) => status);
const only = (answers: readonly Status[], wanted: readonly number[]) =>
  String(statuses(answers).sort()) === String([...wanted].sort());

/** A 503 from the busy machine makes the round weaker, but is no violation. */
const busy = (answers: readonly Status[]) => answers.some(({ status }) => status === 503);

/** What a command that no request sends would be answered with; a lock that took too long is 503. */
const outcome = [
  () => ({ status: 200 }),
  (error: { code?: string }) => ({ status: error.code === "55P03" ? 503 : 404 }),
] as const;

/** The job that ends suspensions. The queue repeats it when a busy machine has let a lock wait for too long. */
async function runEndSteps(): Promise<void> {
  await endSteps(app.deps).catch((error: { code?: string }) => {
    if (error.code !== "55P03") throw error;
    return runEndSteps();
  });
}

/** Opens a case about a member, and makes the member and their earlier cases as they were. */
async function fresh({ id: member_id }: Person): Promise<string> {
  const { db, tx, now } = app.deps;
  await db.deleteFrom("decisions").where("member_id", "=", member_id).execute();
  await db.deleteFrom("cases").where("member_id", "=", member_id).execute();
  await db.updateTable("members").set({ profile_status: 1 }).where("id", "=", member_id).execute();
  return (await tx((tx) => openCase(tx, now(), { cause: { kind: "order" }, member_id }))).id;
}
const decisionsOf = (case_id: string) =>
  app.deps.db.selectFrom("decisions").where("case_id", "=", case_id).selectAll().execute();
const statusOf = async ({ id }: Person) =>
  (await app.deps.db.selectFrom("members").where("id", "=", id).select("profile_status").executeTakeFirst())
    ?.profile_status;

test("of three who take a case at once, one gets it, and nobody else reads it", async () => {
  const violations = await report.run("take a case", lanes, async (lane, times) => {
    const people = [lane.harpreet, lane.jeet, lane.kiran];
    const id = await fresh(lane.balbir);
    const answers = await Promise.all(people.map((who) => timed(times, () => take(who, id))));
    if (busy(answers)) return [];
    if (!only(answers, [200, 422, 422])) return [`taken: ${statuses(answers)}`];
    const reads = await Promise.all(
      people.map((who) => atDesk(app, who).call(cases.readCase, { params: { id } })),
    );
    if (busy(reads)) return [];
    const wrong = reads.some(({ status }, at) => (status === 200) !== (answers[at]?.status === 200));
    return wrong ? [`read: ${statuses(reads)} after ${statuses(answers)}`] : [];
  });
  expect(violations).toEqual([]);
});

test("of two who approve one another's decisions while a third approves both, each is approved once, and by nobody's own hand", async () => {
  const violations = await report.run("approve one another", lanes, async (lane, times) => {
    const { balbir, charan, harpreet, jeet, kiran } = lane;
    const propose = async (who: StaffPerson, about: Person) => {
      const case_id = await fresh(about);
      await take(who, case_id);
      await decide(who, case_id, suspend(null));
      return { case_id, id: (await decisionsOf(case_id))[0]?.id ?? "" };
    };
    const [his, hers] = [await propose(harpreet, balbir), await propose(jeet, charan)];
    const send = (who: StaffPerson, { id }: { id: string }) => timed(times, () => approve(who, id));
    const answers = await Promise.all([
      send(harpreet, his),
      send(jeet, his),
      send(kiran, his),
      send(jeet, hers),
      send(harpreet, hers),
      send(kiran, hers),
    ]);
    if (busy(answers)) return [];
    const wrong = [answers.slice(0, 3), answers.slice(3)].filter(
      (three) => three[0]?.status !== 403 || !only(three, [403, 200, 404]),
    );
    const rows = [...(await decisionsOf(his.case_id)), ...(await decisionsOf(hers.case_id))];
    const kept = rows.filter(
      ({ decided_by, approved_by, in_force_at }) => approved_by && in_force_at && approved_by !== decided_by,
    );
    const [one, other] = [await statusOf(balbir), await statusOf(charan)];
    if (wrong.length === 0 && rows.length === 2 && kept.length === 2 && one === 6 && other === 6) return [];
    return [`${statuses(answers)}; ${rows.length} rows, ${kept.length} kept; ${one}, ${other}`];
  });
  expect(violations).toEqual([]);
});

test("a decision, two appeals against it, its end and three answers: one appeal, one answer, never by the person who decided", async () => {
  const violations = await report.run("decision against appeal", lanes, async (lane, times) => {
    const { balbir, harpreet, jeet, kiran } = lane;
    const { db } = app.deps;
    const id = await fresh(balbir);
    await take(harpreet, id);
    await decide(harpreet, id, suspend(7));
    const decision = (await decisionsOf(id))[0]?.id ?? "";
    await db.updateTable("decisions").set({ until: app.deps.now() }).where("id", "=", decision).execute();
    const appeals = await Promise.all([
      timed(times, () => disagree(balbir, decision)),
      timed(times, () => disagree(balbir, decision)),
      // The same person may decide again at this moment: the case is closed.
      timed(times, () => decide(harpreet, id, { kind: "dismiss" })),
    ]);
    if (busy(appeals)) return [];
    if (!only(appeals, [200, 404, 422])) return [`appeals: ${statuses(appeals)}`];
    const open = await db.selectFrom("cases").where("appeal_of", "=", decision).select("id").execute();
    const appeal = open[0]?.id ?? "";
    const answer = async (who: StaffPerson, kind: "restore" | "dismiss") => {
      const taken = await take(who, appeal);
      const body = { ...told, kind };
      return taken.status === 200 ? timed(times, () => decide(who, appeal, body)) : taken;
    };
    const [own, restored, dismissed] = await Promise.all([
      answer(harpreet, "restore"),
      answer(jeet, "restore"),
      answer(kiran, "dismiss"),
      runEndSteps(),
    ]);
    if (busy([own, restored, dismissed])) return [];
    const rows = (await decisionsOf(appeal)).filter(({ in_force_at }) => in_force_at);
    const status = await statusOf(balbir);
    const answered = [restored, dismissed].filter((one) => one?.status === 200).length;
    const own_hand = rows.some(({ decided_by }) => decided_by === harpreet.id);
    if (
      open.length === 1 &&
      own.status !== 200 &&
      answered === 1 &&
      rows.length === 1 &&
      !own_hand &&
      status === 1
    )
      return [];
    return [
      `${open.length} appeals; ${statuses([own, restored, dismissed])}; ${rows.length} answers; status ${status}`,
    ];
  });
  expect(violations).toEqual([]);
});

test("of a decision, the command line's end of the report and the confirmation of its address at once, one ends the report", async () => {
  const violations = await report.run("two ends of a report", lanes, async (lane, times) => {
    const { balbir, harpreet } = lane;
    const { deps } = app;
    const { db } = deps;
    await fresh(balbir);
    const { data } = await as(app).call(sendPublicReport, {
      body: { email: "aunt@example.com", described: balbir.id, reason: "harassment", text: "" },
    });
    const id = data.reference;
    const token = deps.random.token();
    const changed = db
      .updateTable("reports")
      .set({ confirm_hash: tokenHash(token) })
      .where("id", "=", id);
    await changed.execute();
    const about = db.selectFrom("cases").where("report_id", "=", id).select("id");
    const case_id = (await about.executeTakeFirstOrThrow()).id;
    await take(harpreet, case_id);
    const resolve = () => deps.tx((tx) => resolveReport(deps, tx, id, "They were told."));
    const [decided, resolved, confirmed] = await Promise.all([
      timed(times, () => decide(harpreet, case_id, { kind: "dismiss" })),
      timed(times, () => resolve().then(...outcome)),
      timed(times, () => confirmReport(deps, token).then(...outcome)),
    ]);
    if (busy([decided, resolved, confirmed])) return [];
    if (only([decided, resolved], [200, 404]) && confirmed.status === 200) return [];
    return [`${statuses([decided, resolved, confirmed])}`];
  });
  expect(violations).toEqual([]);
});
