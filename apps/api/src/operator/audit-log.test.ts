import { mkdtempSync, readFileSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { deleteAccount } from "@sanjog/contract/account-lifecycle";
import { strFromU8, unzipSync } from "fflate";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { operator, operatorOf } from "../../test/support/operator-call.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { eraseMembers } from "../account-lifecycle/commands/erase-members.ts";
import { areas } from "../areas.ts";
import { auditHash } from "../audit/queries/audit-codes.ts";
import { logName } from "../platform/observability/log-name.ts";
import { parseCommand } from "./cli/arguments.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const type = operatorOf(() => app);

const audited = () =>
  app.deps.db
    .selectFrom("audit_log")
    .orderBy("id", "desc")
    .select(["who", "action", "report_id", "why"])
    .limit(1)
    .executeTakeFirstOrThrow();
const auditLines = async () =>
  Number((await sql<{ n: string }>`select count(*) as n from audit_log`.execute(app.deps.db)).rows[0]?.n);

describe("the audit log", () => {
  test("L9: the audit log shows who did or read what and why, for one member or all, without naming a member", async () => {
    await type("hold", balbir.id);
    await type("member", asha.id);
    const about = await type("audit", balbir.id);
    expect(about).toContain("hold");
    expect(about).not.toContain("read_member");
    expect(about).toContain("Gurmeet (ops)");
    const all = await type("audit");
    for (const part of ["hold", "read_member", "read_audit", operator.why]) expect(all).toContain(part);
    for (const person of [asha, balbir])
      for (const word of [person.id, person.email]) expect(all).not.toContain(word);
  });

  test("L9: an operator can resolve a name in the server's log to the member, which is audited", async () => {
    const name = logName(app.deps.config, asha.id);
    expect(await type("who", name)).toBe(asha.id);
    const other = name.slice(0, -1) + (name.endsWith("_") ? "-" : "_");
    expect(await type("who", other)).toContain("No current member");
    const asked = await app.deps.db
      .selectFrom("audit_log")
      .where("action", "=", "read_log_name")
      .orderBy("id")
      .select(["whom_hash", "why"])
      .execute();
    expect(asked).toEqual([
      { whom_hash: auditHash(app.deps.config, asha.id), why: operator.why },
      { whom_hash: null, why: operator.why },
    ]);
    expect(parseCommand(["who", "--why", "an odd line", "--", "-Abc"])?.call.what).toBe("-Abc");
  });

  test("L9: nobody can change, empty or shorten the audit log", async () => {
    await type("hold", balbir.id);
    const lines = await auditLines();
    for (const change of [
      sql`update audit_log set why = 'nothing'`,
      sql`delete from audit_log`,
      sql`truncate audit_log`,
      sql`insert into audit_log (at, who, action, why) values (now(), 'me', 'hold', ' ')`,
    ])
      await expect(change.execute(app.deps.db)).rejects.toThrow(
        /only ever added to|every_action_has_a_reason/,
      );
    expect(await auditLines()).toBe(lines);
  });

  test("the audit log outlives the member, and two operators can open the encrypted log of an erased member", async () => {
    await type("hold", balbir.id);
    await as(app, balbir).call(deleteAccount, { body: { password: "Mustard-Tractor-71" } });
    app.clock.pass({ days: 31 });
    await eraseMembers(app.deps);
    expect(await type("audit", balbir.id)).toContain("hold");
    expect(await type("erased", balbir.id, { with: "Harbans" })).toContain("created_at");
    expect(await audited()).toMatchObject({ who: "Gurmeet (ops), with Harbans", action: "read_erased" });
    expect(await type("erased", asha.id, { with: "Harbans" })).toContain("Nobody");
  });

  test("two operators can write what was taken down of an erased member to a file of their own, once", async () => {
    const id = app.deps.random.id();
    await app.deps.db
      .insertInto("pictures")
      .values({ id, storage_key: id, member_id: balbir.id, kind: "gallery", created_at: app.deps.now() })
      .execute();
    await app.photos.put(`${id}-full`, Buffer.from("the picture"));
    await type("hide", id);
    await as(app, balbir).call(deleteAccount, { body: { password: "Mustard-Tractor-71" } });
    app.clock.pass({ days: 31 });
    await eraseMembers(app.deps);
    const to = path.join(mkdtempSync(path.join(tmpdir(), "evidence-")), "kept.zip");
    expect(await type("evidence", balbir.id, { with: "Harbans", to })).toContain(to);
    expect(statSync(to).mode & 0o777).toBe(0o600);
    const files = unzipSync(readFileSync(to));
    expect(Buffer.from(files[`1-taken_down/${id}.jpg`] ?? []).toString()).toBe("the picture");
    expect(strFromU8(files["1-taken_down/record.json"] ?? new Uint8Array())).toContain("hide_picture");
    expect(await audited()).toMatchObject({ who: "Gurmeet (ops), with Harbans", action: "read_evidence" });
    await expect(type("evidence", balbir.id, { with: "Harbans", to })).rejects.toThrow("EEXIST");
    expect(await type("evidence", "AB234-CD567", { with: "Harbans", to })).toContain("Nothing is kept");
  });
});
