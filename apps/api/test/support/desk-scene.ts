import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { sendReport } from "@sanjog/contract/reports";
import { as } from "./caller.ts";
import { createComplete, createMan } from "./families.ts";
import type { Person } from "./people.ts";
import { atDesk, createStaff, type StaffPerson } from "./staff.ts";
import type { TestApp } from "./test-app.ts";

/** What a member reads of a decision. */
export const told = {
  rule: "money",
  facts: "On 20 November you asked a family for 500 dollars.",
  reason_en: "A family was asked for money.",
  reason_pb: "ਇੱਕ ਪਰਿਵਾਰ ਤੋਂ ਪੈਸੇ ਮੰਗੇ ਗਏ।",
};

export type DeskScene = Awaited<ReturnType<typeof createDeskScene>>;

/**
 * Creates Asha, who reports, Balbir, who is reported, and at the desk Simran, a moderator, and Harpreet and Jeet, two
 * leads; with what each of them does.
 */
export async function createDeskScene(app: TestApp) {
  await app.forgetLimits();
  await app.runJobs();
  const asha = await createComplete(app, "Asha");
  const balbir = await createMan(app, "Balbir");
  const simran = await createStaff(app, "Simran", "moderator");
  const harpreet = await createStaff(app, "Harpreet", "lead");
  const jeet = await createStaff(app, "Jeet", "lead");
  await app.runJobs();
  app.mail.sent.length = 0;

  const caseOf = (column: "report_id" | "appeal_of", value: string) =>
    app.deps.db
      .selectFrom("cases")
      .where(column, "=", value)
      .select(["id", "closed_at", "outcome", "due_at"])
      .executeTakeFirstOrThrow();
  const take = (who: StaffPerson, id: string) => atDesk(app, who).call(cases.takeCase, { params: { id } });
  const decide = (who: StaffPerson, id: string, body: object) =>
    atDesk(app, who).call(desk.decideCase, { params: { id }, body });
  /** Reports Balbir and returns the id of the case, which `who` holds. */
  const held = async (who: StaffPerson, reason = "asks_for_money") => {
    const { data } = await as(app, asha).call(sendReport, {
      body: { member_id: balbir.id, reason, text: "" },
    });
    const { id } = await caseOf("report_id", data.reference);
    await take(who, id);
    return id;
  };
  const waiting = async (who = jeet) => (await atDesk(app, who).call(desk.listWaitingDecisions)).data;
  const approve = (who: StaffPerson, id: string) =>
    atDesk(app, who).call(desk.approveDecision, { params: { id }, body: { why: "I agree" } });
  const status = async (who: Person = balbir) => {
    const row = await app.deps.db
      .selectFrom("members")
      .where("id", "=", who.id)
      .select("profile_status")
      .executeTakeFirstOrThrow();
    return row.profile_status;
  };
  const own = async (locale: "en" | "pb" = "en", who: Person = balbir) =>
    (await as(app, who).call(desk.listOwnDecisions, { locale })).data;
  const disagree = (id: string, who: Person = balbir) =>
    as(app, who).call(desk.appealDecision, { params: { id }, body: { text: "I never asked for money." } });
  /** Lets Harpreet suspend Balbir for some days, and returns the decision as Balbir reads it. */
  const suspended = async (days = 7) => {
    await decide(harpreet, await held(harpreet), { ...told, kind: "suspend", days });
    const [decision] = await own();
    return decision?.id ?? "";
  };
  const people = { asha, balbir, simran, harpreet, jeet };
  return { ...people, caseOf, take, decide, held, waiting, approve, status, own, disagree, suspended };
}
