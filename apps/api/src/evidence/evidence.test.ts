import * as cases from "@sanjog/contract/cases";
import * as desk from "@sanjog/contract/decisions";
import { deleteProfilePicture } from "@sanjog/contract/photos";
import { sendPublicReport, sendReport } from "@sanjog/contract/reports";
import { evidence_kept_ms } from "@sanjog/domain/evidence/evidence";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { memberRow } from "../../test/support/member-state.ts";
import type { Person } from "../../test/support/people.ts";
import { statement } from "../../test/support/report-statement.ts";
import { atDesk, createStaff } from "../../test/support/staff.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { eraseAgain, eraseMembers } from "../account-lifecycle/commands/erase-members.ts";
import { erasedHash } from "../account-lifecycle/erased-hash.ts";
import { areas } from "../areas.ts";
import { openCase } from "../cases/commands/open-case.ts";
import { writeDecision } from "../decisions/commands/write-decision.ts";
import { forgetEvidence } from "./commands/forget-evidence.ts";
import { findEvidence } from "./queries/find-evidence.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.forgetLimits();
  await app.deps.db.deleteFrom("kept_evidence").execute();
  await app.deps.db.deleteFrom("reports").execute();
  asha = await createComplete(app, "Asha", { personal: { lastname: "Reporterji" } });
  balbir = await createMan(app, "Balbir", { personal: { express_yourself: "Balbir’s own words" } });
  await app.runJobs();
  app.mail.sent.length = 0;
});

const told = {
  rule: "indecent_picture",
  facts: "The photo is indecent.",
  reason_en: "It broke a rule.",
  reason_pb: "ਨਿਯਮ",
};
const pictureOf = async ({ id }: Person) => {
  const picture = await app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", id)
    .select(["id", "storage_key"])
    .executeTakeFirstOrThrow();
  await app.photos.put(`${picture.storage_key}-full`, Buffer.from("the hidden picture"));
  return picture;
};
/** Asha reports a picture of Balbir, which hides it at once. Returns the report's number. */
const reported = async () => {
  const { id } = await pictureOf(balbir);
  const { data } = await as(app, asha).call(sendReport, {
    body: { picture_id: id, reason: "intimate_image", text: "This is his wife’s photo.", ...statement },
  });
  return data.reference;
};
const decided = async (report_id: string, body: object) => {
  const harpreet = await createStaff(app, "Harpreet", "lead");
  const { id } = await app.deps.db
    .selectFrom("cases")
    .where("report_id", "=", report_id)
    .select("id")
    .executeTakeFirstOrThrow();
  await atDesk(app, harpreet).call(cases.takeCase, { params: { id } });
  const answer = await atDesk(app, harpreet).call(desk.decideCase, {
    params: { id },
    body: { ...told, ...body },
  });
  expect(answer.status).toBe(200);
};
const leave = ({ id }: Person) =>
  app.deps.db
    .updateTable("members")
    .set({ deletion_requested_at: app.deps.now() })
    .where("id", "=", id)
    .execute();
const erased = async (who: Person) => {
  await leave(who);
  app.clock.pass({ days: 30, hours: 1 });
  await eraseMembers(app.deps);
  expect(await memberRow(app, who)).toBeUndefined();
};
const rows = () => app.deps.db.selectFrom("kept_evidence").selectAll().execute();
const reportsLeft = () => app.deps.db.selectFrom("reports").selectAll().execute();

describe("what was taken down of an erased member", () => {
  test("is kept for 180 days with the records about it, found by what an inquiry names, and then goes", async () => {
    const picture = await pictureOf(balbir);
    const reference = await reported();
    app.clock.pass({ minutes: 1 });
    await decided(reference, { kind: "hide_picture", picture_id: picture.id });
    const number = (await memberRow(app, balbir))?.profile_number ?? "";
    await erased(balbir);
    expect(await app.photos.get(`${picture.storage_key}-full`)).toBeNull();
    expect(await reportsLeft()).toEqual([]);
    for (const name of [balbir.id, number, reference]) {
      const found = (await findEvidence(app.deps, name)).find(({ kind }) => kind === "taken_down");
      expect(found?.record, name).toMatchObject({
        member_id: balbir.id,
        profile: null,
        pictures: [{ id: picture.id, jpeg: Buffer.from("the hidden picture").toString("base64") }],
        decisions: [
          { kind: "hide_picture", automated: true },
          { kind: "hide_picture", facts: told.facts },
        ],
        reports: [{ reference, reason: "intimate_image" }],
      });
      expect(JSON.stringify(found)).not.toContain("his wife’s photo");
    }
    expect(await findEvidence(app.deps, reference)).toContainEqual(
      expect.objectContaining({
        kind: "statement",
        record: expect.objectContaining({ text: "This is his wife’s photo." }),
      }),
    );
    app.clock.pass({ seconds: evidence_kept_ms / 1_000 - 60 });
    await forgetEvidence(app.deps);
    expect(await findEvidence(app.deps, reference)).not.toEqual([]);
    app.clock.pass({ minutes: 2 });
    await forgetEvidence(app.deps);
    expect(await rows()).toEqual([]);
  });

  test("names neither who reported nor who decided, and nothing of it can be read in the database", async () => {
    const { id } = await pictureOf(balbir);
    const reference = await reported();
    await decided(reference, { kind: "hide_picture", picture_id: id });
    await erased(balbir);
    const [found] = await findEvidence(app.deps, balbir.id);
    const said = JSON.stringify(found);
    for (const name of [asha.id, asha.email, "Asha", "Reporterji", statement.signature, "Harpreet"])
      expect(said).not.toContain(name);
    const stored = (await rows()).map(({ found_by, sealed, ...row }) =>
      [JSON.stringify(row), ...found_by.map(String), String(sealed)].join(),
    );
    for (const trace of [balbir.id, "Balbir", reference, told.facts, "hidden picture"])
      expect(stored.join()).not.toContain(trace);
  });

  test("has the name and the texts of a profile only if the profile itself was taken down", async () => {
    await decided(await reported(), { kind: "suspend", days: 3 });
    await erased(balbir);
    const [found] = await findEvidence(app.deps, balbir.id);
    expect(found?.record).toMatchObject({
      profile: { firstname: "Balbir", express_yourself: "Balbir’s own words" },
    });
  });

  test("is nothing of a member about whom every report was dismissed, and of one who was never reported", async () => {
    const { data } = await as(app, asha).call(sendReport, {
      body: { member_id: balbir.id, reason: "harassment", text: "He was rude." },
    });
    await decided(data.reference, { kind: "dismiss" });
    await erased(balbir);
    await erased(asha);
    expect(await rows()).toEqual([]);
  });

  test("is nothing of a member with a request about data, a stranger's unconfirmed report and a change that a review asked for", async () => {
    const number = (await memberRow(app, balbir))?.profile_number ?? "";
    const body = { email: "aunt@example.com", described: number, reason: "harassment", text: "He was rude." };
    await as(app).call(sendPublicReport, { body });
    await as(app).call(sendPublicReport, {
      body: { ...body, reason: "my_data", text: "What do you store?" },
    });
    await app.deps.db
      .updateTable("reports")
      .set({ confirmed_at: app.deps.now() })
      .where("reason", "=", "my_data")
      .execute();
    expect(await reportsLeft()).toHaveLength(2);
    const { id: case_id } = await app.deps.tx((tx) =>
      openCase(tx, app.deps.now(), { cause: { kind: "review", hidden: true }, member_id: balbir.id }),
    );
    await app.deps.tx((tx) =>
      writeDecision(app.deps, tx, {
        case_id,
        member_id: balbir.id,
        kind: "ask_changes",
        reason_en: "",
        reason_pb: "",
      }),
    );
    await erased(balbir);
    expect(await rows()).toEqual([]);
  });

  test("has a report on which nobody has decided yet", async () => {
    const { data } = await as(app, asha).call(sendReport, {
      body: { member_id: balbir.id, reason: "harassment", text: "He was rude." },
    });
    await erased(balbir);
    const found = await findEvidence(app.deps, data.reference);
    const recordOf = (kind: string) => found.find((one) => one.kind === kind)?.record;
    expect(recordOf("taken_down")).toMatchObject({ reports: [{ resolution: null }] });
    expect(JSON.stringify(recordOf("taken_down"))).not.toContain("rude");
    expect(recordOf("statement")).toMatchObject({ text: "He was rude.", signature: null });
  });

  test("is kept from the first erasure on when a restored backup brings the member back, and not again after its time", async () => {
    await reported();
    const erasures = [{ member_hash: erasedHash(app.deps.config, balbir.id), erased_at: app.deps.now() }];
    app.clock.pass({ seconds: evidence_kept_ms / 1_000 });
    await eraseAgain(app.deps, erasures);
    expect(await memberRow(app, balbir)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test("stays, with the account, until the store of pictures can be read", async () => {
    await reported();
    await leave(balbir);
    app.clock.pass({ days: 31 });
    const away = { ...app.photos, get: () => Promise.reject(new Error("the store is away")) };
    await eraseMembers({ ...app.deps, photos: away });
    expect(await memberRow(app, balbir)).toBeDefined();
    await eraseMembers(app.deps);
    expect(await findEvidence(app.deps, balbir.id)).toHaveLength(1);
  });
});

test("a hidden picture that its owner deletes is kept with its reports; one that nobody hid is not", async () => {
  const { id } = await pictureOf(asha);
  await as(app, asha).call(deleteProfilePicture);
  expect(await rows()).toEqual([]);
  asha = await createComplete(app, "Asha");
  const reference = await reported();
  const picture = await pictureOf(balbir);
  await as(app, balbir).call(deleteProfilePicture);
  const [found, ...more] = await findEvidence(app.deps, reference);
  expect(more).toEqual([]);
  expect(found?.record).toMatchObject({
    member_id: balbir.id,
    pictures: [{ id: picture.id }],
    decisions: [{ kind: "hide_picture", picture_id: picture.id }],
    reports: [{ reference }],
  });
  expect(JSON.stringify(found)).not.toContain(id);
});

describe("the signed statement of a report", () => {
  test("is kept by itself when the reporter is erased, while the report stays without the name", async () => {
    const reference = await reported();
    await erased(asha);
    expect(await reportsLeft()).toMatchObject([{ id: reference, reporter_id: null, signature: null }]);
    expect(await findEvidence(app.deps, reference)).toMatchObject([
      { kind: "statement", record: { reference, signature: statement.signature, confirmed_email: null } },
    ]);
    app.clock.pass({ seconds: evidence_kept_ms / 1_000 });
    await forgetEvidence(app.deps);
    expect(await rows()).toEqual([]);
  });

  test("is kept by itself when the reported member is erased, with the address of a stranger only if it was confirmed", async () => {
    const number = (await memberRow(app, balbir))?.profile_number ?? "";
    const body = { email: "aunt@example.com", described: number, reason: "intimate_image", text: "" };
    const { data } = await as(app).call(sendPublicReport, { body: { ...body, ...statement } });
    const other = await as(app).call(sendPublicReport, {
      body: { ...body, ...statement, email: "uncle@example.com" },
    });
    await app.deps.db
      .updateTable("reports")
      .set({ confirmed_at: app.deps.now() })
      .where("id", "=", data.reference)
      .execute();
    await erased(balbir);
    const addressIn = async (reference: string) =>
      (await findEvidence(app.deps, reference)).flatMap(({ kind, record }) =>
        kind === "statement" ? [record.confirmed_email] : [],
      );
    expect(await addressIn(data.reference)).toEqual(["aunt@example.com"]);
    expect(await addressIn(other.data.reference)).toEqual([null]);
  });
});
