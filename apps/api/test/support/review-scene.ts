import * as cases from "@sanjog/contract/cases";
import * as decisions from "@sanjog/contract/decisions";
import * as desk from "@sanjog/contract/desk-reviews";
import { savePreferences } from "@sanjog/contract/preferences";
import { saveCareer, saveFamily, savePersonal } from "@sanjog/contract/profiles";
import * as own from "@sanjog/contract/reviews";
import { finishApprovals } from "../../src/decisions/commands/finish-approvals.ts";
import { as } from "./caller.ts";
import { createMember, type Person } from "./people.ts";
import { atDesk, createStaff, type StaffPerson } from "./staff.ts";
import type { TestApp } from "./test-app.ts";
import { told_career, told_family, told_personal, told_preferences } from "./told-steps.ts";

/** What a new member reads of a request for changes. */
export const asked = {
  kind: "ask_changes",
  rule: "terms",
  facts: "The words about your family end in the middle.",
  reason_en: "Please complete them.",
  reason_pb: "ਪੂਰਾ ਲਿਖੋ ਜੀ।",
  parts: ["family"],
};
export const refused = { ...asked, kind: "hold", rule: "other_person", parts: undefined };

export type ReviewScene = Awaited<ReturnType<typeof createReviewScene>>;

/** Creates Deepa, who has just finished the wizard, and at the desk Simran, a moderator, and Harpreet, a lead; with what each does. */
export async function createReviewScene(app: TestApp) {
  const { db } = app.deps;
  await app.forgetLimits();
  const newcomer = async (name = "Deepa") => {
    const who = await createMember(app, name, { profile_status: 0 });
    await as(app, who).call(savePersonal, { body: { ...told_personal, firstname: name } });
    await as(app, who).call(saveFamily, { body: told_family });
    await as(app, who).call(saveCareer, { body: told_career });
    await as(app, who).call(savePreferences, { body: told_preferences });
    return who;
  };
  const deepa = await newcomer();
  const simran = await createStaff(app, "Simran", "moderator");
  const harpreet = await createStaff(app, "Harpreet", "lead");
  await app.runJobs();
  app.mail.sent.length = 0;

  const on = (id: string) => ({ params: { id } });
  const take = (who: StaffPerson, id: string) => atDesk(app, who).call(cases.takeCase, on(id));
  const read = (who: StaffPerson, id: string) => atDesk(app, who).call(desk.readReview, on(id));
  const seen = async (who: StaffPerson, id: string) => (await read(who, id)).data.profile_version;
  const yes = async (who: StaffPerson, id: string, profile?: string) =>
    atDesk(app, who).call(desk.approveProfile, {
      ...on(id),
      body: { profile_version: profile ?? (await seen(who, id)) },
    });
  const undo = (who: StaffPerson, id: string) => atDesk(app, who).call(desk.undoApproval, on(id));
  /** Decides, in a review with the profile as it is now. */
  const decide = async (who: StaffPerson, id: string, body: object) => {
    const { data } = await read(who, id);
    return atDesk(app, who).call(decisions.decideCase, {
      ...on(id),
      body: { profile_version: data?.profile_version, ...body },
    });
  };
  const reviewsOf = ({ id }: Person) =>
    db
      .selectFrom("cases")
      .where("member_id", "=", id)
      .where("kind", "=", "review")
      .orderBy("opened_at")
      .orderBy("closed_at")
      .select(["id", "outcome", "new_member", "for_lead", "opened_at", "due_at"])
      .execute();
  const openReview = async (who: Person = deepa) =>
    (await reviewsOf(who)).find(({ outcome }) => outcome === null)?.id ?? "";
  /** Takes the open review and returns its id. */
  const held = async (who: StaffPerson, about: Person = deepa) => {
    const id = await openReview(about);
    await take(who, id);
    return id;
  };
  const status = async ({ id }: Person = deepa) =>
    (await db.selectFrom("members").where("id", "=", id).select("profile_status").executeTakeFirstOrThrow())
      .profile_status;
  /** Lets the seconds pass in which an approval can be taken back. */
  const settle = async () => {
    app.clock.pass({ seconds: 15 });
    await finishApprovals(app.deps);
  };
  const own_review = async (who: Person = deepa, locale: "en" | "pb" = "en") =>
    (await as(app, who).call(own.showReview, { locale })).data;
  const send = (who: Person = deepa) => as(app, who).call(own.sendForReview);
  const change = (who: Person = deepa, about_family = "We farm near Ludhiana.") =>
    as(app, who).call(saveFamily, { body: { ...told_family, about_family } });
  const people = { deepa, simran, harpreet };
  const at_desk = { take, read, seen, yes, undo, decide, held, settle };
  return { ...people, ...at_desk, newcomer, reviewsOf, openReview, status, own_review, send, change };
}
