import * as desk from "@sanjog/contract/approvals";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { approvalHands, createApprovalPeople, why } from "../../test/support/approval-scene.ts";
import type { Person } from "../../test/support/people.ts";
import { beforeEachTest } from "../../test/support/scene.ts";
import { atDesk, type StaffPerson } from "../../test/support/staff.ts";
import type { TestApp } from "../../test/support/test-app.ts";

let app: TestApp;
let balbir: Person;
let simran: StaffPerson;
let harpreet: StaffPerson;
let jeet: StaffPerson;
let gurmeet: StaffPerson;
beforeEachTest(createApprovalPeople, (people, made_app) => {
  app = made_app;
  ({ balbir, simran, harpreet, jeet, gurmeet } = people);
});

const { list, approve, end } = approvalHands(() => ({ app, balbir }));
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe("a change of a role", () => {
  const role = async (who: StaffPerson) =>
    (
      await app.deps.db
        .selectFrom("staff_accounts")
        .where("id", "=", who.id)
        .select("role")
        .executeTakeFirstOrThrow()
    ).role;
  const propose = (by: StaffPerson, whom: StaffPerson) =>
    atDesk(app, by).call(desk.proposeRole, { params: { id: whom.id }, body: { role: "lead", ...why } });

  test("applies once a second person has approved it, who is neither the proposer nor the person", async () => {
    await propose(gurmeet, simran);
    const [change] = await list(harpreet);
    expect(change).toMatchObject({
      kind: "role",
      role_change: { name: "Simran", present_role: "moderator", role: "lead" },
      asked_by: "Gurmeet",
      may_approve: true,
    });
    const id = change?.id ?? "";
    expect((await list(gurmeet))[0]?.may_approve).toBe(false);
    expect(statuses([await approve(gurmeet, id), await approve(simran, id)])).toEqual([403, 403]);
    expect(await role(simran)).toBe("moderator");
    expect(statuses(await Promise.all([approve(harpreet, id), approve(jeet, id)]))).toEqual([200, 404]);
    expect(await role(simran)).toBe("lead");
    expect((await propose(gurmeet, gurmeet)).status).toBe(403);
    await propose(gurmeet, harpreet);
    const [own] = await list(harpreet);
    expect([own?.may_approve, (await approve(harpreet, own?.id ?? "")).status]).toEqual([false, 403]);
  });

  test("is refused by a second person, and never by the person whom it is about", async () => {
    await propose(gurmeet, harpreet);
    const [change] = await list(jeet);
    const id = change?.id ?? "";
    expect([(await end(harpreet, id)).status, await list(jeet)]).toEqual([403, [change]]);
    expect([(await end(jeet, id)).status, await list(jeet)]).toEqual([200, []]);
  });

  test("a later proposal replaces an open one, and the person's own approval is refused by the database", async () => {
    await propose(gurmeet, simran);
    const [first] = await list(harpreet);
    await propose(gurmeet, simran);
    expect((await approve(harpreet, first?.id ?? "")).status).toBe(404);
    expect(await list(harpreet)).toHaveLength(1);
    const forged = sql`update approvals set approved_by = ${simran.id}, approved_at = ${app.deps.now()}
      where staff_id = ${simran.id} and ended_at is null`;
    await expect(forged.execute(app.deps.db)).rejects.toThrow("nobody_changes_their_own_role");
  });
});
