import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { finishApprovals } from "../../src/decisions/commands/finish-approvals.ts";
import { patience_ms } from "../support/long-form.ts";
import { createRaceReport, on_server, timed } from "../support/race-report.ts";
import { asked, createReviewScene, type ReviewScene } from "../support/review-scene.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let lanes: ReviewScene[];
const report = createRaceReport();
const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
beforeAll(async () => {
  app = await createTestApp(areas, {
    env: { REVIEW: "before" },
    ports: () => ({ limiter, log: report.log }),
  });
  lanes = [];
  for (let lane = 0; lane < (on_server ? 3 : 1); lane += 1) lanes.push(await createReviewScene(app));
});
afterAll(() => {
  report.print();
  return app.close();
});

const busy = (answers: readonly { status: number }[]) => answers.some(({ status }) => status === 503);

/** Makes the member new again, with one open review that Simran holds. Returns its id. */
async function fresh(scene: ReviewScene): Promise<string> {
  const { db } = app.deps;
  const { id } = scene.deepa;
  await db.deleteFrom("decisions").where("member_id", "=", id).execute();
  await db.deleteFrom("cases").where("member_id", "=", id).execute();
  await db
    .updateTable("members")
    .set({ profile_status: 2, status_before: null })
    .where("id", "=", id)
    .execute();
  await scene.change(scene.deepa, "We farm.");
  return scene.held(scene.simran);
}

/** The job; the queue repeats it when a busy machine has let a lock wait for too long. */
const finish = () =>
  finishApprovals(app.deps).catch((error: { code?: string }) => {
    if (error.code !== "55P03") throw error;
  });

test("a yes, its undo, a change of the profile and two jobs at once: never shown without a look at what is shown", async () => {
  let words = 0;
  const violations = await report.run("yes against change", lanes, async (scene, times) => {
    const id = await fresh(scene);
    const seen = await scene.seen(scene.simran, id);
    await scene.yes(scene.simran, id, seen);
    app.clock.pass({ seconds: 15 });
    words += 1;
    const [undone, changed] = await Promise.all([
      timed(times, () => scene.undo(scene.simran, id)),
      timed(times, () => scene.change(scene.deepa, `We farm in village ${words}.`)),
      finish(),
      finish(),
    ]);
    if (busy([undone, changed])) return [];
    await finish();
    const status = await scene.status();
    const decisions = await app.deps.db
      .selectFrom("decisions")
      .where("case_id", "=", id)
      .select(["in_force_at", "lapsed_at"])
      .execute();
    const [only] = decisions;
    const [review] = (await scene.reviewsOf(scene.deepa)).slice(-1);
    const shown = only?.in_force_at !== null && only?.lapsed_at === null;
    const right = shown
      ? status === 1 && review?.outcome === "release" && undone.status === 422
      : status === 2 && review?.outcome === null;
    if (changed.status === 200 && decisions.length === 1 && right) return [];
    return [
      `${undone.status}, ${changed.status}; status ${status}, ${decisions.length} decisions, ${review?.outcome}`,
    ];
  });
  expect(violations).toEqual([]);
});

test("two who take a review, a request for changes, a change and two “send again”: one open review at most, and none lost", async () => {
  let words = 0;
  const violations = await report.run("request against send again", lanes, async (scene, times) => {
    const id = await fresh(scene);
    words += 1;
    const first = await Promise.all([
      timed(times, () => scene.decide(scene.simran, id, asked)),
      timed(times, () => scene.take(scene.harpreet, id)),
      timed(times, () => scene.change(scene.deepa, `We farm in hamlet ${words}.`)),
    ]);
    if (busy(first)) return [];
    // The change came between the look and the request.
    if (first[0]?.status === 422 && (await scene.decide(scene.simran, id, asked)).status !== 200)
      return ["the request is refused again"];
    const changed = await scene.change(scene.deepa, `We farm in town ${words}.`);
    const sent = await Promise.all([
      timed(times, () => scene.send()),
      timed(times, () => scene.send()),
      timed(times, () => scene.change(scene.deepa, `We farm in city ${words}.`)),
    ]);
    if (busy([changed, ...sent])) return [];
    const reviews = await scene.reviewsOf(scene.deepa);
    const open = reviews.filter(({ outcome }) => outcome === null);
    const wins = sent.slice(0, 2).filter(({ status }) => status === 200).length;
    if (first[1]?.status !== 200 && wins === 1 && open.length === 1) return [];
    return [`${[...first, ...sent].map(({ status }) => status)}; ${reviews.map(({ outcome }) => outcome)}`];
  });
  expect(violations).toEqual([]);
});
