import { setTimeout as delay } from "node:timers/promises";
import { day_ms } from "@sanjog/domain/calendar";
import { sweep_first_day_ms } from "@sanjog/domain/photos/store-bond";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createMember, type Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { PhotoStoreError } from "../platform/ports.ts";
import { adoptStore, bindRestored, bindStore, isBound } from "./commands/bind-store.ts";
import { sweepAll, sweepAtNight } from "./commands/sweep-pictures.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp(areas);
});
afterEach(() => app.close());

const bytes = Buffer.from("a picture");

/** A picture of a member: the row, and the three files. */
async function addPicture(person: Person, storage_key: string): Promise<void> {
  const created_at = app.clock.now();
  const row = {
    id: `id-${storage_key}`,
    member_id: person.id,
    kind: "gallery",
    storage_key,
    created_at,
  } as const;
  await app.deps.db.insertInto("pictures").values(row).execute();
  for (const size of ["small", "card", "full"]) await app.photos.put(`${storage_key}-${size}`, bytes);
}

async function fillStore(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await app.photos.put(`left-by-somebody-else-${n}-full`, bytes);
}

const adopt = () => app.deps.tx.once((tx) => adoptStore(app.deps, tx));

describe("a starting server", () => {
  test("a server with a new database and an empty store writes the same id to both, also when several start in parallel", async () => {
    await Promise.all([bindStore(app.deps), bindStore(app.deps), bindStore(app.deps)]);
    expect(await isBound(app.deps)).toBe(true);
    await bindStore(app.deps);
    const rows = await app.deps.db.selectFrom("picture_store").select("store_id").execute();
    expect(rows).toEqual([{ store_id: await app.photos.readId() }]);
  });

  test("a server waits for another that compares a slow store, longer than a request waits for a lock", async () => {
    const readId = app.photos.readId.bind(app.photos);
    app.photos.readId = async () => {
      await delay(1_300);
      return readId();
    };
    await Promise.all([bindStore(app.deps), bindStore(app.deps)]);
    expect(await isBound(app.deps)).toBe(true);
  });

  test("a server of an older installation binds the store itself, because its pictures are there", async () => {
    await addPicture(await createMember(app, "Asha"), "a-picture-of-asha-1");
    await bindStore(app.deps);
    expect(await isBound(app.deps)).toBe(true);
  });

  test("a server with a new database and a full store refuses to start with a sentence, and changes nothing", async () => {
    await fillStore(9);
    await expect(bindStore(app.deps)).rejects.toThrow(/names none of them.+adopt-store/);
    expect([app.photos.kept.size, await app.photos.readId()]).toEqual([9, null]);
    expect(await isBound(app.deps)).toBe(false);
  });

  test("a server with a full database and an empty store refuses to start", async () => {
    await addPicture(await createMember(app, "Asha"), "a-picture-of-asha-2");
    await bindStore(app.deps);
    const before = new Map(app.photos.kept);
    app.photos.kept.clear();
    await app.photos.writeId("another");
    await expect(bindStore(app.deps)).rejects.toThrow("does not carry the id");
    for (const [key, body] of before) await app.photos.put(key, body);
    await adopt();
    await bindStore(app.deps);
    expect(await isBound(app.deps)).toBe(true);
  });

  test("a server starts while the store is unavailable, since pages without pictures are better than none", async () => {
    const away = new PhotoStoreError("away");
    app.photos.readId = () => Promise.reject(away);
    await bindStore(app.deps);
    app.photos.readId = async () => null;
    expect(await isBound(app.deps)).toBe(false);
  });

  test("a server finds the same id in both after a restore, unless the store is another database's", async () => {
    await addPicture(await createMember(app, "Asha"), "a-picture-of-asha-3");
    expect(await bindRestored(app.deps)).toBe(true);
    await bindStore(app.deps);
    await app.photos.writeId("of another database");
    expect(await bindRestored(app.deps)).toBe(false);
    await expect(bindStore(app.deps)).rejects.toThrow("does not carry the id");
  });
});

describe("the nightly sweep", () => {
  let asha: Person;
  beforeEach(async () => {
    asha = await createMember(app, "Asha");
    for (let n = 0; n < 40; n += 1) await addPicture(asha, `a-picture-of-asha-${n}`);
    await bindStore(app.deps);
  });

  test("F5: the sweep trashes only files that no row names, and none on the first day of a database", async () => {
    await fillStore(2);
    await sweepAtNight(app.deps);
    expect(app.photos.kept.size).toBe(122);
    app.clock.pass({ days: sweep_first_day_ms / day_ms });
    await sweepAtNight(app.deps);
    expect([app.photos.kept.size, app.photos.swept.size]).toEqual([120, 2]);
    expect(app.photos.kept.has("a-picture-of-asha-0-card")).toBe(true);
  });

  test("the sweep trashes nothing if it would be more than one file in twenty, unless an operator runs it", async () => {
    await fillStore(7);
    app.clock.pass({ days: 2 });
    await sweepAtNight(app.deps);
    expect([app.photos.kept.size, app.photos.swept.size]).toEqual([127, 0]);
    expect(await sweepAll(app.deps)).toMatchObject({ files: 127, unclaimed: 7, put_into_trash: 7 });
    expect([app.photos.kept.size, app.photos.swept.size]).toEqual([120, 7]);
  });

  test("neither the sweep nor an operator trashes files of a store that is not this database's", async () => {
    await fillStore(2);
    app.clock.pass({ days: 2 });
    await app.photos.writeId("of another database");
    await sweepAtNight(app.deps);
    await expect(sweepAll(app.deps)).rejects.toMatchObject({ refusal: "not_found" });
    expect([app.photos.kept.size, app.photos.swept.size]).toEqual([122, 0]);
  });

  test("the sweep keeps trashed files for thirty days, and restores those that a row names again", async () => {
    await fillStore(2);
    await addPicture(asha, "one-more-of-asha");
    await app.deps.db.deleteFrom("pictures").where("storage_key", "=", "one-more-of-asha").execute();
    app.clock.pass({ days: 2 });
    await sweepAll(app.deps);
    expect(app.photos.swept.size).toBe(5);
    const created_at = app.clock.now();
    const again = {
      id: "again",
      member_id: asha.id,
      kind: "gallery",
      storage_key: "one-more-of-asha",
      created_at,
    } as const;
    await app.deps.db.insertInto("pictures").values(again).execute();
    app.clock.pass({ days: 29 });
    await sweepAtNight(app.deps);
    expect([app.photos.swept.size, app.photos.kept.has("one-more-of-asha-full")]).toEqual([2, true]);
    app.clock.pass({ days: 2 });
    await sweepAtNight(app.deps);
    expect(app.photos.swept.size).toBe(0);
  });

  test("a failing store does not stop the other nightly jobs", async () => {
    app.photos.list = () => {
      throw new Error("away");
    };
    await expect(sweepAtNight(app.deps)).resolves.toBeUndefined();
  });
});
