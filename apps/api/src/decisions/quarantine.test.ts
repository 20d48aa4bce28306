import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { loadPicture } from "@sanjog/contract/photos";
import { sendReport } from "@sanjog/contract/reports";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { pictureRows, saveProfile } from "../../test/support/photo-uploads.ts";
import { statement } from "../../test/support/report-statement.ts";
import { atDesk, createStaff, type StaffPerson } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { decideByOperator } from "./commands/by-operator.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let simran: StaffPerson;
let jeet: StaffPerson;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.deps.db.deleteFrom("quarantined_pictures").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir", { picture: false });
  simran = await createStaff(app, "Simran", "moderator");
  jeet = await createStaff(app, "Jeet", "lead");
  await app.runJobs();
  app.mail.sent.length = 0;
});

/** A picture with a scene of its own, made from a number. */
const scene = (seed: number) => {
  const spots = Array.from({ length: 40 }, (_, at) => {
    const number = (Math.imul(at + 1, 2_654_435_761) ^ Math.imul(seed + 1, 40_503)) >>> 0;
    const [x, y, grey] = [number % 600, (number >>> 9) % 600, (number >>> 18) % 255];
    const size = 60 + (number % 90);
    const background = { r: grey, g: grey, b: grey };
    return {
      input: { create: { width: size, height: size, channels: 3 as const, background } },
      left: x,
      top: y,
    };
  });
  return sharp({ create: { width: 760, height: 760, channels: 3, background: "#888888" } })
    .composite(spots)
    .png()
    .toBuffer();
};
const pictureOf = async (who: Person) => {
  const row = (await pictureRows(app, who))[0];
  if (!row) throw new Error("there is no picture");
  return row;
};
const upload = async (who: Person, seed: number) => {
  const answer = await saveProfile(app, who, await scene(seed));
  expect(answer.status).toBe(200);
  return pictureOf(who);
};
const report = (picture_id: string, reason = "intimate_image", who = asha) =>
  as(app, who).call(sendReport, { body: { picture_id, reason, text: "", ...statement } });
const isHidden = async (id: string) => {
  const row = app.deps.db.selectFrom("pictures").where("id", "=", id).select("hidden_at");
  return (await row.executeTakeFirst())?.hidden_at != null;
};
const told = {
  rule: "indecent_picture",
  facts: "The photo.",
  reason_en: "Not decent.",
  reason_pb: "ਠੀਕ ਨਹੀਂ।",
};
/** Decides the newest open case about Balbir. */
const decide = async (body: object, who = simran, kind: "report" | "appeal" = "report") => {
  const { id } = await app.deps.db
    .selectFrom("cases")
    .where("member_id", "=", balbir.id)
    .where("kind", "=", kind)
    .where("closed_at", "is", null)
    .select("id")
    .executeTakeFirstOrThrow();
  expect((await atDesk(app, who).call(cases.takeCase, { params: { id } })).status).toBe(200);
  return atDesk(app, who).call(desk.decideCase, { params: { id }, body });
};
const own = async () => (await as(app, balbir).call(desk.listOwnDecisions)).data;

test("a report of an intimate picture hides that picture at once, never the person, and tells the owner, who may appeal", async () => {
  const picture = await upload(balbir, 1);
  expect((await report(picture.id)).status).toBe(200);
  const seen = await as(app, asha).call(loadPicture, { params: { id: picture.id } });
  expect([await isHidden(picture.id), seen.status]).toEqual([true, 404]);
  const { profile_status } = await app.deps.db
    .selectFrom("members")
    .where("id", "=", balbir.id)
    .select("profile_status")
    .executeTakeFirstOrThrow();
  expect(profile_status).toBe(1);
  expect(await own()).toMatchObject([
    { kind: "hide_picture", automated: true, in_effect: true, may_appeal: true },
  ]);
  await app.runJobs();
  const toBalbir = app.mail.sent.filter(({ to }) => to === balbir.email);
  expect(toBalbir.map(({ subject }) => subject)).toEqual(["A message about your account"]);
});

test("a report for any other reason hides nothing", async () => {
  const picture = await upload(balbir, 2);
  await report(picture.id, "contact_details");
  expect(await isHidden(picture.id)).toBe(false);
});

test("one reporter hides two pictures a day; a further report waits for a person", async () => {
  const hidden: boolean[] = [];
  for (const seed of [3, 4, 5]) {
    const owner = await createMan(app, "Charan", { picture: false });
    const picture = await upload(owner, seed);
    expect((await report(picture.id, "impersonation")).status).toBe(200);
    hidden.push(await isHidden(picture.id));
  }
  expect(hidden).toEqual([true, true, false]);
});

test("the same picture, also encoded again, smaller or mirrored, is refused while the case is open, and another is not", async () => {
  const picture = await upload(balbir, 6);
  await report(picture.id);
  const original = await scene(6);
  const again = {
    "encoded again": await sharp(original).jpeg({ quality: 50 }).toBuffer(),
    "at 80 per cent": await sharp(original).resize(608).jpeg().toBuffer(),
    mirrored: await sharp(original).flop().jpeg().toBuffer(),
  };
  for (const [how, bytes] of Object.entries(again)) {
    for (const who of [balbir, await createMan(app, "Charan", { picture: false })]) {
      const answer = await saveProfile(app, who, bytes);
      expect([how, answer.status, answer.message]).toEqual([
        how,
        422,
        "This photo was reported, and is hidden. Please choose another one.",
      ]);
    }
  }
  expect((await saveProfile(app, balbir, await scene(7))).status).toBe(200);
});

test("two reports at once hide a picture once, and tell the owner once", async () => {
  const picture = await upload(balbir, 8);
  await Promise.all([
    report(picture.id),
    report(picture.id, "impersonation", await createComplete(app, "Bani")),
  ]);
  expect(await isHidden(picture.id)).toBe(true);
  expect((await own()).length).toBe(1);
  expect((await saveProfile(app, balbir, await scene(8))).status).toBe(422);
});

test("an upheld picture stays hidden and refused; the person's decision takes the place of the automatic one", async () => {
  const picture = await upload(balbir, 9);
  await report(picture.id);
  expect((await decide({ ...told, kind: "hide_picture", picture_id: picture.id })).status).toBe(200);
  expect(await isHidden(picture.id)).toBe(true);
  const read = (await own()).map(({ automated, in_effect, superseded, may_appeal }) => ({
    automated,
    in_effect,
    superseded,
    may_appeal,
  }));
  expect(read).toEqual(
    expect.arrayContaining([
      { automated: true, in_effect: false, superseded: true, may_appeal: false },
      { automated: false, in_effect: true, superseded: false, may_appeal: true },
    ]),
  );
  expect((await saveProfile(app, balbir, await scene(9))).status).toBe(422);
});

test("a picture that the command line shows again counts as hidden no more, and may be uploaded again", async () => {
  const picture = await upload(balbir, 15);
  await report(picture.id);
  await decide({ ...told, kind: "hide_picture", picture_id: picture.id });
  const shown = { kind: "show_picture", member_id: balbir.id, picture_id: picture.id } as const;
  await decideByOperator(app.deps, { who: "root", why: "it is decent" }, shown);
  const hidden = (await own()).filter(({ kind }) => kind === "hide_picture");
  expect(hidden.map(({ in_effect }) => in_effect)).toEqual([false, false]);
  expect((await saveProfile(app, balbir, await scene(15))).status).toBe(200);
});

test("after a dismissed report the picture is shown again, its hash is forgotten, and a new report hides it no more by itself", async () => {
  const picture = await upload(balbir, 10);
  await report(picture.id);
  expect((await decide({ kind: "dismiss" })).status).toBe(200);
  expect(await isHidden(picture.id)).toBe(false);
  const kept = await app.deps.db.selectFrom("quarantined_pictures").select(["hash", "upheld"]).execute();
  expect(kept).toEqual([{ hash: null, upheld: false }]);
  await report(picture.id, "intimate_image", await createComplete(app, "Bani"));
  expect(await isHidden(picture.id)).toBe(false);
});

test("Q1: after two untrue reports of this kind a member hides nothing by a report", async () => {
  for (const seed of [11, 12, 13]) {
    await app.forgetLimits();
    balbir = await createMan(app, "Balbir", { picture: false });
    const picture = await upload(balbir, seed);
    await report(picture.id);
    expect(await isHidden(picture.id)).toBe(seed !== 13);
    await decide({ kind: "dismiss" });
  }
});

test("an appeal against the hidden picture is decided by a lead, who shows it again", async () => {
  const picture = await upload(balbir, 14);
  await report(picture.id);
  const [decision] = await own();
  const params = { id: decision?.id ?? "" };
  const body = { text: "It is my wedding outfit." };
  expect((await as(app, balbir).call(desk.appealDecision, { params, body })).status).toBe(200);
  const answer = await decide({ ...told, kind: "restore", reason_en: "The photo is fine." }, jeet, "appeal");
  expect(answer.status).toBe(200);
  expect(await isHidden(picture.id)).toBe(false);
  expect(await own()).toMatchObject([{ in_effect: false, appeal: { outcome: "overturned" } }]);
  // The report itself is still to be decided.
  expect((await decide({ kind: "dismiss" })).status).toBe(200);
});
