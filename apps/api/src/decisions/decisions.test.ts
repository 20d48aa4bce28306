import * as desk from "@sanjog/contract/decisions";
import { sendPublicReport } from "@sanjog/contract/reports";
import { describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createDeskScene, type DeskScene, told } from "../../test/support/desk-scene.ts";
import type { Person } from "../../test/support/people.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import type { TestApp } from "../../test/support/test-app.ts";
import { decideByOperator } from "./commands/by-operator.ts";
import { endSteps } from "./commands/end-steps.ts";
import { forgetDecisions } from "./commands/forget-decisions.ts";

let app: TestApp;
let scene: DeskScene;
beforeEachTest(createDeskScene, (...made) => {
  [scene, app] = made;
});

describe("a decision", () => {
  test("the member reads rule, facts and reason in their language, and is told without details; the reporter hears the outcome", async () => {
    const id = await scene.held(scene.harpreet);
    const answer = await scene.decide(scene.harpreet, id, { ...told, kind: "suspend", days: 7 });
    expect([answer.status, answer.data.state]).toEqual([200, "in_force"]);
    expect(await scene.status()).toBe(6);
    expect(await scene.own("pb")).toMatchObject([
      {
        kind: "suspend",
        rule: "ਕੋਈ ਪੈਸੇ ਨਾ ਮੰਗੇ",
        facts: told.facts,
        reason: told.reason_pb,
        automated: false,
        until: "2026-11-28",
        in_effect: true,
        may_appeal: true,
        appeal: null,
      },
    ]);
    await app.runJobs();
    const mailTo = (email: string | null) =>
      app.mail.sent.filter(({ to, subject }) => to === email && subject !== "We have your report");
    const [toBalbir] = mailTo(scene.balbir.email);
    expect(toBalbir?.subject).toBe("A message about your account");
    expect(toBalbir?.text).not.toMatch(/money|suspend|500/i);
    const [toAsha] = mailTo(scene.asha.email);
    expect(toAsha?.text).toContain("we have acted");
    expect(toAsha?.text).not.toMatch(/Balbir|money|suspend/);
    const bytes = (await as(app, scene.balbir).call(desk.listOwnDecisions)).bytes.toString();
    for (const secret of ["Harpreet", "Asha", scene.harpreet.id, id]) expect(bytes).not.toContain(secret);
    const row = await app.deps.db
      .selectFrom("cases")
      .where("id", "=", id)
      .select("outcome")
      .executeTakeFirst();
    expect(row?.outcome).toBe("suspend");
  });

  test("a dismissed report changes nothing, and a person without an account who confirmed the address hears that by mail", async () => {
    const { data } = await as(app).call(sendPublicReport, {
      body: { email: "aunt@example.com", described: scene.balbir.id, reason: "wrong_details", text: "" },
    });
    const { id } = await scene.caseOf("report_id", data.reference);
    await app.runJobs();
    const link = /\S+report-confirmation\S+/.exec(app.mail.sent[0]?.text ?? "")?.[0] ?? "";
    await app.fastify.inject({ method: "POST", url: new URL(link).pathname });
    await scene.take(scene.simran, id);
    expect((await scene.decide(scene.simran, id, { kind: "dismiss" })).status).toBe(200);
    expect([await scene.status(), await scene.own()]).toEqual([1, []]);
    await app.runJobs();
    const mail = app.mail.sent.find(({ subject }) => subject === "We have decided on your report");
    expect([mail?.to, mail?.text.includes("nothing that breaks our rules")]).toEqual([
      "aunt@example.com",
      true,
    ]);
  });

  test("a decision without rule, facts or reasons is refused, and nothing has changed", async () => {
    const id = await scene.held(scene.simran);
    const { status: code, errors } = await scene.decide(scene.simran, id, { kind: "warn" });
    expect([code, Object.keys(errors ?? {}).sort()]).toEqual([
      422,
      ["facts", "reason_en", "reason_pb", "rule"],
    ]);
    expect(await scene.own()).toEqual([]);
    expect((await scene.decide(scene.simran, id, { ...told, kind: "suspend", days: 3 })).status).toBe(403);
    expect((await scene.decide(scene.harpreet, id, { ...told, kind: "warn" })).status).toBe(403);
  });

  test("a picture of the member is hidden and shown again, and nobody else's", async () => {
    const pictureOf = async ({ id }: Person) =>
      app.deps.db.selectFrom("pictures").where("member_id", "=", id).selectAll().executeTakeFirstOrThrow();
    const [his, hers] = [await pictureOf(scene.balbir), await pictureOf(scene.asha)];
    const id = await scene.held(scene.simran);
    expect(
      (await scene.decide(scene.simran, id, { ...told, kind: "hide_picture", picture_id: hers.id })).status,
    ).toBe(404);
    expect((await pictureOf(scene.asha)).hidden_at).toBeNull();
    expect(
      (await scene.decide(scene.simran, id, { ...told, kind: "hide_picture", picture_id: his.id })).status,
    ).toBe(200);
    expect((await pictureOf(scene.balbir)).hidden_at).not.toBeNull();
    const again = await scene.held(scene.simran);
    await scene.decide(scene.simran, again, { ...told, kind: "show_picture", picture_id: his.id });
    expect((await pictureOf(scene.balbir)).hidden_at).toBeNull();
  });

  test("a moderator's hold hides for a day, opens a review, and ends by itself", async () => {
    await scene.decide(scene.simran, await scene.held(scene.simran), { ...told, kind: "hold" });
    expect(await scene.status()).toBe(2);
    const reviews = await app.deps.db
      .selectFrom("cases")
      .where("member_id", "=", scene.balbir.id)
      .where("kind", "=", "review")
      .select("closed_at")
      .execute();
    expect(reviews).toEqual([{ closed_at: null }]);
    app.clock.pass({ hours: 23, minutes: 59 });
    await endSteps(app.deps);
    expect(await scene.status()).toBe(2);
    app.clock.pass({ minutes: 1 });
    await Promise.all([endSteps(app.deps), endSteps(app.deps)]);
    expect(await scene.status()).toBe(1);
    expect((await scene.own())[0]?.in_effect).toBe(false);
  });

  test("a reviewed member is released, and the case has this outcome", async () => {
    await decideByOperator(
      app.deps,
      { who: "root", why: "a look" },
      { kind: "hold", member_id: scene.balbir.id },
    );
    const { id } = await app.deps.db
      .selectFrom("cases")
      .where("member_id", "=", scene.balbir.id)
      .where("kind", "=", "review")
      .select("id")
      .executeTakeFirstOrThrow();
    await scene.take(scene.simran, id);
    expect((await scene.decide(scene.simran, id, { kind: "dismiss" })).status).toBe(422);
    expect((await scene.decide(scene.simran, id, { kind: "release" })).status).toBe(200);
    expect(await scene.status()).toBe(1);
    const row = await app.deps.db
      .selectFrom("cases")
      .where("id", "=", id)
      .select("outcome")
      .executeTakeFirst();
    expect(row?.outcome).toBe("release");
  });
});

test("decisions are deleted after half a year, unless they still have an effect", async () => {
  await scene.decide(scene.simran, await scene.held(scene.simran), { ...told, kind: "warn" });
  await decideByOperator(
    app.deps,
    { who: "root", why: "x" },
    { kind: "suspend", member_id: scene.balbir.id },
  );
  app.clock.pass({ days: 181 });
  await forgetDecisions(app.deps);
  const left = await app.deps.db
    .selectFrom("decisions")
    .where("member_id", "=", scene.balbir.id)
    .select("kind")
    .execute();
  expect(left).toEqual([{ kind: "suspend" }]);
});
