import * as desk from "@sanjog/contract/approvals";
import * as cases from "@sanjog/contract/cases";
import { expect } from "vitest";
import { openCase } from "../../src/cases/commands/open-case.ts";
import { createMan } from "./families.ts";
import type { Person } from "./people.ts";
import { atDesk, createStaff, type StaffPerson } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** The reason that everybody at the desk writes. */
export const why = { why: "The family asked by letter." };

/** Creates Balbir, and at the desk Simran, a moderator, Harpreet and Jeet, leads, and Gurmeet, a keeper. No step waits. */
export async function createApprovalPeople(app: TestApp) {
  await app.forgetLimits();
  await app.deps.db.deleteFrom("approvals").execute();
  return {
    balbir: await createMan(app, "Balbir"),
    simran: await createStaff(app, "Simran", "moderator"),
    harpreet: await createStaff(app, "Harpreet", "lead"),
    jeet: await createStaff(app, "Jeet", "lead"),
    gurmeet: await createStaff(app, "Gurmeet", "keeper"),
  };
}

/** What people at the desk do with steps about Balbir. */
export function approvalHands(scene: () => { app: TestApp; balbir: Person }) {
  const at = (who: StaffPerson) => atDesk(scene().app, who);
  /** Opens a case about Balbir, which `who` takes. */
  const held = async (who: StaffPerson, kind: "order" | "data_request" = "data_request") => {
    const { deps } = scene().app;
    const about = { cause: { kind }, member_id: scene().balbir.id };
    const { id } = await deps.tx((tx) => openCase(tx, deps.now(), about));
    await at(who).call(cases.takeCase, { params: { id } });
    return id;
  };
  const ask = (who: StaffPerson, id: string, kind: string) =>
    at(who).call(desk.askInCase, { params: { id }, body: { kind, ...why } });
  const list = async (who: StaffPerson) => (await at(who).call(desk.listApprovals)).data;
  const approve = (who: StaffPerson, id: string) =>
    at(who).call(desk.approveStep, { params: { id }, body: why });
  const end = (who: StaffPerson, id: string) => at(who).call(desk.endStep, { params: { id }, body: why });
  const contact = (who: StaffPerson, id: string) => at(who).call(desk.openContactDetails, { params: { id } });
  const download = (who: StaffPerson, id: string) => at(who).call(desk.openExport, { params: { id } });
  /** Asks in a new case, and returns the id of the step. */
  const asked = async (who: StaffPerson, kind: string) => {
    const case_id = await held(who);
    expect((await ask(who, case_id, kind)).status).toBe(200);
    return (await list(who)).find((step) => step.case_id === case_id)?.id ?? "";
  };
  return { held, ask, list, approve, end, contact, download, asked };
}
