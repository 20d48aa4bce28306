import { saveGalleryPictures, saveProfilePicture } from "@sanjog/contract/photos";
import { sendReport } from "@sanjog/contract/reports";
import { isSamePicture, type PictureHash } from "@sanjog/domain/photos/picture-hash";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { hashOfPicture } from "../../src/photos/queries/picture-hash.ts";
import { as } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import { multipart } from "../support/multipart.ts";
import type { Person } from "../support/people.ts";
import { createRaceReport, on_server, timed } from "../support/race-report.ts";
import { statement } from "../support/report-statement.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

/** An owner with a picture of their own, one who reports it, and one who copies it. */
type Lane = { owner: Person; reporter: Person; other: Person; picture: Buffer; hash: PictureHash };

let app: TestApp;
let lanes: Lane[];
const report = createRaceReport();
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log: report.log }) });
  lanes = await Promise.all(Array.from({ length: on_server ? 2 : 1 }, (_, nth) => createLane(nth)));
});
afterAll(() => {
  report.print();
  return app.close();
});

async function createLane(nth: number): Promise<Lane> {
  const spots = Array.from({ length: 30 }, (_, at) => {
    const number = (Math.imul(at + 1, 2_654_435_761) ^ Math.imul(nth + 1, 40_503)) >>> 0;
    const size = 30 + (number % 60);
    const background = { r: number % 255, g: (number >>> 9) % 255, b: (number >>> 18) % 255 };
    return {
      input: { create: { width: size, height: size, channels: 3 as const, background } },
      left: number % 310,
      top: (number >>> 7) % 310,
    };
  });
  const canvas = sharp({ create: { width: 400, height: 400, channels: 3, background: "#888888" } });
  const picture = await canvas.composite(spots).jpeg({ quality: 90 }).toBuffer();
  const hash = await hashOfPicture(picture);
  if (!hash) throw new Error("the picture is no plain surface");
  const [owner, reporter, other] = await Promise.all([
    createMan(app, "Balbir", { picture: false }),
    createComplete(app, "Asha"),
    createMan(app, "Charan", { picture: false }),
  ]);
  return { owner, reporter, other, picture, hash };
}

/** Leaves the owner with the picture as the only one, and no earlier report of it. */
async function begin({ owner, other, picture }: Lane): Promise<string> {
  await app.forgetLimits();
  const { db, random, now } = app.deps;
  // Only this lane's rows: the other lane may be in the middle of its round.
  const own_cases = db.selectFrom("cases").where("member_id", "=", owner.id).select("id");
  await db.deleteFrom("quarantined_pictures").where("case_id", "in", own_cases).execute();
  await db.deleteFrom("reports").where("member_id", "=", owner.id).execute();
  const gone = db.deleteFrom("pictures").where("member_id", "in", [owner.id, other.id]);
  for (const { storage_key } of await gone.returning("storage_key").execute())
    for (const size of ["small", "card", "full"]) app.photos.kept.delete(`${storage_key}-${size}`);
  const row = { id: random.id(), storage_key: random.id(), member_id: owner.id, created_at: now() };
  await db
    .insertInto("pictures")
    .values({ ...row, kind: "profile" })
    .execute();
  for (const size of ["small", "card", "full"]) app.photos.kept.set(`${row.storage_key}-${size}`, picture);
  return row.id;
}

/** Returns how many shown pictures of the owner are the reported one. */
async function shownCopies({ owner, hash }: Lane): Promise<number> {
  const rows = await app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", owner.id)
    .where("hidden_at", "is", null)
    .select("storage_key")
    .execute();
  const found = rows.map(async ({ storage_key }) => {
    const seen = await hashOfPicture(app.photos.kept.get(`${storage_key}-full`) ?? Buffer.alloc(0));
    return seen !== null && isSamePicture(seen, { hash: hash.plain, colours: hash.colours });
  });
  return (await Promise.all(found)).filter(Boolean).length;
}

const uploads: Record<string, (lane: Lane, bytes: Buffer) => Promise<{ status: number }>> = {
  "as the main photo": ({ owner }, bytes) =>
    as(app, owner).call(saveProfilePicture, multipart([{ bytes, field: "photo" }])),
  "as another photo": ({ owner }, bytes) =>
    as(app, owner).call(saveGalleryPictures, multipart([{ bytes, field: "photos[]" }])),
};

test.each(Object.entries(uploads))(
  "Q4: a reported picture that the owner uploads again %s meanwhile is refused or hidden as well; later nobody can upload it, also mirrored",
  async (how, upload) => {
    const violations = await report.run(`quarantine ‖ upload ${how}`, lanes, async (lane, times) => {
      const picture_id = await begin(lane);
      const again = await sharp(lane.picture).jpeg({ quality: 60 }).toBuffer();
      const body = { picture_id, reason: "intimate_image" as const, text: "", ...statement };
      const answers = await Promise.all([
        timed(times, () => as(app, lane.reporter).call(sendReport, { body })),
        timed(times, () => upload(lane, again)),
      ]);
      const statuses = answers.map(({ status }) => status);
      const found: string[] = [];
      if (statuses.includes(503)) return found;
      if (statuses[0] !== 200 || ![200, 422].includes(statuses[1] ?? 0))
        found.push(`answered ${statuses.join(", ")}`);
      const shown = await shownCopies(lane);
      // An upload that replaced the picture before the report found it leaves nothing to report.
      const reported = await app.deps.db
        .selectFrom("quarantined_pictures")
        .innerJoin("cases", "cases.id", "quarantined_pictures.case_id")
        .where("cases.member_id", "=", lane.owner.id)
        .select("quarantined_pictures.id")
        .execute();
      if (reported.length === 0) return found;
      if (shown > 0) found.push(`${shown} copies shown after ${statuses.join(", ")}`);
      const mirrored = await sharp(lane.picture).flop().jpeg({ quality: 70 }).toBuffer();
      const copy = multipart([{ bytes: mirrored, field: "photo" }]);
      const later = await as(app, lane.other).call(saveProfilePicture, copy);
      if (later.status !== 422 && later.status !== 503) found.push(`the other's copy: ${later.status}`);
      return found;
    });
    expect(violations).toEqual([]);
  },
);
