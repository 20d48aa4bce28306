import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { exportData } from "@sanjog/contract/account-lifecycle";
import * as accounts from "@sanjog/contract/accounts";
import { saveCareer, saveFamily, savePersonal } from "@sanjog/contract/profiles";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { areas } from "../../src/areas.ts";
import { citiesOf, statesOf } from "../../src/platform/geography/places.ts";
import { webhook_path, whatsappSignature } from "../../src/platform/http/whatsapp-webhook.ts";
import { as } from "../support/caller.ts";
import { createKeptLog } from "../support/kept-log.ts";
import { good_password, signUp, signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";
import { told_career, told_family, told_personal } from "../support/told-steps.ts";

const { log, lines } = createKeptLog("trace");
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
});
afterAll(() => app.close());

/** A unique string for each encrypted field. */
const secret = {
  phone_number: "+919812377341",
  new_number: "+919812377342",
  contact_address: "Canary Villa 7341, Sealed Street",
  // With letters, because six digits occur in timestamps by chance.
  pincode: "CNRY 7341",
  reference_name: "Canarjit Sealedpal",
  reference_relation: "canary of an uncle",
  reference_contact: "+919812377343",
  instagram_link: "https://www.instagram.com/canary.7341",
  facebook_link: "https://www.facebook.com/canary.7341",
};
/** An address in Kenya, because the postal code of Kenya has no known form; an Indian one has six digits. */
const [county] = statesOf(404);
const nairobi = {
  country_id: 404,
  state_id: county?.id ?? 0,
  city_id: citiesOf(county?.id ?? 0)[0]?.id ?? 0,
};
/** Readable by decision; finding these proves that the search works. */
const control = "canary.control.7341@example.com";

/** A number also occurs without its sign, and in Meta's message ids. */
const traces = Object.entries(secret).flatMap(([field, word]) => {
  const written = word.startsWith("+") ? [word.slice(1), word.slice(3)] : [word];
  return written.flatMap((text) => [
    { field, text },
    { field: `${field} in base64`, text: Buffer.from(text).toString("base64").replace(/=+$/, "") },
  ]);
});

/** Creates a member with all fields who performs every action that may leave a copy. */
async function liveALife(): Promise<void> {
  const form = signUpForm({ email: control, phone_number: secret.phone_number });
  const asha = await signUp(app, form);
  const caller = as(app, asha);
  // The response of each save is also stored for its idempotency key.
  const headers = { "idempotency-key": "a key that the browser made" };
  const { reference_name, reference_relation, reference_contact, instagram_link, facebook_link } = secret;
  const links = { instagram_link, facebook_link };
  const reference = { reference: true, reference_name, reference_relation, reference_contact };
  const personal = await caller.call(savePersonal, {
    body: { ...told_personal, ...links, ...reference },
    headers,
  });
  const { contact_address, pincode } = secret;
  const family = await caller.call(saveFamily, { body: { ...told_family, contact_address }, headers });
  const career = await caller.call(saveCareer, { body: { ...told_career, ...nairobi, pincode }, headers });
  expect([personal.status, family.status, career.status]).toEqual([200, 200, 200]);

  const login = { email_or_phone: secret.phone_number, password: good_password };
  expect((await as(app).call(accounts.login, { body: login })).status).toBe(200);
  const wrong = { ...login, password: "Wrong-Kite-52" };
  expect((await as(app).call(accounts.login, { body: wrong })).status).toBe(422);
  const forgot = { email_or_phone: secret.phone_number };
  expect((await as(app).call(accounts.forgotPassword, { body: forgot })).status).toBe(200);
  await deliver(secret.phone_number, "reset");
  const number = { phone_number: secret.new_number, password: good_password };
  const change = await caller.call(accounts.addPhoneNumber, { body: number, headers });
  const session_key = change.data.session_key;
  expect((await as(app).call(accounts.resendPhoneCode, { body: { session_key } })).status).toBe(200);
  expect((await caller.call(exportData, { body: { password: good_password } })).status).toBe(200);
}

/** Delivers a message as Meta does: its id contains the sender's number. */
async function deliver(number: string, body: string): Promise<void> {
  const from = number.slice(1);
  const id = `wamid.${Buffer.from(`\u001c\u0018\f${from}\u0015\u0002`).toString("base64")}`;
  const message = {
    id,
    from,
    timestamp: String(Math.floor(app.clock.now().getTime() / 1_000)),
    type: "text",
    text: { body },
  };
  const payload = JSON.stringify({ entry: [{ changes: [{ value: { messages: [message] } }] }] });
  const headers = {
    "content-type": "application/json",
    "x-hub-signature-256": whatsappSignature(payload, app.deps.config.whatsapp.appSecret),
  };
  const answer = await app.fastify.inject({ method: "POST", url: webhook_path, headers, payload });
  expect(answer.statusCode).toBe(200);
}

/** Returns, for each text, the columns of all schemas that contain it. */
async function columnsWith(texts: readonly { field: string; text: string }[]): Promise<string[]> {
  const { db } = app.deps;
  const { rows } = await sql<{ place: string; columns: { name: string; bytes: boolean }[] }>`
    select n.nspname || '.' || c.relname as place,
      json_agg(json_build_object('name', a.attname, 'bytes', a.atttypid = 'bytea'::regtype)) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'm') and a.attnum > 0 and not a.attisdropped
      and n.nspname not in ('pg_catalog', 'information_schema')
    group by 1`.execute(db);
  expect(rows.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const { place, columns } of rows) {
    const words = columns.map(({ name, bytes }) => {
      const column = sql.ref(`t.${name}`);
      return sql`(${sql.lit(name)}, ${bytes ? sql`encode(${column}, 'escape')` : sql`${column}::text`})`;
    });
    const { rows: hits } = await sql<{ name: string; field: string }>`
      select distinct v.name, s.field from ${sql.table(place)} t
      cross join lateral (values ${sql.join(words)}) as v (name, word)
      join json_to_recordset(${JSON.stringify(texts)}::json) as s (field text, text text)
        on position(s.text in v.word) > 0`.execute(db);
    for (const { name, field } of hits) found.push(`${place}.${name}: ${field}`);
  }
  return found;
}

/** Returns, for each text, the files of the embedded database that contain it, including its write-ahead log. */
function filesWith(folder: string, texts: readonly { field: string; text: string }[]): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => statSync(file).isFile());
  return files.flatMap((file) => {
    const bytes = readFileSync(file);
    return texts
      .filter(({ text }) => bytes.includes(text))
      .map(({ field }) => `${path.relative(folder, file)}: ${field}`);
  });
}

test("L5: the database and the log contain no phone number, address, reference person or link in plaintext", async () => {
  await liveALife();
  const readable = [{ field: "control", text: control }];
  // Before and after the outbox is processed.
  const { rows } = await sql`select from graphile_worker._private_jobs`.execute(app.deps.db);
  expect(rows.length).toBeGreaterThan(2);
  expect(await columnsWith(traces)).toEqual([]);
  expect(await columnsWith(readable)).toContain("public.members.email: control");
  await app.runJobs();
  expect(app.whatsapp.sent.some(({ to }) => to === secret.new_number)).toBe(true);
  expect(await columnsWith(traces)).toEqual([]);

  expect(lines.length).toBeGreaterThan(10);
  expect(traces.filter(({ text }) => lines.join("\n").includes(text))).toEqual([]);

  if (app.dir === null) return;
  await sql`checkpoint`.execute(app.deps.db);
  expect(filesWith(app.dir, readable)).not.toEqual([]);
  expect(filesWith(app.dir, traces)).toEqual([]);
});
