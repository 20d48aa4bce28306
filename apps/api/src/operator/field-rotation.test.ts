import { saveCareer } from "@sanjog/contract/profiles";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp, testConfig } from "../../test/support/test-app.ts";
import { told_career } from "../../test/support/told-steps.ts";
import { findByNumber } from "../accounts/queries.ts";
import { areas } from "../areas.ts";
import { encrypted_columns } from "../platform/crypto/encrypted-columns.ts";
import {
  createFieldCipher,
  type FieldCipher,
  type FieldKey,
  index_id,
} from "../platform/crypto/field-cipher.ts";
import { checkFieldKeys, FieldKeysError, noteFieldKeys } from "../platform/database/field-keys.ts";
import type { PlatformDeps } from "../platform/deps.ts";
import { enqueue } from "../platform/jobs/outbox.ts";
import { rehashFields } from "./field-rehash.ts";
import { rotateFields } from "./field-rotation.ts";

const { ring, index } = testConfig().fieldKeys;
const [k1] = ring;
const k2: FieldKey = { id: "k2", key: Buffer.alloc(32, 2) };
const cipher = (first: FieldKey, ...others: FieldKey[]) =>
  createFieldCipher({ ring: [first, ...others], index });

/** The server as it runs after its restart with the new key in front. */
let app: TestApp;
let people: Person[];
beforeAll(async () => {
  const ports = (): Partial<PlatformDeps> => ({ fields: cipher(k2, k1) });
  app = await createTestApp(areas, { ports });
  const before: TestApp = { ...app, deps: { ...app.deps, fields: cipher(k1) } };
  people = [];
  for (const name of ["Asha", "Balbir", "Charan", "Deepa"])
    people.push(await createComplete(before, name, { career: { pincode: "141001" } }));
  await noteFieldKeys(app.deps.db, cipher(k1), app.deps.now());
});
afterAll(() => app.close());

const check = (fields: FieldCipher) => checkFieldKeys(app.deps.db, fields);

/** How many values of all encrypted columns are written with this key. */
async function encryptedWith({ id }: FieldKey): Promise<number> {
  let sum = 0;
  for (const [table, { columns }] of Object.entries(encrypted_columns)) {
    for (const column of columns) {
      const { rows } = await sql`select from ${sql.table(table)}
        where starts_with(${sql.ref(column)}, ${`${id}.`})`.execute(app.deps.db);
      sum += rows.length;
    }
  }
  return sum;
}

test("a start with another key, or without one that is needed, is refused with a sentence", async () => {
  await expect(check(cipher(k1))).resolves.toBeUndefined();
  await expect(check(cipher(k2, k1))).resolves.toBeUndefined();
  await expect(check(cipher(k2))).rejects.toThrow("FIELD_KEYS lacks the key k1");
  await expect(check(cipher({ id: "k1", key: k2.key }))).rejects.toThrow(
    "The key k1 of FIELD_KEYS is another",
  );
  const other = createFieldCipher({ ring: [k1], index: k2.key });
  await expect(check(other)).rejects.toThrow("FIELD_INDEX_KEY is another");
  await expect(check(other)).rejects.toBeInstanceOf(FieldKeysError);
});

test("no rotation begins to a key with which no server was started", async () => {
  await expect(rotateFields(app.deps)).rejects.toMatchObject({
    options: { sentence: expect.stringContaining("No server was started with the key k2") },
  });
  expect(await encryptedWith(k2)).toBe(0);
});

test("a rotation beside a server that writes loses nothing, and is cut short without harm", async () => {
  const { deps } = app;
  await noteFieldKeys(deps.db, deps.fields, deps.now());
  const mail = { kind: "mail", to: "asha@example.com", subject: "s", text: "to be sent" } as const;
  await deps.tx((tx) => enqueue({ ...deps, fields: cipher(k1) }, tx, mail));

  const [asha, balbir] = people as [Person, Person];
  let told = 0;
  let rotating = true;
  const saving = async () => {
    while (rotating) {
      told += 1;
      const body = { ...told_career, pincode: String(141_000 + told) };
      expect((await as(app, asha).call(saveCareer, { body })).status).toBe(200);
    }
  };
  const saved = saving();
  // Two operators at once are one rotation.
  const [done] = await Promise.all([rotateFields(deps), rotateFields(deps)]);
  rotating = false;
  await saved;

  expect(done.map(({ unopenable }) => unopenable)).toEqual(done.map(() => 0));
  expect(await encryptedWith(k1)).toBe(0);
  const row = await deps.db.selectFrom("career_details").where("member_id", "=", asha.id).select("pincode");
  const alone = cipher(k2);
  expect(alone.decryptRow("career_details", asha.id, await row.executeTakeFirstOrThrow())).toEqual({
    pincode: String(141_000 + told),
  });
  const member = deps.db
    .selectFrom("members")
    .where("id", "=", balbir.id)
    .select(["phone_number", "phone_hash"]);
  expect(alone.decryptRow("members", balbir.id, await member.executeTakeFirstOrThrow())).toEqual({
    phone_number: balbir.phone_number,
    phone_hash: alone.hash(balbir.phone_number),
  });
  await app.runJobs();
  expect(app.mail.sent.map(({ text }) => text)).toContain("to be sent");
  // The old key may leave, and comes back only as the same one.
  await expect(check(alone)).resolves.toBeUndefined();
  await expect(check(cipher(k2, { id: "k1", key: k2.key }))).rejects.toThrow("The key k1");
  expect((await rotateFields(deps)).every(({ encrypted_again }) => encrypted_again === 0)).toBe(true);
});

test("another key of the hashes finds every number again, and nothing by the former one", async () => {
  const { deps } = app;
  const [, balbir] = people as [Person, Person];
  const fields = createFieldCipher({ ring: [k2], index: k2.key });
  await expect(check(fields)).rejects.toThrow("npm run operator -- rehash");
  await expect(checkFieldKeys(deps.db, fields, index_id)).resolves.toBeUndefined();
  let also = 0;
  const counted = async () => void (also += 1);
  expect(await rehashFields({ ...deps, fields }, counted)).toBe(people.length);
  expect(also).toBe(1);
  await expect(check(fields)).resolves.toBeUndefined();
  const found = await findByNumber({ fields }, deps.db, balbir.phone_number);
  expect(found.map(({ id }) => id)).toEqual([balbir.id]);
  expect(await findByNumber(deps, deps.db, balbir.phone_number)).toEqual([]);
  await rehashFields(deps, counted);
});

test("what no key opens is told and left, and the old key is still asked for", async () => {
  const { deps } = app;
  const [, , charan, deepa] = people as [Person, Person, Person, Person];
  await noteFieldKeys(deps.db, cipher(k1), deps.now());
  const { pincode } = cipher(k1).encryptRow("career_details", deepa.id, { pincode: "160001" });
  // As if somebody had copied one member's row over another's.
  await deps.db.updateTable("career_details").set({ pincode }).where("member_id", "=", charan.id).execute();
  const done = await rotateFields(deps);
  expect(done.find(({ table }) => table === "career_details")).toMatchObject({
    unopenable: 1,
    encrypted_again: 0,
  });
  await expect(check(cipher(k2))).rejects.toThrow("FIELD_KEYS lacks the key k1");
});
