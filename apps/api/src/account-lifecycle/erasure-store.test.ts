import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createComplete, createMan } from "../../test/support/families.ts";
import { createKeptLog } from "../../test/support/kept-log.ts";
import { memberRow } from "../../test/support/member-state.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import type { KeptPicture } from "../evidence/evidence.ts";
import { findEvidence } from "../evidence/queries/find-evidence.ts";
import { lockInAnyStatus } from "../platform/database/member-lock.ts";
import { PhotoStoreError } from "../platform/ports.ts";
import { eraseDue, eraseMembers } from "./commands/erase-members.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("kept_evidence").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  for (const { id } of [asha, balbir]) await givePicture(id);
  await app.deps.db
    .updateTable("members")
    .set({ deletion_requested_at: app.deps.now() })
    .where("id", "in", [asha.id, balbir.id])
    .execute();
  app.clock.pass({ days: 31 });
});

const givePicture = async (member_id: string) => {
  const storage_key = `picture of ${member_id}`;
  await app.deps.db
    .updateTable("pictures")
    .set({ hidden_at: app.deps.now(), storage_key })
    .where("member_id", "=", member_id)
    .where("kind", "=", "profile")
    .execute();
  await app.photos.put(`${storage_key}-full`, Buffer.from(`the hidden ${storage_key}`));
};
const show = ({ id }: Person) =>
  app.deps.db.updateTable("pictures").set({ hidden_at: null }).where("member_id", "=", id).execute();
const hide = ({ id }: Person) =>
  app.deps.db
    .updateTable("pictures")
    .set({ hidden_at: app.deps.now() })
    .where("member_id", "=", id)
    .execute();
/** A store that calls this before it returns a picture. */
const storeThat = (does: (key: string) => Promise<void>) => ({
  ...app.photos,
  get: async (key: string) => {
    await does(key);
    return app.photos.get(key);
  },
});
const failures = async () => (await app.deps.metrics.erasuresFailed.get()).values[0]?.value;
const keptPictures = async ({ id }: Person): Promise<KeptPicture[]> =>
  (await findEvidence(app.deps, id)).flatMap(({ kind, record }) =>
    kind === "taken_down" ? (record.pictures as KeptPicture[]) : [],
  );

test("a picture that cannot be read keeps its owner until the next night, and stops nobody else's erasure", async () => {
  const { log, lines } = createKeptLog("warn");
  const photos = storeThat(async (key) => {
    if (key.includes(asha.id)) throw new PhotoStoreError("503");
  });
  const before = (await failures()) ?? 0;
  await eraseMembers({ ...app.deps, photos, log });
  expect([await memberRow(app, asha), await memberRow(app, balbir)]).toEqual([expect.anything(), undefined]);
  expect(await failures()).toBe(before + 1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("a member could not be erased");
  for (const trace of [asha.id, asha.email, "Asha"]) expect(lines[0]).not.toContain(trace);
  expect(await eraseDue({ ...app.deps, photos })).toEqual({ erased: 0, failed: 1 });
  await eraseMembers(app.deps);
  expect(await memberRow(app, asha)).toBeUndefined();
  expect(await keptPictures(asha)).toHaveLength(1);
  expect(await failures()).toBe(before + 1);
});

test("no member is locked while their pictures are read", async () => {
  const locked: string[] = [];
  const photos = storeThat(async (key) => {
    const id = key.includes(asha.id) ? asha.id : balbir.id;
    await app.deps.tx((tx) => lockInAnyStatus(tx, id));
    locked.push(id);
  });
  await eraseMembers({ ...app.deps, photos });
  expect(new Set(locked)).toEqual(new Set([asha.id, balbir.id]));
  expect(await memberRow(app, balbir)).toBeUndefined();
});

test("a picture that is hidden while the others are read is kept as well", async () => {
  const { storage_key } = await app.deps.db
    .selectFrom("pictures")
    .where("member_id", "=", balbir.id)
    .select("storage_key")
    .executeTakeFirstOrThrow();
  const second = { id: app.deps.random.id(), member_id: balbir.id, kind: "gallery" as const };
  const row = { ...second, storage_key: `${storage_key} 2`, created_at: app.deps.now() };
  await app.deps.db.insertInto("pictures").values(row).execute();
  await app.photos.put(`${storage_key} 2-full`, Buffer.from("the second picture"));
  const photos = storeThat((key) => hide(key.includes(balbir.id) ? balbir : asha).then(() => undefined));
  await eraseMembers({ ...app.deps, photos });
  expect(await memberRow(app, balbir)).toBeUndefined();
  expect((await keptPictures(balbir)).map(({ kind, jpeg }) => [kind, jpeg !== null])).toEqual([
    ["profile", true],
    ["gallery", true],
  ]);
});

test("a picture that is shown again while it is read is not kept", async () => {
  const photos = storeThat((key) => show(key.includes(balbir.id) ? balbir : asha).then(() => undefined));
  await eraseMembers({ ...app.deps, photos });
  expect(await memberRow(app, balbir)).toBeUndefined();
  expect(await keptPictures(balbir)).toEqual([]);
});
