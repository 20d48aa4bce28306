import { changeAccount } from "@sanjog/contract/accounts";
import { passCase } from "@sanjog/contract/cases";
import { decideCase } from "@sanjog/contract/decisions";
import { sendServiceMessage } from "@sanjog/contract/help";
import type { ServiceWish } from "@sanjog/domain/help/service-message";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { signIn } from "../../test/support/people.ts";
import { asked, createReviewScene, type ReviewScene, refused } from "../../test/support/review-scene.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { forgetCases } from "../cases/commands/forget-cases.ts";
import { openCase } from "../cases/commands/open-case.ts";
import { endSteps } from "../decisions/commands/end-steps.ts";
import { forgetDecisions } from "../decisions/commands/forget-decisions.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { loadOwnReview } from "./queries/own-review.ts";

let app: TestApp;
let scene: ReviewScene;
beforeAll(async () => {
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { env: { REVIEW: "before" }, ports: () => ({ limiter }) });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("decisions").execute();
  await app.deps.db.deleteFrom("cases").execute();
  scene = await createReviewScene(app);
});

const ask = (wish: ServiceWish) =>
  as(app, scene.deepa).call(sendServiceMessage, { body: { wish, text: "Please." } });
/** Decides in an order about Deepa, which Harpreet takes. */
const decideOrder = async (decision: object) => {
  const about = { cause: { kind: "order" }, member_id: scene.deepa.id } as const;
  const { id } = await app.deps.tx((tx) => openCase(tx, app.deps.now(), about));
  await scene.take(scene.harpreet, id);
  return scene.decide(scene.harpreet, id, decision);
};
/** The lead ends the maintenance that Deepa asked to end. */
const show = async () => {
  await ask("show");
  const { id } = await app.deps.db
    .selectFrom("cases")
    .where("member_id", "=", scene.deepa.id)
    .where("kind", "=", "pressure")
    .where("closed_at", "is", null)
    .select("id")
    .executeTakeFirstOrThrow();
  const harpreet = await createStaff(app, "Harpreet", "lead");
  await scene.take(harpreet, id);
  return atDesk(app, harpreet).call(decideCase, { params: { id }, body: { kind: "release" } });
};

describe("a new member who was hidden for maintenance", () => {
  test("during a suspension waits for the review after both have ended", async () => {
    const id = await scene.held(scene.harpreet);
    await scene.decide(scene.harpreet, id, { ...refused, kind: "suspend", days: 7 });
    await ask("hide");
    app.clock.pass({ hours: 7 * 24 });
    await endSteps(app.deps);
    expect([await scene.status(), (await scene.reviewsOf(scene.deepa)).length]).toEqual([2, 2]);
    const { status } = await show();
    expect([status, await scene.status()]).toEqual([200, 2]);
    expect(await scene.openReview()).not.toBe("");
  });

  test("stays hidden after a yes, gets no mail that says otherwise, and is shown when the maintenance ends", async () => {
    await ask("hide");
    const id = await scene.held(scene.simran);
    expect((await scene.yes(scene.simran, id)).status).toBe(200);
    await scene.settle();
    await app.runJobs();
    expect([await scene.status(), app.mail.sent]).toEqual([2, []]);
    app.clock.pass({ minutes: 1 });
    expect([(await show()).status, await scene.status()]).toEqual([200, 1]);
  });
});

describe("a new profile", () => {
  test("that a moderator has hidden is not shown from another case about the member", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), refused);
    const answer = await decideOrder({ kind: "release" });
    expect([answer.status, answer.message]).toEqual([422, "This case cannot end with this decision."]);
    expect([await scene.status(), (await scene.reviewsOf(scene.deepa)).length]).toEqual([2, 2]);
  });

  test("about which an order comes is left to a lead by a hold, also out of the hands of somebody who has just said yes", async () => {
    const parmjit = await createStaff(app, "Parmjit", "moderator");
    const id = await scene.held(parmjit);
    await scene.yes(parmjit, id);
    expect((await decideOrder(refused)).status).toBe(200);
    await scene.settle();
    expect(await scene.status()).toBe(2);
    expect(await scene.reviewsOf(scene.deepa)).toMatchObject([{ id, outcome: null, for_lead: true }]);
    expect((await scene.yes(parmjit, id, "x")).status).toBe(403);
    expect((await scene.take(scene.harpreet, id)).status).toBe(200);
  });

  test("that has to be changed is left to a lead by a hold, without waiting for the change", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), asked);
    expect((await decideOrder(refused)).status).toBe(200);
    await scene.change();
    expect(await scene.own_review()).toMatchObject({ asked: null });
    expect(await scene.reviewsOf(scene.deepa)).toMatchObject([
      { outcome: "ask_changes" },
      { outcome: null, for_lead: true },
    ]);
  });

  test("is not shown by the yes of somebody who says a moment later that they know the family", async () => {
    const parmjit = await createStaff(app, "Parmjit", "moderator");
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    expect((await atDesk(app, scene.simran).call(passCase, { params: { id } })).status).toBe(200);
    await scene.take(parmjit, id);
    await scene.settle();
    expect([await scene.status(), (await scene.yes(parmjit, id)).status]).toEqual([2, 200]);
    await scene.settle();
    expect(await scene.status()).toBe(1);
  });

  test("is shown by the yes of the next person alone, where the first passed the case on a moment before", async () => {
    const parmjit = await createStaff(app, "Parmjit", "moderator");
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    await atDesk(app, scene.simran).call(passCase, { params: { id } });
    await scene.take(parmjit, id);
    expect((await scene.yes(parmjit, id)).status).toBe(200);
    expect((await scene.undo(scene.simran, id)).status).toBe(422);
    await scene.settle();
    expect(await scene.status()).toBe(1);
  });

  test("is not shown by the yes of somebody whose account at the desk ends in that moment", async () => {
    const id = await scene.held(scene.simran);
    await scene.yes(scene.simran, id);
    await app.deps.db
      .updateTable("staff_accounts")
      .set({ ended_at: app.deps.now() })
      .where("id", "=", scene.simran.id)
      .execute();
    await scene.settle();
    expect([await scene.status(), (await scene.take(scene.harpreet, id)).status]).toEqual([2, 200]);
  });

  test("that a moderator has hidden is still for a lead when the member asks to leave and stays", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), refused);
    const leaving = (deletion_requested_at: Date | null) =>
      app.deps.tx(async (tx) => {
        await tx
          .updateTable("members")
          .set({ deletion_requested_at })
          .where("id", "=", scene.deepa.id)
          .execute();
        await profileChanged(app.deps, tx, scene.deepa.id);
      });
    app.clock.pass({ minutes: 1 });
    await leaving(app.deps.now());
    app.clock.pass({ minutes: 1 });
    await leaving(null);
    expect(await scene.reviewsOf(scene.deepa)).toMatchObject([
      { outcome: "hold" },
      { outcome: "no_longer_needed", for_lead: true },
      { outcome: null, for_lead: true },
    ]);
  });
});

describe("a decision in the review of a new profile", () => {
  test("is a yes only with its look and its moment, by the call for it", async () => {
    const id = await scene.held(scene.simran);
    const seen = await scene.seen(scene.simran, id);
    expect((await scene.decide(scene.simran, id, { kind: "release", profile_version: seen })).status).toBe(
      422,
    );
    expect([await scene.status(), await scene.openReview()]).toEqual([2, id]);
  });

  test.each([asked, refused])("needs the profile that was looked at: $kind", async (decision) => {
    const id = await scene.held(scene.simran);
    const answer = await scene.decide(scene.simran, id, { ...decision, profile_version: undefined });
    expect([answer.status, await scene.openReview()]).toEqual([422, id]);
    expect((await scene.decide(scene.simran, id, decision)).status).toBe(200);
  });
});

describe("a request for changes that nobody has answered", () => {
  const askForChanges = async () => scene.decide(scene.simran, await scene.held(scene.simran), asked);

  test("stays for longer than half a year, with its words, and is answered then", async () => {
    await askForChanges();
    app.clock.pass({ days: 400 });
    await forgetDecisions(app.deps);
    await forgetCases(app.deps);
    const deepa = { ...scene.deepa, token: await signIn(app, scene.deepa.id) };
    expect((await scene.own_review(deepa))?.asked).toMatchObject({ facts: asked.facts });
    await scene.change(deepa);
    expect((await scene.send(deepa)).status).toBe(200);
    expect(await scene.openReview()).not.toBe("");
    app.clock.pass({ days: 400 });
    await forgetCases(app.deps);
    expect((await scene.reviewsOf(scene.deepa)).map(({ outcome }) => outcome)).toEqual([null]);
  });

  test("is told also after a change to REVIEW=after", async () => {
    await askForChanges();
    const deps = { ...app.deps, config: { ...app.deps.config, review: "after" as const } };
    expect((await loadOwnReview(deps, scene.deepa.id, "en"))?.asked).toMatchObject({ facts: asked.facts });
    await scene.change();
    await scene.send();
    expect(await loadOwnReview(deps, scene.deepa.id, "en")).toBeNull();
  });

  test("is answered by a correction of whose profile it is", async () => {
    await askForChanges();
    const corrected = await as(app, scene.deepa).call(changeAccount, { body: { profile_for: "daughter" } });
    expect(corrected.status).toBe(200);
    expect((await scene.own_review())?.asked?.changed).toEqual(["personal"]);
    expect((await scene.send()).status).toBe(200);
  });
});
