import { exportData } from "@sanjog/contract/account-lifecycle";
import { blockMember } from "@sanjog/contract/blocks";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { sendReport } from "@sanjog/contract/reports";
import { addToShortlist } from "@sanjog/contract/shortlist";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { exportedTables, leftOutTables, unfollowedColumns } from "./export-rows.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

describe("the download of one's data", () => {
  test("asks for the password", async () => {
    const harjot = await createMan(app, "Harjot");
    expect((await as(app, harjot).call(exportData, { body: {} })).status).toBe(422);
    const wrong = await as(app, harjot).call(exportData, { body: { password: "wrong" } });
    expect([wrong.status, Object.keys(wrong.errors ?? {})]).toEqual([422, ["password"]]);
    expect((await as(app).call(exportData, { body: { password: good_password } })).status).toBe(401);
  });

  test("the download has all of the member's data, pictures included, and no private data of others", async () => {
    const [inder, jasdeep, secretive, unwanted] = [
      await createComplete(app, "Inder"),
      await createMan(app, "Jasdeep"),
      await createMan(app, "Kabal"),
      await createMan(app, "Lehna"),
    ];
    await connect(app, inder, jasdeep);
    const at = app.deps.now();
    const { db } = app.deps;
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
      .insertInto("set_aside_entries")
      .values([
        { owner_id: secretive.id, member_id: inder.id, set_aside_at: at },
        { owner_id: inder.id, member_id: jasdeep.id, set_aside_at: at },
      ])
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
    await app.photos.put(`${picture.storage_key}-full`, Buffer.from("the picture"));
    const answer = await as(app, inder).call(exportData, { body: { password: good_password } });
    expect(answer.headers["content-type"]).toBe("application/zip");
    expect(answer.headers["content-disposition"]).toContain("attachment");
    const files = unzipSync(new Uint8Array(answer.bytes));
    expect(Object.keys(files).sort()).toEqual(["data.json", `pictures/profile-${picture.id}.jpg`]);
    expect(strFromU8(files[`pictures/profile-${picture.id}.jpg`] ?? new Uint8Array())).toBe("the picture");
    const text = strFromU8(files["data.json"] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    expect(data.about).toMatchObject({ officer: { name: { en: "Gurmeet Kaur", pb: "Gurmeet Kaur" } } });
    expect(data.members).toMatchObject([
      { id: inder.id, email: inder.email, phone_number: inder.phone_number },
    ]);
    expect(data.personal_details).toMatchObject([{ firstname: "Inder" }]);
    expect(data.connection_requests).toMatchObject([{ sender_id: inder.id, receiver_id: jasdeep.id }]);
    expect(data.set_aside_entries).toMatchObject([{ owner_id: inder.id, member_id: jasdeep.id }]);
    expect(data.blocks).toMatchObject([{ blocked_id: unwanted.id }]);
    expect(data.relation_events).toMatchObject([{ actor_id: jasdeep.id, kind: "request_accepted" }]);
    // Who blocked or chose her, and what is others' own.
    for (const foreign of [secretive.id, secretive.email, jasdeep.email, jasdeep.phone_number, "Jasdeep"])
      expect(text).not.toContain(foreign);
    expect(text).not.toMatch(/argon2|storage_key|token_hash/);
  });

  test("the download does not distinguish a hidden member from one who blocked the member", async () => {
    const asha = await createComplete(app, "Asha");
    const [hiding, blocking] = [await createMan(app, "Bhagat"), await createMan(app, "Chanan")];
    const told = [];
    for (const other of [hiding, blocking]) {
      const { data } = await as(app, asha).call(sendRequest, { body: { receiver_id: other.id } });
      const answer = { params: { id: data.id }, body: { status: "rejected" } };
      expect((await as(app, other).call(respondToRequest, answer)).status).toBe(200);
      await as(app, asha).call(addToShortlist, { body: { favorite_user_id: other.id } });
      const report = { member_id: other.id, reason: "wrong_details", text: "Not a teacher." };
      expect((await as(app, asha).call(sendReport, { body: report })).status).toBe(200);
    }
    await as(app, blocking).call(blockMember, { body: { blocked_user_id: asha.id } });
    await app.deps.db.updateTable("members").set({ profile_status: 2 }).where("id", "=", hiding.id).execute();
    const answer = await as(app, asha).call(exportData, { body: { password: good_password } });
    const text = strFromU8(unzipSync(new Uint8Array(answer.bytes))["data.json"] ?? new Uint8Array());
    const data = JSON.parse(text) as Record<string, Record<string, unknown>[]>;
    for (const other of [hiding, blocking]) {
      const tables = Object.entries(data)
        .filter(([, rows]) => JSON.stringify(rows).includes(other.id))
        .map(([table, rows]) => [table, rows.filter((row) => JSON.stringify(row).includes(other.id)).length]);
      told.push(tables);
    }
    expect(told[0]).toEqual([["relation_events", 2]]);
    expect(told[1]).toEqual(told[0]);
    await app.runJobs();
  });

  test("the download omits no table or column without a reason", async () => {
    const { rows } = await sql<{ table: string; column: string; names_member: boolean }>`
      select c.table_name as table, c.column_name as column,
        c.column_name ~ '(^|_)(member|owner|sender|receiver|blocker|blocked|actor|reporter)_id$'
          or exists (select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = f.conkey[1]
            where f.contype = 'f' and f.conrelid = c.table_name::regclass and a.attname = c.column_name
              and f.confrelid in ('members'::regclass, 'verifications'::regclass)) as names_member
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(app.deps.db);
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
