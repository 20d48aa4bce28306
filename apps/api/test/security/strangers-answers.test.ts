import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { exportData } from "@sanjog/contract/account-lifecycle";
import { listReceived, respondToRequest } from "@sanjog/contract/connections";
import type { Endpoint } from "@sanjog/contract/endpoint";
import { registerDevice } from "@sanjog/contract/notifications";
import { listNumbers } from "@sanjog/contract/numbers";
import { changePrivacy } from "@sanjog/contract/privacy";
import { privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { areas } from "../../src/areas.ts";
import { objectKeys } from "../../src/photos/commands.ts";
import { writeBackup } from "../../src/platform/backup/write-backup.ts";
import { tokenHash } from "../../src/platform/crypto/secrets.ts";
import { allEndpoints } from "../support/all-endpoints.ts";
import { as, type Caller } from "../support/caller.ts";
import { createKeptLog } from "../support/kept-log.ts";
import { long_form, notify, patience_ms, tableOf } from "../support/long-form.ts";
import { createNeighbours, type Neighbour, type NeighbourName, type Owner } from "../support/neighbours.ts";
import type { Person } from "../support/people.ts";
import { privateFields } from "../support/private-fields.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

const { log, lines } = createKeptLog("trace");

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let neighbours: Record<NeighbourName, Neighbour>;
let endpoints: Endpoint[];
beforeAll(async () => {
  app = await createTestApp(areas, { ports: () => ({ log }) });
  neighbours = await createNeighbours(app);
  const times = { created_at: new Date("2024-02-13T03:04:05Z"), last_active_on: "2025-01-07" };
  const owners = [neighbours.self.owner.id, neighbours.matched.owner.id];
  await app.deps.db.updateTable("members").set(times).where("id", "in", owners).execute();
  const all = await allEndpoints();
  endpoints = all.filter(({ method, stream }) => method === "GET" && !stream);
});
afterAll(() => app.close());

type Canaries = Record<string, readonly string[]>;

/** Returns the strings that identify each field wherever they occur. */
async function canariesOf({
  id,
  email,
  phone_number,
  picture,
  gallery,
  secrets,
  token,
}: Owner): Promise<Canaries> {
  const { db } = app.deps;
  const member = await db
    .selectFrom("members")
    .where("id", "=", id)
    .select("password_hash")
    .executeTakeFirstOrThrow();
  const kept = await db.selectFrom("pictures").where("member_id", "=", id).select("storage_key").execute();
  const hash = tokenHash(token);
  const { annual_income, blood_group, ...texts } = secrets;
  return {
    user_id: [id],
    profile_picture: [picture],
    annual_income: [`"annual_income":"${annual_income}"`],
    email: [email],
    phone_number: [phone_number, phone_number.slice(3)],
    gallery,
    blood_group: [`"blood_group":"${blood_group}"`],
    ...Object.fromEntries(Object.entries(texts).map(([field, text]) => [field, [text]])),
    joined: ["2024-02-13"],
    last_seen: ["2025-01-07"],
    storage_keys: kept.map(({ storage_key }) => storage_key),
    password_hash: [member.password_hash],
    session: [token, hash.toString("hex"), hash.toString("base64"), hash.toString("base64url")],
  };
}

const strangers = [
  "stranger",
  "private_stranger",
  "unverified",
  "pending_sent",
  "pending_received",
  "declined",
  "rejected",
  "ex_connection",
  "set_aside",
  "set_aside_by_owner",
  "one_wish_apart",
] as const;
const connections = ["connection", "proposal_sent", "proposal_received", "matched"] as const;

type Finders = readonly NeighbourName[];
const met: Finders = ["self", ...strangers, ...connections];
const close: Finders = ["self", ...connections];
const self: Finders = ["self"];

/** Who reads the fields of each privacy item of the steps while nobody has chosen anything (decisions §4). */
const byItem: Record<string, Finders> = {
  annual_income: met,
  dob: close,
  contact_address: close,
  parents_names: close,
  health: close,
  instagram_link: self,
  facebook_link: self,
  reference_contact: self,
};

/** Who sees which field with the default settings. A member who blocked sees whom to unblock. */
const by_default: Record<string, Finders> = {
  user_id: [...met, "blocker"],
  profile_picture: met,
  email: close,
  phone_number: close,
  gallery: close,
  ...Object.fromEntries(privateFields.map(({ name, item }) => [name, byItem[item] ?? []])),
  joined: [],
  last_seen: [],
  storage_keys: [],
  password_hash: [],
  session: [],
};

/** The same when an owner keeps every item private. */
const all_private: Record<string, Finders> = Object.fromEntries(
  Object.entries(by_default).map(([field, finders]) => [
    field,
    field === "user_id" || finders.length === 0 ? finders : self,
  ]),
);

const locales = long_form ? (["en", "pb"] as const) : (["en"] as const);

type ReceivedText = { endpoint: string; status: number; text: string };

/** Returns every response that a caller gets from all endpoints, with all matching ids of the owner. */
async function hear(viewer: Caller, owner: Owner): Promise<ReceivedText[]> {
  const heard: ReceivedText[] = [];
  for (const endpoint of endpoints) {
    // Public endpoints answer every caller alike.
    if (endpoint.access === "anyone" && viewer.token) continue;
    const ids = endpoint.params ? [owner.id, owner.picture, ...owner.gallery] : [""];
    for (const id of ids) {
      for (const locale of locales) {
        const call = { params: { id }, locale, ...(!endpoint.params && { query: { per_page: 24 } }) };
        const { status, headers, bytes } = await as(app, viewer).call(endpoint, call);
        // Responses may not be stored by shared caches, and the browser must revalidate them. The published figures are
        // the same for everyone.
        const kept = endpoint === listNumbers ? /^public, / : /^(no-store|private, no-(cache|store))$/;
        expect(headers["cache-control"], endpoint.name).toMatch(kept);
        heard.push({
          endpoint: endpoint.name,
          status,
          text: `${JSON.stringify(headers)} ${bytes.toString()}`,
        });
      }
    }
  }
  return heard;
}

/** A member's own data download contains nothing about others. */
async function hearExport(viewer: Caller): Promise<ReceivedText[]> {
  const body = { password: "Mustard-Tractor-71" };
  const { status, bytes } = await as(app, viewer).call(exportData, { body });
  if (status !== 200) return [];
  const files = Object.values(unzipSync(new Uint8Array(bytes)));
  return files.map((file) => ({ endpoint: exportData.name, status, text: Buffer.from(file).toString() }));
}

type Sweep = { found: Record<string, NeighbourName[]>; answers: number; where: string[] };

async function sweep(): Promise<Sweep> {
  const result: Sweep = { found: {}, answers: 0, where: [] };
  for (const [name, { viewer, owner }] of Object.entries(neighbours) as [NeighbourName, Neighbour][]) {
    const heard = await hear(viewer, owner);
    const taken = name === "self" ? [] : await hearExport(viewer);
    const signed_in = viewer.token !== undefined && name !== "self";
    expect(taken.length > 0, `the papers of ${name}`).toBe(signed_in);
    result.answers += heard.length + taken.length;
    for (const [field, needles] of Object.entries(await canariesOf(owner))) {
      result.found[field] ??= [];
      // A member's own download names other members by number.
      const searched = field === "user_id" ? heard : [...heard, ...taken];
      const hits = searched.filter(({ text }) => needles.some((needle) => text.includes(needle)));
      if (hits.length > 0) result.found[field].push(name);
      for (const endpoint of new Set(hits.map((hit) => hit.endpoint)))
        result.where.push(`${field} to ${name}: ${endpoint}`);
    }
  }
  return result;
}

function sorted(found: Record<string, Finders>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(found).map(([field, finders]) => [field, finders.toSorted()]));
}

function notifyOf(title: string, { found, answers }: Sweep): void {
  const seen = (field: string, group: Finders) => {
    const finders = group.filter((name) => found[field]?.includes(name));
    if (finders.length === 0) return "-";
    return finders.length === group.length ? "all" : finders.join(" ");
  };
  const others = (Object.keys(neighbours) as NeighbourName[]).filter(
    (name) => ![...strangers, ...connections, "self"].includes(name),
  );
  notify([
    `${title}: ${answers} answers of ${endpoints.length} endpoints searched`,
    ...tableOf([
      ["", "owner", `${strangers.length} kinds of stranger`, "connections", others.join(" ")],
      ...Object.keys(found).map((field) => [
        field,
        ...[self, strangers, connections, others].map((group) => seen(field, group)),
      ]),
    ]),
  ]);
}

test("Z2: no endpoint shows more of a member than the privacy defaults allow", async () => {
  const swept = await sweep();
  notifyOf("what is found while nobody has chosen anything", swept);
  expect(sorted(swept.found), swept.where.join("\n")).toEqual(sorted(by_default));
});

test("nobody sees anything of a member who hides every item", async () => {
  for (const owner of [neighbours.self.owner, neighbours.matched.owner]) {
    for (const privacy_id of privacyItems) {
      const body = { privacy_value: "private" };
      await as(app, owner).call(changePrivacy, { params: { privacy_id }, body });
    }
  }
  const swept = await sweep();
  notifyOf("what is found of owners who keep every item to themselves", swept);
  expect(sorted(swept.found), swept.where.join("\n")).toEqual(sorted(all_private));
});

/** Every other member has a browser with push and an open live stream. */
async function listen(told: string[]): Promise<void> {
  const people = Object.values(neighbours).map(({ viewer }) => viewer);
  for (const [i, person] of people.entries()) {
    const { id } = person as Partial<Person>;
    if (!id) continue;
    const keys = { p256dh: "p".repeat(87), auth: "a".repeat(22) };
    const device_token = JSON.stringify({ endpoint: `https://push.test/${i}`, keys });
    const registered = await as(app, person).call(registerDevice, { body: { device_token } });
    // A suspended member may do nothing.
    expect([200, 403, 422]).toContain(registered.status);
    app.deps.live.follow(id, (about) => void told.push(about ?? ""));
  }
}

test("L1, L2, L3, L4: mails, pushes, live updates, messages, logs and backups contain no data of a member", async () => {
  const told_live: string[] = [];
  await listen(told_live);
  const { owner } = neighbours.pending_sent;
  const waiting = await as(app, owner).call(listReceived);
  for (const { id } of waiting.data.data)
    await as(app, owner).call(respondToRequest, { params: { id }, body: { status: "accepted" } });
  await app.runJobs();
  const backup = await backedUp();
  expect([app.mail.sent, app.push.sent, told_live].map((sent) => sent.length > 0)).toEqual([
    true,
    true,
    true,
  ]);
  expect(lines.length).toBeGreaterThan(1_000);
  const pushes = app.push.sent.map((push) => JSON.stringify(push));
  const answered = app.whatsapp.sent.map((message) => JSON.stringify(message));
  for (const { owner } of [neighbours.self, neighbours.matched]) {
    const mails = app.mail.sent.filter(({ to }) => to !== owner.email).map((mail) => JSON.stringify(mail));
    const kept: Record<string, readonly (string | Buffer)[]> = {
      "a mail": mails,
      "a push": pushes,
      "news told live": told_live,
      "a message": answered,
      "the log": lines,
      "a backup": [backup],
    };
    for (const [field, needles] of Object.entries(await canariesOf(owner)))
      for (const [place, texts] of Object.entries(kept))
        for (const needle of needles)
          expect(texts.filter((text) => text.includes(needle)).length, `${field} in ${place}`).toBe(0);
  }
  for (const { subject } of app.mail.sent) expect(subject).not.toMatch(/Asha|Bani|Kaur|Singh|sikh/i);
});

async function backedUp(): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), "sanjog-canaries-"));
  const file = path.join(folder, "of-today.backup");
  const { pool, photos } = app.deps;
  const source = {
    pool,
    embedded: app.dir !== null,
    photos,
    objectKeys,
    secret_check: "",
    secrets: new Map(),
  };
  await writeBackup({ ...source, pictures: "included", now: app.deps.now() }, randomBytes(32), file);
  const bytes = readFileSync(file);
  rmSync(folder, { recursive: true });
  return bytes;
}

test("L1, L7: URLs contain nothing about a member but random ids", async () => {
  const named = new Set<string>();
  for (const { path: address, query } of await allEndpoints()) {
    for (const [, name = ""] of address.matchAll(/:(\w+)/g)) named.add(name);
    for (const name of Object.keys(query ? (z.toJSONSchema(query).properties ?? {}) : {})) named.add(name);
  }
  const paging = ["page", "per_page", "size"];
  const ids = ["id", "ids", "privacy_id", "country_id", "state_id", "profile_number", "picture_id"];
  // A stranger or a connection, of whom the owner sees a preview.
  const kinds = ["viewer"];
  // By which a volunteer filters the desk's queue: the kind and the state of a case.
  const filters = ["kind", "state"];
  expect([...named].toSorted()).toEqual([...paging, ...ids, ...kinds, ...filters].toSorted());
});
