import * as approvals from "@sanjog/contract/approvals";
import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { sendReport } from "@sanjog/contract/reports";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { openCase } from "../../src/cases/commands/open-case.ts";
import { as } from "../support/caller.ts";
import { connect } from "../support/couples.ts";
import { createComplete, createMan } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import { memberRow } from "../support/member-state.ts";
import type { Person } from "../support/people.ts";
import { createRaceReport, on_server, timed } from "../support/race-report.ts";
import { atDesk, createStaff, type StaffPerson } from "../support/staff.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

type Lane = { harpreet: StaffPerson; jeet: StaffPerson; kiran: StaffPerson };

let app: TestApp;
let lanes: Lane[];
const report = createRaceReport();
const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ limiter, log: report.log }) });
  const lane = async (): Promise<Lane> => ({
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
const why = { why: "The family asked by letter." };
const busy = (answers: readonly { status: number }[]) => answers.some(({ status }) => status === 503);
const take = (who: StaffPerson, id: string) => atDesk(app, who).call(cases.takeCase, { params: { id } });
const decide = (who: StaffPerson, id: string, body: object) =>
  atDesk(app, who).call(desk.decideCase, { params: { id }, body });
const approve = (who: StaffPerson, id: string) =>
  atDesk(app, who).call(approvals.approveStep, { params: { id }, body: why });
/** Opens a case about a member, which `who` takes. */
const held = async (who: StaffPerson, { id: member_id }: Person, kind: "order" | "data_request") => {
  const { id } = await app.deps.tx((tx) => openCase(tx, app.deps.now(), { cause: { kind }, member_id }));
  await take(who, id);
  return id;
};
/** Asks for a step in a case, and returns its id. */
const asked = async (who: StaffPerson, id: string, kind: string) => {
  await atDesk(app, who).call(approvals.askInCase, { params: { id }, body: { kind, ...why } });
  const { data } = await atDesk(app, who).call(approvals.listApprovals);
  return data.find((step) => step.case_id === id && step.kind === kind)?.id ?? "";
};
/** A member with a match, so that the erasure changes two members. */
const matched = async () => {
  const [balbir, asha] = [await createMan(app, "Balbir"), await createComplete(app, "Asha")];
  const connection_id = await connect(app, balbir, asha);
  const at = app.deps.now();
  const who = { id: app.deps.random.id(), connection_id, sender_id: asha.id, receiver_id: balbir.id };
  await app.deps.db
    .insertInto("proposals")
    .values({ ...who, status: "accepted", sent_at: at, answered_at: at })
    .execute();
  return { balbir, asha };
};

test("an early erasure and a decision of the same case: one of them, and neither waits for the other", async () => {
  const violations = await report.run("erasure against decision", lanes, async (lane, times) => {
    const { harpreet, jeet } = lane;
    const { balbir } = await matched();
    const id = await held(harpreet, balbir, "order");
    const step = await asked(harpreet, id, "erasure");
    const suspend = { ...told, kind: "suspend", days: 7 };
    const [erased, decided] = await Promise.all([
      timed(times, () => approve(jeet, step)),
      timed(times, () => decide(harpreet, id, suspend)),
    ]);
    if (busy([erased, decided])) return [];
    const gone = (await memberRow(app, balbir)) === undefined;
    const wins = [erased, decided].filter(({ status }) => status === 200).length;
    return wins === 1 && gone === (erased.status === 200) ? [] : [`${erased.status}, ${decided.status}`];
  });
  expect(violations).toEqual([]);
});

test("an early erasure, contact details that open, a second approval and the decision of a report that the member sent: all end", async () => {
  const violations = await report.run("erasure against the desk", lanes, async (lane, times) => {
    const { harpreet, jeet, kiran } = lane;
    const { balbir } = await matched();
    const charan = await createMan(app, "Charan");
    const { data } = await as(app, balbir).call(sendReport, {
      body: { member_id: charan.id, reason: "harassment", text: "He was rude." },
    });
    const { id: of_report } = await app.deps.db
      .selectFrom("cases")
      .where("report_id", "=", data.reference)
      .select("id")
      .executeTakeFirstOrThrow();
    await take(kiran, of_report);
    const erasing = await asked(harpreet, await held(harpreet, balbir, "data_request"), "erasure");
    const second = await held(harpreet, balbir, "data_request");
    const details = await asked(harpreet, second, "contact_details");
    await approve(jeet, details);
    await decide(harpreet, second, { ...told, kind: "suspend", days: 60 });
    const waiting = await app.deps.db
      .selectFrom("decisions")
      .where("case_id", "=", second)
      .select("id")
      .executeTakeFirst();
    const answers = await Promise.all([
      timed(times, () => approve(jeet, erasing)),
      timed(times, () =>
        atDesk(app, harpreet).call(approvals.openContactDetails, { params: { id: details } }),
      ),
      timed(times, () =>
        atDesk(app, kiran).call(desk.approveDecision, { params: { id: waiting?.id ?? "" }, body: why }),
      ),
      timed(times, () => decide(kiran, of_report, { ...told, kind: "dismiss" })),
    ]);
    if (busy(answers)) return [];
    const [erased, opened, , dismissed] = answers;
    const right = erased.status === 200 && dismissed.status === 200 && [200, 404].includes(opened.status);
    return right && !(await memberRow(app, balbir)) ? [] : [String(answers.map(({ status }) => status))];
  });
  expect(violations).toEqual([]);
});
