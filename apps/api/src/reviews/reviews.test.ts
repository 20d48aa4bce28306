import * as cases from "@sanjog/contract/cases";
import { appealDecision, listOwnDecisions } from "@sanjog/contract/decisions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createMan } from "../../test/support/families.ts";
import { asked, createReviewScene, type ReviewScene, refused } from "../../test/support/review-scene.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { decideByOperator } from "../decisions/commands/by-operator.ts";
import { endSteps } from "../decisions/commands/end-steps.ts";
import { finishApprovals } from "../decisions/commands/finish-approvals.ts";
import { loadUsualHours } from "./queries/usual-wait.ts";

let app: TestApp;
let scene: ReviewScene;
beforeAll(async () => {
  app = await createTestApp(areas, { env: { REVIEW: "before" } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("decisions").execute();
  await app.deps.db.deleteFrom("cases").execute();
  app.deps.memory.usual_wait = null;
  scene = await createReviewScene(app);
});

const outcomes = async () => (await scene.reviewsOf(scene.deepa)).map(({ outcome }) => outcome);
const mailsTo = ({ email }: { email: string }) => app.mail.sent.filter(({ to }) => to === email);
const operator = { who: "root", why: "looks well" };

describe("a yes", () => {
  test("the finished wizard opens one review; after a yes and a moment the profile is shown, and the member is told", async () => {
    const balbir = await createMan(app, "Balbir");
    const look = async () =>
      (await as(app, balbir).call(viewProfile, { params: { id: scene.deepa.id } })).status;
    expect(await scene.reviewsOf(scene.deepa)).toMatchObject([{ new_member: true, outcome: null }]);
    const id = await scene.held(scene.simran);
    const answer = await scene.yes(scene.simran, id);
    expect(answer.status).toBe(200);
    await finishApprovals(app.deps);
    expect([await scene.status(), await look()]).toEqual([2, 404]);
    await scene.settle();
    expect([await scene.status(), await look(), await outcomes()]).toEqual([1, 200, ["release"]]);
    expect(await scene.own_review()).toBeNull();
    await app.runJobs();
    expect(mailsTo(scene.deepa)).toMatchObject([{ subject: "Your profile is shown now" }]);
    const log = await app.deps.db
      .selectFrom("audit_log")
      .where("action", "=", "release")
      .selectAll()
      .execute();
    expect(log.at(-1)?.who).toContain("Simran, moderator at the desk");
  });

  test("a yes that is taken back shows nobody; the case is still the moderator's", async () => {
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    expect((await scene.undo(scene.simran, id)).status).toBe(200);
    await scene.settle();
    expect([await scene.status(), await outcomes()]).toEqual([2, [null]]);
    expect((await scene.undo(scene.simran, id)).status).toBe(422);
    expect((await scene.yes(scene.simran, id)).status).toBe(200);
    await scene.settle();
    expect(await scene.status()).toBe(1);
    expect((await scene.undo(scene.simran, id)).status).toBe(422);
  });

  test("nobody else takes a yes back, and two yes count once", async () => {
    const id = await scene.held(scene.simran);
    const [one, other] = await Promise.all([scene.yes(scene.simran, id), scene.yes(scene.simran, id)]);
    expect([one.status, other.status, one.data]).toEqual([200, 200, other.data]);
    expect((await scene.undo(scene.harpreet, id)).status).toBe(422);
    await scene.settle();
    await finishApprovals(app.deps);
    await app.runJobs();
    expect([await scene.status(), mailsTo(scene.deepa).length]).toEqual([1, 1]);
  });

  test("another decision in the same moment takes the yes back", async () => {
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    expect((await scene.decide(scene.simran, id, asked)).status).toBe(200);
    await scene.settle();
    expect([await scene.status(), await outcomes()]).toEqual([2, ["ask_changes"]]);
  });

  test("a profile that changed after the look is not approved, neither at once nor in the moment after", async () => {
    const id = await scene.held(scene.simran);
    const before = await scene.seen(scene.simran, id);
    await scene.change();
    const late = await scene.yes(scene.simran, id, before);
    expect([late.status, late.message]).toEqual([
      422,
      "The member has just changed the profile. Please look again.",
    ]);
    expect((await scene.decide(scene.simran, id, { ...asked, profile_version: before })).status).toBe(422);
    expect((await scene.yes(scene.simran, id)).status).toBe(200);
    await scene.change(scene.deepa, "We have a shop in Moga.");
    await scene.settle();
    expect([await scene.status(), await outcomes()]).toEqual([2, [null]]);
    expect((await scene.take(scene.harpreet, id)).status).toBe(200);
  });

  test("a change that the desk does not see does not disturb it", async () => {
    const id = await scene.held(scene.simran);
    const before = await scene.seen(scene.simran, id);
    await app.deps.db
      .updateTable("members")
      .set({ public_profile: false })
      .where("id", "=", scene.deepa.id)
      .execute();
    expect((await scene.yes(scene.simran, id, before)).status).toBe(200);
  });

  test("a member who leaves in that moment is shown to nobody, and waits again after coming back", async () => {
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    const leaving = (deletion_requested_at: Date | null) =>
      app.deps.tx(async (tx) => {
        await tx
          .updateTable("members")
          .set({ deletion_requested_at })
          .where("id", "=", scene.deepa.id)
          .execute();
        for (const follow of app.deps.afterProfileChange) await follow(tx, scene.deepa.id, app.deps.now());
      });
    await leaving(app.deps.now());
    await scene.settle();
    expect([await scene.status(), await outcomes()]).toEqual([2, ["no_longer_needed"]]);
    await leaving(null);
    expect((await outcomes()).toSorted()).toEqual(["no_longer_needed", null].toSorted());
  });

  test("a release by the command line in that moment counts once, and the member is told once", async () => {
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    await decideByOperator(app.deps, operator, { kind: "release", member_id: scene.deepa.id });
    expect(await scene.status()).toBe(1);
    await scene.settle();
    await app.runJobs();
    expect([await scene.status(), mailsTo(scene.deepa).length]).toEqual([1, 1]);
  });
});

describe("what the desk reads", () => {
  test("the profile as a member reads it who is not connected, without what reaches the person", async () => {
    const { db } = app.deps;
    const items = [
      "email",
      "phone_number",
      "instagram_link",
      "contact_address",
      "reference_contact",
    ] as const;
    for (const privacy_id of items)
      await db
        .insertInto("privacy_settings")
        .values({ member_id: scene.deepa.id, privacy_id, privacy_value: "public" })
        .execute();
    const id = await scene.held(scene.simran);
    const { data, bytes } = await scene.read(scene.simran, id);
    const told = Object.fromEntries(data.lines.map(({ field, value }) => [field, value]));
    expect(told).toMatchObject({
      firstname: "Deepa",
      height: expect.stringContaining("5"),
      country_id: "India",
      religion: "Sikh",
      family_type: expect.any(String),
      age_min: expect.any(String),
    });
    const kept = ["father_name", "dob", "contact_address", "instagram_link", "reference_contact", "pincode"];
    expect(kept.filter((field) => field in told)).toEqual([]);
    for (const word of [scene.deepa.email, scene.deepa.phone_number])
      expect(bytes.toString()).not.toContain(word);
    expect((await scene.read(scene.harpreet, id)).status).toBe(403);
  });

  test("a case of another kind has no review", async () => {
    const { data } = await atDesk(app, scene.harpreet).call(cases.enterCase, {
      body: { kind: "data_request", text: "What do you hold?" },
    });
    await scene.take(scene.harpreet, data.id);
    expect((await scene.read(scene.harpreet, data.id)).status).toBe(404);
    expect((await scene.yes(scene.harpreet, data.id, "x")).status).toBe(422);
  });
});

describe("a request for changes", () => {
  test("the member reads the words, changes, and sends again: the next look shows what was asked and what has changed", async () => {
    const id = await scene.held(scene.simran);
    await scene.decide(scene.simran, id, asked);
    expect(await scene.own_review(scene.deepa, "pb")).toEqual({
      usual_hours: null,
      asked: { facts: asked.facts, reason: asked.reason_pb, parts: ["family"], changed: [] },
    });
    await app.runJobs();
    expect(mailsTo(scene.deepa)).toMatchObject([{ subject: "A message about your account" }]);
    expect((await scene.send()).status).toBe(422);
    await scene.change();
    expect(await outcomes()).toEqual(["ask_changes"]);
    expect((await scene.own_review())?.asked?.changed).toEqual(["family"]);
    expect((await scene.send()).status).toBe(200);
    expect(await outcomes()).toEqual(["ask_changes", null]);
    expect((await scene.own_review())?.asked).toBeNull();
    const { data } = await scene.read(scene.harpreet, await scene.held(scene.harpreet));
    expect(data.rounds).toMatchObject([
      {
        by: "Simran",
        facts: asked.facts,
        parts: ["family"],
        changed: [{ part: "family", field: "about_family" }],
      },
    ]);
  });

  test("a second request names what changed since each, and is followed by a yes", async () => {
    for (const words of ["We farm.", "We farm near Moga."]) {
      await scene.decide(scene.simran, await scene.held(scene.simran), asked);
      app.clock.pass({ minutes: 5 });
      await scene.change(scene.deepa, words);
      expect((await scene.send()).status).toBe(200);
    }
    const id = await scene.held(scene.simran);
    const { rounds } = (await scene.read(scene.simran, id)).data;
    expect(rounds.map(({ changed }) => changed.length)).toEqual([1, 1]);
    await scene.yes(scene.simran, id);
    await scene.settle();
    expect([await scene.status(), await outcomes()]).toEqual([1, ["ask_changes", "ask_changes", "release"]]);
  });

  test("five clicks on “send again” open one review, and nothing is sent without a request", async () => {
    expect((await scene.send()).status).toBe(422);
    await scene.decide(scene.simran, await scene.held(scene.simran), asked);
    await scene.change();
    const answers = await Promise.all(Array.from({ length: 5 }, () => scene.send()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422]);
    expect(await outcomes()).toEqual(["ask_changes", null]);
  });

  test("a member who disagrees and is right is looked at again without a change", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), asked);
    const [decision] = (await as(app, scene.deepa).call(listOwnDecisions)).data;
    await as(app, scene.deepa).call(appealDecision, {
      params: { id: decision?.id ?? "" },
      body: { text: "The sentence is complete." },
    });
    const { id } = await app.deps.db
      .selectFrom("cases")
      .where("kind", "=", "appeal")
      .select("id")
      .executeTakeFirstOrThrow();
    await scene.take(scene.harpreet, id);
    await scene.decide(scene.harpreet, id, { ...asked, kind: "restore", parts: undefined });
    expect([await scene.status(), await outcomes()]).toEqual([2, ["ask_changes", null]]);
    expect((await scene.own_review())?.asked).toBeNull();
  });

  test("a release by the command line ends the request", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), asked);
    await decideByOperator(app.deps, operator, { kind: "release", member_id: scene.deepa.id });
    expect([await scene.status(), await scene.own_review()]).toEqual([1, null]);
    expect((await scene.send()).status).toBe(422);
    await decideByOperator(app.deps, operator, { kind: "hold", member_id: scene.deepa.id });
    expect([await scene.status(), await scene.own_review(), await outcomes()]).toEqual([
      2,
      null,
      ["ask_changes", null],
    ]);
  });
});

describe("a no", () => {
  test("a moderator's no leaves the profile hidden for a lead, who alone takes the case; the day's end shows nobody", async () => {
    const id = await scene.held(scene.simran);
    expect((await scene.decide(scene.simran, id, { ...refused, kind: "suspend", days: 7 })).status).toBe(403);
    expect((await scene.decide(scene.simran, id, refused)).status).toBe(200);
    expect(await scene.reviewsOf(scene.deepa)).toMatchObject([
      { outcome: "hold", for_lead: false },
      { outcome: null, for_lead: true, new_member: true },
    ]);
    const again = await scene.openReview();
    expect((await scene.take(scene.simran, again)).status).toBe(403);
    const [told] = (await as(app, scene.deepa).call(listOwnDecisions)).data;
    expect(told).toMatchObject({ kind: "hold", facts: refused.facts, may_appeal: true, in_effect: true });
    app.clock.pass({ hours: 24 });
    await endSteps(app.deps);
    expect([await scene.status(), await scene.openReview()]).toEqual([2, again]);
    const harpreet = await createStaff(app, "Harpreet", "lead");
    await scene.take(harpreet, again);
    await scene.yes(harpreet, again);
    await scene.settle();
    expect(await scene.status()).toBe(1);
  });

  test("a lead suspends for seven days; afterwards the profile waits for a review again", async () => {
    await scene.decide(scene.harpreet, await scene.held(scene.harpreet), {
      ...refused,
      kind: "suspend",
      days: 7,
    });
    expect([await scene.status(), await outcomes()]).toEqual([6, ["suspend"]]);
    app.clock.pass({ hours: 7 * 24 });
    await endSteps(app.deps);
    expect([await scene.status(), await outcomes()]).toEqual([2, ["suspend", null]]);
  });

  test("an overturned hold leaves the decision to the lead", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), refused);
    const [told] = (await as(app, scene.deepa).call(listOwnDecisions)).data;
    const body = { text: "It is me." };
    await as(app, scene.deepa).call(appealDecision, { params: { id: told?.id ?? "" }, body });
    const { id } = await app.deps.db
      .selectFrom("cases")
      .where("kind", "=", "appeal")
      .select("id")
      .executeTakeFirstOrThrow();
    await scene.take(scene.harpreet, id);
    await scene.decide(scene.harpreet, id, { ...refused, kind: "restore" });
    expect([await scene.status(), (await scene.reviewsOf(scene.deepa)).length]).toEqual([2, 2]);
  });
});

describe("the usual wait", () => {
  test("it is the median of the last thirty days, told from five reviews on", async () => {
    const wait = async (hours: number, name: string) => {
      const who = await scene.newcomer(name);
      const { id } = (await scene.reviewsOf(who))[0] ?? { id: "" };
      const closed_at = new Date(app.deps.now().getTime() + hours * 3_600_000);
      await app.deps.db
        .updateTable("cases")
        .set({ closed_at, outcome: "release" })
        .where("id", "=", id)
        .execute();
    };
    for (const hours of [1, 2, 3, 40]) await wait(hours, "Esha");
    app.clock.pass({ hours: 48 });
    expect(await scene.own_review()).toEqual({ usual_hours: null, asked: null });
    await wait(0.5, "Farah");
    expect(await scene.own_review()).toEqual({ usual_hours: null, asked: null });
    app.clock.pass({ minutes: 11 });
    expect(await scene.own_review()).toEqual({ usual_hours: 2, asked: null });
    app.clock.pass({ hours: 24 * 31 });
    expect(await loadUsualHours(app.deps)).toBeNull();
  });
});
