import { loadUser, login } from "@sanjog/contract/accounts";
import { blockMember } from "@sanjog/contract/blocks";
import { listConnections, respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { listNotices } from "@sanjog/contract/notices";
import { loadPicture } from "@sanjog/contract/photos";
import { listReceivedProposals } from "@sanjog/contract/proposals";
import { sendReport } from "@sanjog/contract/reports";
import {
  acceptDocuments,
  changePassword,
  deleteAccount,
  exportData,
  listConsents,
  pauseProfile,
  resumeProfile,
} from "@sanjog/contract/rights";
import { addToShortlist, listShortlist } from "@sanjog/contract/shortlist";
import { viewProfile } from "@sanjog/contract/view-profile";
import { document_version } from "@sanjog/domain/accounts/consents";
import { messages as inEnglish } from "@sanjog/i18n/en/rights";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { areas } from "../areas.ts";
import { as } from "../testing/caller.ts";
import { createComplete, createMan } from "../testing/families.ts";
import { type Person, signIn } from "../testing/people.ts";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { eraseMembers } from "./commands/erase-members.ts";
import { exportedTables, leftOutTables, unfollowedColumns } from "./export-rows.ts";
import { findErased } from "./queries.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp(areas);
});
afterAll(() => house.close());

const password = "Mustard-Tractor-71";
const connect = (a: Person, b: Person) =>
  house.deps.db
    .insertInto("connection_requests")
    .values({
      id: house.deps.random.id(),
      sender_id: a.id,
      receiver_id: b.id,
      status: "accepted",
      sent_at: house.deps.now(),
      answered_at: house.deps.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
const memberRow = (person: Person) =>
  house.deps.db.selectFrom("members").where("id", "=", person.id).selectAll().executeTakeFirst();
const signInAgain = (person: Person, secret = password) =>
  as(house).call(login, { body: { email_or_phone: person.email, password: secret } });
const cardsOf = async (person: Person) => {
  const { rows } = await sql`select member_id from match_cards_female where member_id = ${person.id}
    union all select member_id from match_cards_male where member_id = ${person.id}`.execute(house.deps.db);
  return rows.length;
};

describe("another password", () => {
  const body = {
    current_password: password,
    password: "Canal-Peacock-58",
    password_confirmation: "Canal-Peacock-58",
  };

  test("is set by who knows the current one; every other login ends, and a mail tells it", async () => {
    const asha = await createComplete(house, "Asha");
    const elsewhere = await signIn(house, asha.id);
    house.mail.sent.length = 0;
    const answer = await as(house, asha).call(changePassword, { body });
    expect(answer).toMatchObject({
      status: 200,
      message: "Your new password is set. Every other login was ended.",
    });
    expect((await as(house, asha).call(loadUser)).status).toBe(200);
    expect((await as(house, { token: elsewhere }).call(loadUser)).status).toBe(401);
    expect((await signInAgain(asha)).status).toBe(422);
    expect((await signInAgain(asha, body.password)).status).toBe(200);
    await house.runJobs();
    expect(house.mail.sent.map(({ to, subject }) => [to, subject])).toContainEqual([
      asha.email,
      "Your password was changed",
    ]);
  });

  test("is refused to who does not know it, and when it is weak, common or typed differently", async () => {
    const bibi = await createComplete(house, "Bibi");
    const before = await memberRow(bibi);
    const tries = [
      [{ ...body, current_password: "wrong" }, "current_password"],
      [{ ...body, password: "short", password_confirmation: "short" }, "password"],
      [{ ...body, password_confirmation: "Canal-Peacock-59" }, "password_confirmation"],
    ] as const;
    for (const [wish, field] of tries) {
      const answer = await as(house, bibi).call(changePassword, { body: wish });
      expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, [field]]);
    }
    expect(await memberRow(bibi)).toEqual(before);
  });
});

describe("a pause", () => {
  test("leaves a member visible to connections alone, and ends where it began", async () => {
    for (const status of [1, 4] as const) {
      const charan = await createMan(house, "Charan", { member: { profile_status: status } });
      const [deepa, stranger] = [await createComplete(house, "Deepa"), await createComplete(house, "Esha")];
      await connect(deepa, charan);
      const paused = await as(house, charan).call(pauseProfile);
      expect(paused.data).toEqual({ profile_status: 3, showActionButton: false });
      expect(await cardsOf(charan)).toBe(0);
      const look = (person: Person) => as(house, person).call(viewProfile, { params: { id: charan.id } });
      expect([(await look(deepa)).status, (await look(stranger)).status]).toEqual([200, 404]);
      expect((await as(house, charan).call(pauseProfile)).status).toBe(403);
      const resumed = await as(house, charan).call(resumeProfile, { locale: "pb" });
      expect(resumed.data).toEqual({ profile_status: status, showActionButton: true });
      expect(resumed.message).toMatch(/[\u0A00-\u0A7F]/);
      expect(await cardsOf(charan)).toBe(1);
      expect((await as(house, charan).call(resumeProfile)).status).toBe(403);
    }
  });

  test("is not for who is held, matched or suspended", async () => {
    for (const profile_status of [2, 5, 6] as const) {
      const fateh = await createMan(house, "Fateh", { member: { profile_status } });
      expect((await as(house, fateh).call(pauseProfile)).status).toBe(403);
      expect((await as(house, fateh).call(resumeProfile)).status).toBe(403);
      expect((await memberRow(fateh))?.profile_status).toBe(profile_status);
    }
  });
});

test("consents are shown with their wording, language and day, in the reader's language", async () => {
  const gurleen = await createComplete(house, "Gurleen");
  const given = {
    member_id: gurleen.id,
    version: "2026-11-21",
    locale: "pb",
    given_at: house.deps.now(),
  } as const;
  await house.deps.db
    .insertInto("consents")
    .values([
      { ...given, document: "terms" },
      { ...given, document: "sensitive_data" },
    ])
    .execute();
  const { data } = await as(house, gurleen).call(listConsents);
  expect(data.map(({ document, title }) => [document, title])).toEqual([
    ["sensitive_data", inEnglish.consents.sensitive_data],
    ["terms", inEnglish.consents.terms],
  ]);
});

describe("a new wording of the terms and the policy", () => {
  const old = { version: "2020-01-01", locale: "en" } as const;

  test("waits until it is accepted, which is recorded once, in the language that was read", async () => {
    const harleen = await createComplete(house, "Harleen");
    const given_at = house.deps.now();
    await house.deps.db
      .insertInto("consents")
      .values(
        (["terms", "privacy_policy", "seeks_marriage"] as const).map((document) => ({
          ...old,
          member_id: harleen.id,
          document,
          given_at,
        })),
      )
      .execute();
    const waiting = async () => (await as(house, harleen).call(loadUser)).data.documents_to_accept;
    expect(await waiting()).toEqual(["terms", "privacy_policy"]);
    const accept = () =>
      as(house, harleen).call(acceptDocuments, { body: { version: document_version }, locale: "pb" });
    expect(await accept()).toMatchObject({ status: 200, data: { documents_to_accept: [] } });
    expect((await accept()).status).toBe(200);
    expect(await waiting()).toEqual([]);
    const { data } = await as(house, harleen).call(listConsents);
    const present = data.filter(({ version }) => version === document_version);
    expect(present.map(({ document, locale }) => [document, locale])).toEqual([
      ["privacy_policy", "pb"],
      ["terms", "pb"],
    ]);
    expect(data).toHaveLength(5);
  });

  test("is not accepted by who has read another one, nor by a visitor", async () => {
    const jagdeep = await createMan(house, "Jagdeep");
    const body = { version: old.version };
    expect((await as(house, jagdeep).call(acceptDocuments, { body })).status).toBe(422);
    expect((await as(house).call(acceptDocuments, { body })).status).toBe(401);
    expect((await as(house, jagdeep).call(loadUser)).data.documents_to_accept).toHaveLength(2);
  });
});

describe("the download of one's data", () => {
  test("asks for the password", async () => {
    const harjot = await createMan(house, "Harjot");
    expect((await as(house, harjot).call(exportData, { body: {} })).status).toBe(422);
    const wrong = await as(house, harjot).call(exportData, { body: { password: "wrong" } });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ["password"]]);
    expect((await as(house).call(exportData, { body: { password } })).status).toBe(401);
  });

  test("holds everything on oneself, pictures included, and nothing of others that is theirs", async () => {
    const [inder, jasdeep, secretive, unwanted] = [
      await createComplete(house, "Inder"),
      await createMan(house, "Jasdeep"),
      await createMan(house, "Kabal"),
      await createMan(house, "Lehna"),
    ];
    await connect(inder, jasdeep);
    const at = house.deps.now();
    const { db } = house.deps;
    await db
      .insertInto("blocks")
      .values([
        { blocker_id: secretive.id, blocked_id: inder.id, blocked_at: at },
        { blocker_id: inder.id, blocked_id: unwanted.id, blocked_at: at },
      ])
      .execute();
    await db
      .insertInto("shortlist_entries")
      .values({ owner_id: secretive.id, member_id: inder.id, added_at: at })
      .execute();
    await db
      .insertInto("relation_events")
      .values([
        { actor_id: secretive.id, member_id: inder.id, kind: "blocked", at },
        { actor_id: jasdeep.id, member_id: inder.id, kind: "request_accepted", at },
      ])
      .execute();
    const picture = await db
      .selectFrom("pictures")
      .where("member_id", "=", inder.id)
      .selectAll()
      .executeTakeFirstOrThrow();
    await house.photos.put(`${picture.storage_key}-full`, Buffer.from("the picture"));
    const began = performance.now();
    const answer = await as(house, inder).call(exportData, { body: { password } });
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toContain("attachment");
    const files = unzipSync(new Uint8Array(answer.bytes));
    expect(Object.keys(files).sort()).toEqual(["data.json", `pictures/profile-${picture.id}.jpg`]);
    expect(strFromU8(files[`pictures/profile-${picture.id}.jpg`] ?? new Uint8Array())).toBe("the picture");
    const text = strFromU8(files["data.json"] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(data.members).toMatchObject([
      { id: inder.id, email: inder.email, phone_number: inder.phone_number },
    ]);
    expect(data.personal_details).toMatchObject([{ firstname: "Inder" }]);
    expect(data.connection_requests).toMatchObject([{ sender_id: inder.id, receiver_id: jasdeep.id }]);
    expect(data.blocks).toMatchObject([{ blocked_id: unwanted.id }]);
    expect(data.relation_events).toMatchObject([{ actor_id: jasdeep.id, kind: "request_accepted" }]);
    // Who blocked or chose her, and what is others' own.
    for (const foreign of [secretive.id, secretive.email, jasdeep.email, jasdeep.phone_number, "Jasdeep"])
      expect(text).not.toContain(foreign);
    expect(text).not.toMatch(/argon2|storage_key|token_hash/);
  });

  test("tells as little of one who hides as of one who has blocked the member", async () => {
    const asha = await createComplete(house, "Asha");
    const [hiding, blocking] = [await createMan(house, "Bhagat"), await createMan(house, "Chanan")];
    const told = [];
    for (const other of [hiding, blocking]) {
      const { data } = await as(house, asha).call(sendRequest, { body: { receiver_id: other.id } });
      const answer = { params: { id: data.id }, body: { status: "rejected" } };
      expect((await as(house, other).call(respondToRequest, answer)).status).toBe(200);
      await as(house, asha).call(addToShortlist, { body: { favorite_user_id: other.id } });
      const report = { member_id: other.id, reason: "wrong_details", text: "Not a teacher." };
      expect((await as(house, asha).call(sendReport, { body: report })).status).toBe(200);
    }
    await as(house, blocking).call(blockMember, { body: { blocked_user_id: asha.id } });
    await house.deps.db
      .updateTable("members")
      .set({ profile_status: 2 })
      .where("id", "=", hiding.id)
      .execute();
    const answer = await as(house, asha).call(exportData, { body: { password } });
    const text = strFromU8(unzipSync(new Uint8Array(answer.bytes))["data.json"] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    for (const other of [hiding, blocking]) {
      const tables = Object.entries(data)
        .filter(([, rows]) => JSON.stringify(rows).includes(other.id))
        .map(([table, rows]) => [table, rows.filter((row) => JSON.stringify(row).includes(other.id)).length]);
      told.push(tables);
    }
    expect(told[0]).toEqual([
      ["relation_events", 2],
      ["reports", 1],
    ]);
    expect(told[1]).toEqual(told[0]);
    await house.runJobs();
  });

  test("leaves out no table and no column without a reason", async () => {
    const { rows } = await sql<{ table: string; column: string; names_member: boolean }>`
      select c.table_name as table, c.column_name as column,
        c.column_name ~ '(^|_)(member|owner|sender|receiver|blocker|blocked|actor|reporter)_id$'
          or exists (select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
            where f.contype = 'f' and f.conrelid = c.table_name::regclass and a.attname = c.column_name
              and f.confrelid in ('members'::regclass, 'verifications'::regclass)) as names_member
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(house.deps.db);
    const plans = exportedTables as Record<string, (typeof exportedTables)["members"]>;
    const forgotten = rows.filter(({ table }) => !(table in plans) && !(table in leftOutTables));
    expect([...new Set(forgotten.map(({ table }) => table))]).toEqual([]);
    const unaccounted = rows
      .filter(({ names_member }) => names_member)
      .filter(({ table, column }) => {
        if (leftOutTables[table] || unfollowedColumns[`${table}.${column}`]) return false;
        const by = plans[table]?.by;
        return by === "verification" ? column !== "verification_id" : !by?.includes(column);
      })
      .map(({ table, column }) => `${table}.${column}`);
    expect(unaccounted).toEqual([]);
    for (const [table, plan] of Object.entries(plans)) {
      const told = [...(plan?.columns ?? []), ...Object.keys(plan?.left_out ?? {})].sort();
      const there = rows.filter((row) => row.table === table).map(({ column }) => column);
      expect([table, told]).toEqual([table, there.sort()]);
    }
  });
});

describe("leaving", () => {
  test("hides a member from everyone at once, ends every session, and is told by mail", async () => {
    const [kiran, lakhvir] = [await createComplete(house, "Kiran"), await createMan(house, "Lakhvir")];
    await connect(kiran, lakhvir);
    const elsewhere = await signIn(house, kiran.id);
    const wrong = await as(house, kiran).call(deleteAccount, { body: { password: "wrong" } });
    expect(wrong.status).toBe(422);
    expect((await memberRow(kiran))?.deletion_requested_at).toBeNull();
    house.mail.sent.length = 0;
    const gone = await as(house, kiran).call(deleteAccount, { body: { password } });
    expect(gone.status).toBe(200);
    expect(gone.message).toContain("21 December 2026");
    for (const token of [kiran.token, elsewhere])
      expect((await as(house, { token }).call(loadUser)).status).toBe(409);
    expect(await cardsOf(kiran)).toBe(0);
    await house.runJobs();
    expect(house.mail.sent).toMatchObject([{ to: kiran.email, subject: "Your account will be deleted" }]);
  });

  test("takes a member out of every list, and their pictures from every address, until they are back", async () => {
    const [kirpal, leela] = [await createComplete(house, "Kirpal"), await createMan(house, "Leela")];
    const { db, now, random } = house.deps;
    const connection_id = (await connect(kirpal, leela)).id;
    const at = now();
    const pair = { sender_id: kirpal.id, receiver_id: leela.id };
    await db
      .insertInto("proposals")
      .values({
        ...pair,
        id: random.id(),
        connection_id,
        status: "open",
        sent_at: at,
        answered_at: null,
      })
      .execute();
    await db
      .insertInto("shortlist_entries")
      .values({ owner_id: leela.id, member_id: kirpal.id, added_at: at })
      .execute();
    await db
      .insertInto("notices")
      .values({
        id: random.id(),
        member_id: leela.id,
        actor_id: kirpal.id,
        topic: "proposal",
        kind: "proposal_received",
        status: "unread",
        told_at: at,
        loud_kind: null,
        loud_at: null,
      })
      .execute();
    const picture = await db
      .selectFrom("pictures")
      .where("member_id", "=", kirpal.id)
      .select(["id", "storage_key"])
      .executeTakeFirstOrThrow();
    for (const size of ["small", "card", "full"])
      await house.photos.put(`${picture.storage_key}-${size}`, Buffer.from("her picture"));
    const seen = async () => {
      const looking = as(house, leela);
      const lists = [
        await looking.call(listConnections),
        await looking.call(listReceivedProposals),
        await looking.call(listShortlist),
        await looking.call(listNotices),
      ];
      const profile = await looking.call(viewProfile, { params: { id: kirpal.id } });
      const bytes = await looking.call(loadPicture, { params: { id: picture.id } });
      return [...lists.map(({ data }) => data.data.length), profile.status, bytes.status];
    };
    expect(await seen()).toEqual([1, 1, 1, 1, 200, 200]);
    await as(house, kirpal).call(deleteAccount, { body: { password } });
    expect(await seen()).toEqual([0, 0, 0, 0, 404, 404]);
    await signInAgain(kirpal);
    expect(await seen()).toEqual([1, 1, 1, 1, 200, 200]);
  });

  test("is undone by logging in, which says so", async () => {
    const mohan = await createMan(house, "Mohan");
    const nimrat = await createComplete(house, "Nimrat");
    await as(house, mohan).call(deleteAccount, { body: { password } });
    house.clock.pass({ days: 29 });
    await eraseMembers(house.deps);
    await house.forgetLimits();
    const back = await signInAgain(mohan);
    expect(back).toMatchObject({ status: 200, message: expect.stringContaining("Welcome back") });
    expect(back.data).toMatchObject({ restored: true });
    expect((await as(house, nimrat).call(viewProfile, { params: { id: mohan.id } })).status).toBe(401);
    const fresh = { token: await signIn(house, nimrat.id) };
    expect((await as(house, fresh).call(viewProfile, { params: { id: mohan.id } })).status).toBe(200);
    expect(await cardsOf(mohan)).toBe(1);
    house.clock.pass({ days: 31 });
    await eraseMembers(house.deps);
    expect(await memberRow(mohan)).toBeDefined();
    // The browser that was signed out stays so.
    expect((await as(house, mohan).call(loadUser)).status).toBe(409);
  });

  test("erases everything after thirty days, but for the sealed log; whoever was matched is free", async () => {
    const omkar = await createMan(house, "Omkarjit", {
      member: { profile_status: 5, registered_from: "203.0.113.9" },
      personal: { lastname: "Zorawarsingh" },
    });
    const param = await createComplete(house, "Param", { member: { profile_status: 5 } });
    await fillWithTraces(omkar, param);
    await as(house, omkar).call(deleteAccount, { body: { password } });
    house.clock.pass({ days: 29, hours: 23 });
    await eraseMembers(house.deps);
    expect(await memberRow(omkar)).toBeDefined();
    house.clock.pass({ hours: 2 });
    await house.runJobs();
    for (const area of areas) await area.nightly?.(house.deps);
    expect(await memberRow(omkar)).toBeUndefined();
    expect((await as(house, omkar).call(loadUser)).status).toBe(401);
    expect((await memberRow(param))?.profile_status).toBe(3);
    const traces = [omkar.id, omkar.email, omkar.phone_number, "Omkarjit", "Zorawarsingh", "203.0.113.9"];
    expect(await tracesOf(traces)).toEqual([]);
    expect([...house.photos.kept.keys()].filter((key) => key.startsWith("omkars-picture"))).toEqual([]);

    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'erased_members' order by ordinal_position`.execute(house.deps.db);
    expect(rows).toHaveLength(5);
    const [log] = await findErased(house.deps, omkar.id);
    expect(log).toMatchObject({
      network: { registered_from: "203.0.113.9" },
      consents: [{ document: "terms" }],
    });
    expect(await findErased(house.deps, param.id)).toEqual([]);
    house.clock.pass({ days: 364 });
    await eraseMembers(house.deps);
    expect(await findErased(house.deps, omkar.id)).toHaveLength(1);
    house.clock.pass({ days: 2 });
    await eraseMembers(house.deps);
    expect(await findErased(house.deps, omkar.id)).toEqual([]);
  });
});

/** A row about the member in every table that can hold one. */
async function fillWithTraces(leaving: Person, other: Person): Promise<void> {
  const { db, deps } = { db: house.deps.db, deps: house.deps };
  const at = deps.now();
  const { id: connection_id } = await connect(leaving, other);
  const accepted = {
    id: deps.random.id(),
    connection_id,
    status: "accepted",
    sent_at: at,
    answered_at: at,
  } as const;
  await db
    .insertInto("proposals")
    .values({ ...accepted, sender_id: leaving.id, receiver_id: other.id })
    .execute();
  await db
    .insertInto("consents")
    .values({ member_id: leaving.id, document: "terms", version: "1", locale: "en", given_at: at })
    .execute();
  await db
    .insertInto("shortlist_entries")
    .values({ owner_id: other.id, member_id: leaving.id, added_at: at })
    .execute();
  await db
    .insertInto("relation_events")
    .values({ actor_id: other.id, member_id: leaving.id, kind: "request_sent", at })
    .execute();
  await db
    .insertInto("notices")
    .values({
      id: deps.random.id(),
      member_id: other.id,
      actor_id: leaving.id,
      topic: "proposal",
      kind: "proposal_received",
      status: "unread",
      told_at: at,
      loud_kind: null,
      loud_at: null,
    })
    .execute();
  await db
    .insertInto("whatsapp_inbox")
    .values({ wamid: "w", from_hash: deps.fields.hash(leaving.phone_number), received_at: at })
    .execute();
  await db
    .insertInto("dev_messages")
    .values({
      channel: "mail",
      recipient: leaving.email,
      sender: "house",
      subject: "s",
      text: "Omkarjit",
      html: null,
      at,
    })
    .execute();
  await db
    .insertInto("reports")
    .values(
      [leaving, other].map((about, i) => ({
        id: `R-${i}`,
        member_id: about.id,
        picture_id: null,
        described: about.id,
        reason: "other",
        text: "t",
        reporter_id: i === 0 ? other.id : leaving.id,
        reporter_email: null,
        locale: "en",
        reported_at: at,
        acknowledge_by: at,
        acknowledged_at: at,
        resolve_by: at,
        resolved_at: null,
        resolution: null,
      })) as never,
    )
    .execute();
  await db
    .insertInto("idempotency_keys")
    .values({
      member_id: leaving.id,
      key_hash: Buffer.from("k"),
      door: "d",
      body_hash: Buffer.from("b"),
      sealed_reply: null,
      created_at: at,
    })
    .execute();
  await db
    .updateTable("pictures")
    .set({ storage_key: "omkars-picture" })
    .where("member_id", "=", leaving.id)
    .execute();
  for (const size of ["small", "card", "full"])
    await house.photos.put(`omkars-picture-${size}`, Buffer.from("x"));
}

/** Where any of these words stands, in any column of any table that can hold words. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const { db } = house.deps;
  const { rows } = await sql<{ schema: string; table: string; column: string; bytes: boolean }>`
    select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type = 'bytea' as bytes
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema in ('public', 'graphile_worker') and t.table_type = 'BASE TABLE'
      and c.data_type in ('text', 'character varying', 'bytea', 'json', 'jsonb', 'ARRAY')`.execute(db);
  expect(rows.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { schema, table, column, bytes } of rows) {
    const text = bytes ? sql`encode(${sql.ref(column)}, 'escape')` : sql`${sql.ref(column)}::text`;
    for (const word of words) {
      const hit = await sql`select from ${sql.table(`${schema}.${table}`)}
        where position(lower(${word}) in lower(${text})) > 0 limit 1`.execute(db);
      if (hit.rows.length > 0) found.push(`${table}.${column}: ${word}`);
    }
  }
  return found;
}
