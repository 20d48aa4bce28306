import { deleteAccount } from "@sanjog/contract/account-lifecycle";
import { loadUser } from "@sanjog/contract/accounts";
import { listConnections } from "@sanjog/contract/connections";
import { listNotifications } from "@sanjog/contract/notifications";
import { loadPicture } from "@sanjog/contract/photos";
import { listReceivedProposals } from "@sanjog/contract/proposals";
import { listSetAside } from "@sanjog/contract/set-aside";
import { listShortlist } from "@sanjog/contract/shortlist";
import { viewProfile } from "@sanjog/contract/view-profile";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { countCards, logIn, memberRow } from "../../test/support/member-state.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { nightly } from "../platform/jobs/job.ts";
import { jobsOf } from "../platform/jobs/job-list.ts";
import { eraseMembers } from "./commands/erase-members.ts";
import { findErased } from "./queries.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

const notifyOfProposal = (member: Person, actor: Person) =>
  app.deps.db
    .insertInto("notices")
    .values({
      id: app.deps.random.id(),
      member_id: member.id,
      actor_id: actor.id,
      topic: "proposal",
      kind: "proposal_received",
      status: "unread",
      told_at: app.deps.now(),
      loud_kind: null,
      loud_at: null,
      opened_at: null,
    })
    .execute();

describe("leaving", () => {
  test("leaving hides a member from everyone at once, ends every session and sends a mail", async () => {
    const [kiran, lakhvir] = [await createComplete(app, "Kiran"), await createMan(app, "Lakhvir")];
    await connect(app, kiran, lakhvir);
    const elsewhere = await signIn(app, kiran.id);
    const wrong = await as(app, kiran).call(deleteAccount, { body: { password: "wrong" } });
    expect(wrong.status).toBe(422);
    expect((await memberRow(app, kiran))?.deletion_requested_at).toBeNull();
    app.mail.sent.length = 0;
    const gone = await as(app, kiran).call(deleteAccount, { body: { password: good_password } });
    expect(gone.status).toBe(200);
    expect(gone.message).toContain("21 December 2026");
    for (const token of [kiran.token, elsewhere])
      expect((await as(app, { token }).call(loadUser)).status).toBe(409);
    expect(await countCards(app, kiran)).toBe(0);
    await app.runJobs();
    expect(app.mail.sent).toMatchObject([{ to: kiran.email, subject: "Your account will be deleted" }]);
  });

  test("a leaving member is in no list, and the pictures have no address, until the member returns", async () => {
    const [kirpal, leela] = [await createComplete(app, "Kirpal"), await createMan(app, "Leela")];
    const { db, now, random } = app.deps;
    const connection_id = await connect(app, kirpal, leela);
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
      .insertInto("set_aside_entries")
      .values({ owner_id: leela.id, member_id: kirpal.id, set_aside_at: at })
      .execute();
    await notifyOfProposal(leela, kirpal);
    const picture = await db
      .selectFrom("pictures")
      .where("member_id", "=", kirpal.id)
      .select(["id", "storage_key"])
      .executeTakeFirstOrThrow();
    for (const size of ["small", "card", "full"])
      await app.photos.put(`${picture.storage_key}-${size}`, Buffer.from("her picture"));
    const seen = async () => {
      const looking = as(app, leela);
      const lists = [
        await looking.call(listConnections),
        await looking.call(listReceivedProposals),
        await looking.call(listShortlist),
        await looking.call(listSetAside),
        await looking.call(listNotifications),
      ];
      const profile = await looking.call(viewProfile, { params: { id: kirpal.id } });
      const bytes = await looking.call(loadPicture, { params: { id: picture.id } });
      return [...lists.map(({ data }) => data.data.length), profile.status, bytes.status];
    };
    expect(await seen()).toEqual([1, 1, 1, 1, 1, 200, 200]);
    await as(app, kirpal).call(deleteAccount, { body: { password: good_password } });
    expect(await seen()).toEqual([0, 0, 0, 0, 0, 404, 404]);
    await logIn(app, kirpal);
    expect(await seen()).toEqual([1, 1, 1, 1, 1, 200, 200]);
  });

  test("signing in cancels the deletion and says so", async () => {
    const mohan = await createMan(app, "Mohan");
    const nimrat = await createComplete(app, "Nimrat");
    await as(app, mohan).call(deleteAccount, { body: { password: good_password } });
    app.clock.pass({ days: 29 });
    await eraseMembers(app.deps);
    await app.forgetLimits();
    const back = await logIn(app, mohan);
    expect(back).toMatchObject({ status: 200, message: expect.stringContaining("Welcome back") });
    expect(back.data).toMatchObject({ restored: true });
    expect((await as(app, nimrat).call(viewProfile, { params: { id: mohan.id } })).status).toBe(401);
    const fresh = { token: await signIn(app, nimrat.id) };
    expect((await as(app, fresh).call(viewProfile, { params: { id: mohan.id } })).status).toBe(200);
    expect(await countCards(app, mohan)).toBe(1);
    app.clock.pass({ days: 31 });
    await eraseMembers(app.deps);
    expect(await memberRow(app, mohan)).toBeDefined();
    // The browser that was signed out stays so.
    expect((await as(app, mohan).call(loadUser)).status).toBe(409);
  });

  test("everything but the encrypted log is erased after thirty days, and the match is dissolved", async () => {
    const omkar = await createMan(app, "Omkarjit", {
      member: { profile_status: 5, registered_from: "203.0.113.9" },
      personal: { lastname: "Zorawarsingh" },
    });
    const param = await createComplete(app, "Param", { member: { profile_status: 5 } });
    await fillWithTraces(omkar, param);
    await as(app, omkar).call(deleteAccount, { body: { password: good_password } });
    app.clock.pass({ days: 29, hours: 23 });
    await eraseMembers(app.deps);
    expect(await memberRow(app, omkar)).toBeDefined();
    app.clock.pass({ hours: 2 });
    await app.runJobs();
    for (const job of jobsOf(areas)) if (job.schedule === nightly) await job.run(app.deps, {});
    expect(await memberRow(app, omkar)).toBeUndefined();
    expect((await as(app, omkar).call(loadUser)).status).toBe(401);
    expect((await memberRow(app, param))?.profile_status).toBe(3);
    const traces = [omkar.id, omkar.email, omkar.phone_number, "Omkarjit", "Zorawarsingh", "203.0.113.9"];
    expect(await tracesOf(traces)).toEqual([]);
    expect([...app.photos.kept.keys()].filter((key) => key.startsWith("omkars-picture"))).toEqual([]);

    const { rows } = await sql<{ name: string }>`select column_name as name from information_schema.columns
      where table_name = 'erased_members' order by ordinal_position`.execute(app.deps.db);
    expect(rows).toHaveLength(5);
    const [log] = await findErased(app.deps, omkar.id);
    expect(log).toMatchObject({
      network: { registered_from: "203.0.113.9" },
      consents: [{ document: "terms" }],
    });
    expect(await findErased(app.deps, param.id)).toEqual([]);
    app.clock.pass({ days: 364 });
    await eraseMembers(app.deps);
    expect(await findErased(app.deps, omkar.id)).toHaveLength(1);
    app.clock.pass({ days: 2 });
    await eraseMembers(app.deps);
    expect(await findErased(app.deps, omkar.id)).toEqual([]);
  });
});

/** A row about the member in every table that can hold one. */
async function fillWithTraces(leaving: Person, other: Person): Promise<void> {
  const { db, deps } = { db: app.deps.db, deps: app.deps };
  const at = deps.now();
  const connection_id = await connect(app, leaving, other);
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
    .insertInto("set_aside_entries")
    .values([
      { owner_id: other.id, member_id: leaving.id, set_aside_at: at },
      { owner_id: leaving.id, member_id: other.id, set_aside_at: at },
    ])
    .execute();
  await db
    .insertInto("relation_events")
    .values({ actor_id: other.id, member_id: leaving.id, kind: "request_sent", at })
    .execute();
  await notifyOfProposal(other, leaving);
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
    await app.photos.put(`omkars-picture-${size}`, Buffer.from("x"));
}

/** Returns every place in the tables, of any column that can hold text, that contains one of these words. */
async function tracesOf(words: readonly string[]): Promise<string[]> {
  const { db } = app.deps;
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
