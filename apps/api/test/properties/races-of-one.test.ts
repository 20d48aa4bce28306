import { loadPicture, saveGalleryPictures, saveProfilePicture } from "@sanjog/contract/photos";
import { changePrivacy } from "@sanjog/contract/privacy";
import { saveFamily } from "@sanjog/contract/profiles";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { photosArea } from "../../src/photos/routes.ts";
import { privacyArea } from "../../src/privacy/routes.ts";
import { profilesArea } from "../../src/profiles/routes.ts";
import { relationsArea } from "../../src/relations/routes.ts";
import { as } from "../support/caller.ts";
import { createComplete } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import { multipart } from "../support/multipart.ts";
import type { Person } from "../support/people.ts";
import { createRaceReport, on_server, timed } from "../support/race-report.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";
import { told_family } from "../support/told-steps.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let women: Person[];
let photograph: Buffer;
beforeAll(async () => {
  app = await createTestApp([photosArea, privacyArea, profilesArea, relationsArea], { ports });
  const lanes = on_server ? 2 : 1;
  women = await Promise.all(Array.from({ length: lanes }, () => createComplete(app, "Asha")));
  const plain = sharp({ create: { width: 400, height: 400, channels: 3, background: "#c87828" } });
  photograph = await plain.jpeg().toBuffer();
});
afterAll(() => {
  report.print();
  return app.close();
});

const report = createRaceReport();
const ports = () => ({ log: report.log });
const sizes = ["small", "card", "full"];

type Status = { status: number };
const count = (answers: readonly Status[], wanted: number) =>
  answers.filter(({ status }) => status === wanted).length;
/** A 503 from the busy machine makes the round weaker, but is no violation. */
const busy = (answers: readonly Status[]) => count(answers, 503) > 0;
const told = (answers: readonly Status[]) => answers.map(({ status }) => status).join(", ");

/** Returns the rows of a member's pictures. A row without its bytes is a violation. */
async function readPictures(asha: Person) {
  const rows = await app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", asha.id)
    .select(["id", "kind", "storage_key"])
    .execute();
  const fieldErrors = rows.flatMap(({ storage_key }) =>
    sizes
      .filter((size) => !app.photos.kept.has(`${storage_key}-${size}`))
      .map(() => "a row without its object"),
  );
  return { rows, fieldErrors };
}

async function fillGallery(asha: Person, pictures: number): Promise<void> {
  const { deps, photos } = app;
  const gone = deps.db.deleteFrom("pictures").where("member_id", "=", asha.id).returning("storage_key");
  for (const { storage_key } of await gone.execute()) {
    for (const size of sizes) photos.kept.delete(`${storage_key}-${size}`);
  }
  const rows = ["profile", ...Array.from({ length: pictures }, () => "gallery")].map((kind) => ({
    id: deps.random.id(),
    storage_key: deps.random.id(),
    member_id: asha.id,
    kind: kind as "profile" | "gallery",
    created_at: deps.now(),
  }));
  await deps.db.insertInto("pictures").values(rows).execute();
  for (const { storage_key } of rows) {
    for (const size of sizes) photos.kept.set(`${storage_key}-${size}`, photograph);
  }
}

test("of two concurrent uploads to a gallery of eleven, exactly one succeeds", async () => {
  const upload = multipart([{ bytes: photograph, field: "photos[]" }]);
  const violations = await report.run("13th photo", women, async (asha, times) => {
    await app.forgetLimits();
    await fillGallery(asha, 11);
    const send = () => as(app, asha).call(saveGalleryPictures, upload);
    const answers = await Promise.all([timed(times, send), timed(times, send)]);
    const { rows, fieldErrors } = await readPictures(asha);
    const kept = rows.filter(({ kind }) => kind === "gallery").length;
    if (kept !== 11 + count(answers, 200) || kept > 12)
      fieldErrors.push(`${kept} pictures after ${told(answers)}`);
    const one = count(answers, 200) === 1 && count(answers, 422) === 1;
    return one || busy(answers) ? fieldErrors : [...fieldErrors, `answered ${told(answers)}`];
  });
  expect(violations).toEqual([]);
});

test("of two profile pictures saved at once, exactly one remains", async () => {
  const upload = multipart([{ bytes: photograph, field: "photo" }]);
  const violations = await report.run("profile picture ‖ profile picture", women, async (asha, times) => {
    await app.forgetLimits();
    const send = () => as(app, asha).call(saveProfilePicture, upload);
    const answers = await Promise.all([timed(times, send), timed(times, send)]);
    const { rows, fieldErrors } = await readPictures(asha);
    if (rows.filter(({ kind }) => kind === "profile").length !== 1)
      fieldErrors.push("not one profile picture");
    return count(answers, 200) === 2 || busy(answers)
      ? fieldErrors
      : [...fieldErrors, `answered ${told(answers)}`];
  });
  expect(violations).toEqual([]);
});

test("Z15: brothers who are counted twice at once are counted as one of the two said", async () => {
  const fewer = { ...told_family, brother_count: 1, brother_married_count: 0, sister_count: 3 };
  const married = { ...told_family, brother_count: 2, brother_married_count: 2, sister_count: 1 };
  const violations = await report.run("total down ‖ married up", women, async (asha, times) => {
    const save = (body: object) => timed(times, () => as(app, asha).call(saveFamily, { body }));
    const answers = await Promise.all([save(fewer), save(married), save(fewer), save(married)]);
    const row = await app.deps.db
      .selectFrom("family_details")
      .where("member_id", "=", asha.id)
      .select(["brother_count", "brother_married_count", "sister_count"])
      .executeTakeFirstOrThrow();
    const whole = [fewer, married].some((each) =>
      Object.entries(row).every(([field, value]) => each[field as keyof typeof row] === value),
    );
    if (!whole) return [`half of each: ${JSON.stringify(row)}`];
    return count(answers, 200) === 4 || busy(answers) ? [] : [`answered ${told(answers)}`];
  });
  expect(violations).toEqual([]);
});

test("a hidden picture is served to nobody after the response that hid it", async () => {
  const strangers = new Map<Person, Person>();
  for (const asha of women) strangers.set(asha, await createComplete(app, "Esha"));
  const violations = await report.run("privacy change ‖ picture", women, async (asha, times) => {
    const params = { id: (await readPictures(asha)).rows.find(({ kind }) => kind === "profile")?.id ?? "" };
    const look = () => timed(times, () => as(app, strangers.get(asha)).call(loadPicture, { params }));
    const choose = (privacy_value: string) =>
      timed(times, () =>
        as(app, asha).call(changePrivacy, {
          params: { privacy_id: "profile_picture" },
          body: { privacy_value },
        }),
      );
    const shown = await choose("public");
    const before = await look();
    const hidden = choose("private").then(async (chosen) => [chosen, await look()] as const);
    const during = await Promise.all([look(), look()]);
    const [chosen, after] = await hidden;
    if (busy([shown, before, chosen, after, ...during])) return [];
    const strange = during.filter(({ status }) => status !== 200 && status !== 404);
    const fieldErrors = before.status === 200 ? [] : [`not served before: ${before.status}`];
    if (after.status !== 404) fieldErrors.push(`served after: ${after.status}`);
    return strange.length > 0 ? [...fieldErrors, `answered ${told(strange)}`] : fieldErrors;
  });
  expect(violations).toEqual([]);
});

test("after all rounds the store holds no file without a row", async () => {
  const rows = await app.deps.db.selectFrom("pictures").select("storage_key").execute();
  const claimed = new Set(rows.map(({ storage_key }) => storage_key));
  const keys = [...app.photos.kept.keys()];
  expect(keys.filter((key) => !claimed.has(key.replace(/-(?:small|card|full)$/, "")))).toEqual([]);
  expect(keys.length).toBeGreaterThan(0);
});
