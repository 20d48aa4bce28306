import { changeAccount, loadUser } from "@sanjog/contract/accounts";
import * as approvals from "@sanjog/contract/approvals";
import * as cases from "@sanjog/contract/cases";
import * as own from "@sanjog/contract/in-person";
import { as } from "./caller.ts";
import { createComplete } from "./families.ts";
import { good_password } from "./sign-up.ts";
import { atDesk, createStaff, type StaffPerson } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** What a volunteer writes who has met Asha. */
export const seen = {
  place: "Gurdwara Sahib, Ludhiana",
  why: "Her phone shows the number, and she looks like her photo.",
};

/** Another code than this. */
export const other = (code: string) => (code === "111111" ? "222222" : "111111");

export type InPersonScene = Awaited<ReturnType<typeof createInPersonScene>>;

/**
 * Creates Asha, whose number is not verified, and at the desk Simran and Kiran, moderators, and Harpreet and Jeet, leads; with what
 * each does. `newcomer` puts another member in Asha's place.
 */
export async function createInPersonScene(app: TestApp) {
  await app.forgetLimits();
  await app.deps.db.deleteFrom("approvals").execute();
  const unverified = (name = "Asha") => createComplete(app, name, { member: { phone_verified_at: null } });
  const people = {
    asha: await unverified(),
    simran: await createStaff(app, "Simran", "moderator"),
    kiran: await createStaff(app, "Kiran", "moderator"),
    harpreet: await createStaff(app, "Harpreet", "lead"),
    jeet: await createStaff(app, "Jeet", "lead"),
  };
  await app.runJobs();
  app.mail.sent.length = 0;

  const ask = () => as(app, people.asha).call(own.askToConfirmInPerson);
  const shown = async () => (await as(app, people.asha).call(own.numberInPerson)).data;
  const caseOf = async () => {
    const found = await app.deps.db
      .selectFrom("cases")
      .where("member_id", "=", people.asha.id)
      .where("kind", "=", "in_person")
      .orderBy("opened_at", "desc")
      .orderBy("closed_at", (order) => order.desc().nullsFirst())
      .select(["id", "closed_at", "outcome"])
      .executeTakeFirst();
    return { id: "", outcome: null, ...found };
  };
  const take = (who: StaffPerson, id: string) => atDesk(app, who).call(cases.takeCase, { params: { id } });
  const type = (who: StaffPerson, id: string, code: string, phone_number = people.asha.phone_number) =>
    atDesk(app, who).call(approvals.askInPerson, { params: { id }, body: { code, phone_number, ...seen } });
  const list = async (who: StaffPerson) => (await atDesk(app, who).call(approvals.listApprovals)).data;
  const approve = (who: StaffPerson, id: string) =>
    atDesk(app, who).call(approvals.approveStep, { params: { id }, body: { why: "I asked Simran." } });
  const verified = async () => (await as(app, people.asha).call(loadUser)).data.phone_verified;
  const changeNumber = (phone_number: string) =>
    as(app, people.asha).call(changeAccount, { body: { phone_number, password: good_password } });

  /** Lets Asha ask, and Simran take the case. Returns the case and the code. */
  const met = async (who = people.simran) => {
    await ask();
    const { code } = await shown();
    const { id } = await caseOf();
    await take(who, id);
    return { id, code: code ?? "" };
  };
  /** Lets Simran enter what she saw. Returns the step, which Harpreet sees. */
  const stepOf = async () => {
    const { id, code } = await met();
    await type(people.simran, id, code);
    return (await list(people.harpreet)).find(({ case_id }) => case_id === id)?.id ?? "";
  };
  const newcomer = async (name?: string) => {
    await app.forgetLimits();
    people.asha = await unverified(name);
  };
  const by_asha = { ask, shown, changeNumber, verified, newcomer };
  // The same object as the one that the functions read, so that a test can put another member in Asha's place.
  return Object.assign(people, { ...by_asha, caseOf, take, type, list, approve, met, stepOf });
}
