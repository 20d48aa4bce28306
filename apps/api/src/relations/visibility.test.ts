import { type ProfileStatus, profileStatus } from "@sanjog/domain/accounts/profile-status";
import { mayMeet } from "@sanjog/domain/privacy/visibility";
import { type ProposalStatus, proposalStatuses } from "@sanjog/domain/relations/proposal-status";
import { oneself, type Relation, strangers } from "@sanjog/domain/relations/relation";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import type { Tx } from "../platform/database/open.ts";
import { loadRelations } from "./queries/relations.ts";
import { visibleTo } from "./queries/visibility.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([]);
});
afterAll(() => app.close());

const viewer_id = "the-viewer";

const set_aside_at = new Date("2026-11-20T08:00:00Z");
/** Every relation between two members, with the rows that create it. */
const between: { name: string; relation: Relation; rows(tx: Tx, owner: string): Promise<unknown> }[] = [
  { name: "nothing", relation: strangers, rows: async () => undefined },
  {
    name: "a block by the viewer",
    relation: { ...strangers, blocked: true, blocked_by_viewer: true },
    rows: (tx, owner) => block(tx, viewer_id, owner),
  },
  {
    name: "a block by the owner",
    relation: { ...strangers, blocked: true },
    rows: (tx, owner) => block(tx, owner, viewer_id),
  },
  ...(["pending", "accepted", "rejected"] as const).flatMap((status) =>
    [true, false].map((sent_by_viewer) => ({
      name: `a request, ${status}, ${sent_by_viewer ? "sent" : "received"}`,
      relation: {
        ...strangers,
        connected: status === "accepted",
        request: { id: "", status, sent_by_viewer, answered_at: null },
      },
      rows: (tx: Tx, owner: string) => request(tx, owner, status, sent_by_viewer),
    })),
  ),
  ...proposalStatuses.flatMap((status) =>
    [true, false].map((sent_by_viewer) => ({
      name: `a proposal, ${status}, ${sent_by_viewer ? "sent" : "received"}`,
      relation: {
        ...strangers,
        connected: true,
        request: { id: "", status: "accepted" as const, sent_by_viewer, answered_at: null },
        proposal: { id: "", status, sent_by_viewer, sent_at: new Date(0), answered_at: null },
      },
      rows: (tx: Tx, owner: string) => proposal(tx, owner, status, sent_by_viewer),
    })),
  ),
  {
    name: "a place on the shortlist",
    relation: { ...strangers, shortlisted: true },
    rows: (tx, owner) =>
      tx
        .insertInto("shortlist_entries")
        .values({ owner_id: viewer_id, member_id: owner, added_at: app.deps.now() })
        .execute(),
  },
  {
    name: "a member put aside",
    relation: { ...strangers, set_aside_at },
    rows: (tx, owner) =>
      tx
        .insertInto("set_aside_entries")
        .values({ owner_id: viewer_id, member_id: owner, set_aside_at })
        .execute(),
  },
];

function block(tx: Tx, blocker_id: string, blocked_id: string) {
  return tx.insertInto("blocks").values({ blocker_id, blocked_id, blocked_at: app.deps.now() }).execute();
}

function request(
  tx: Tx,
  owner: string,
  status: "pending" | "accepted" | "rejected",
  sent_by_viewer: boolean,
) {
  const [sender_id, receiver_id] = sent_by_viewer ? [viewer_id, owner] : [owner, viewer_id];
  return tx
    .insertInto("connection_requests")
    .values({
      id: `r ${owner}`,
      sender_id,
      receiver_id,
      status,
      sent_at: app.deps.now(),
      answered_at: null,
    })
    .execute();
}

async function proposal(tx: Tx, owner: string, status: ProposalStatus, sent_by_viewer: boolean) {
  await request(tx, owner, "accepted", sent_by_viewer);
  const [sender_id, receiver_id] = sent_by_viewer ? [viewer_id, owner] : [owner, viewer_id];
  const at = app.deps.now();
  await tx
    .insertInto("proposals")
    .values({
      id: `p ${owner}`,
      connection_id: `r ${owner}`,
      sender_id,
      receiver_id,
      status,
      sent_at: at,
      answered_at: status === "open" ? null : at,
    })
    .execute();
}

async function insertMember(
  tx: Tx,
  id: string,
  profile_status: ProfileStatus,
  verified: boolean,
  open: boolean,
) {
  await tx
    .insertInto("members")
    .values(
      app.deps.fields.encryptRow("members", id, {
        id,
        email: null,
        email_verified_at: null,
        phone_number: "+919876500000",
        phone_verified_at: verified ? app.deps.now() : null,
        password_hash: "",
        profile_for: "myself" as const,
        gender: "male" as const,
        locale: "en" as const,
        profile_status,
        public_profile: open,
        status_reason_en: null,
        status_reason_pb: null,
        created_at: app.deps.now(),
        last_active_on: null,
      }),
    )
    .execute();
}

test("the SQL and the domain's rule for visibility agree in every combination", async () => {
  type Case = { id: string; status: ProfileStatus; verified: boolean; open: boolean; relation: Relation };
  const cases: Case[] = [];
  await app.deps.tx(async (tx) => {
    // One viewer plays many roles here, so the limits of one open and one accepted proposal are dropped.
    for (const index of [
      "open_proposal_per_sender",
      "accepted_proposal_per_sender",
      "accepted_proposal_per_receiver",
    ])
      await sql.raw(`drop index one_${index}`).execute(tx);
    await insertMember(tx, viewer_id, 1, true, true);
    for (const status of Object.values(profileStatus)) {
      for (const verified of [true, false]) {
        for (const open of [true, false]) {
          for (const { relation, rows } of between) {
            const id = `owner ${cases.length}`;
            await insertMember(tx, id, status, verified, open);
            await rows(tx, id);
            cases.push({ id, status, verified, open, relation });
          }
        }
      }
    }
  });
  expect(cases).toHaveLength(7 * 2 * 2 * between.length);
  const ids = cases.map(({ id }) => id);
  const loaded = await loadRelations(app.deps.db, viewer_id, ids);
  for (const complete of [true, false]) {
    const viewer = { id: viewer_id, complete, profile_status: profileStatus.active };
    const { rows } = await sql<{ id: string }>`select m.id from members m where ${visibleTo(viewer)}`.execute(
      app.deps.db,
    );
    const seen = new Set(rows.map(({ id }) => id));
    expect(seen.has(viewer_id)).toBe(true);
    for (const { id, status, verified, open, relation } of cases) {
      const { request: loadedRequest, proposal: loadedProposal, ...plain } = loaded.get(id) ?? oneself;
      const { request: wanted, proposal: proposed, ...expected } = relation;
      expect(plain).toEqual(expected);
      expect(loadedRequest?.status).toBe(wanted?.status);
      expect(loadedRequest?.sent_by_viewer).toBe(wanted?.sent_by_viewer);
      expect(loadedProposal?.status).toBe(proposed?.status);
      expect(loadedProposal?.sent_by_viewer).toBe(proposed?.sent_by_viewer);
      const owner = {
        profile_status: status,
        public_profile: open,
        phone_verified: verified,
        leaving: false,
        complete: status !== profileStatus.registering,
      };
      expect(seen.has(id), JSON.stringify({ complete, owner, relation })).toBe(
        mayMeet({ complete }, owner, relation),
      );
    }
  }
});

test("a leaving member is hidden from everyone, by the SQL as by the domain's rule", async () => {
  const viewer = { id: viewer_id, complete: true, profile_status: profileStatus.active };
  const seen = async () => {
    const { rows } = await sql<{ id: string }>`select m.id from members m where ${visibleTo(viewer)}`.execute(
      app.deps.db,
    );
    return rows.map(({ id }) => id);
  };
  const before = await seen();
  expect(before.length).toBeGreaterThan(1);
  const leave = app.deps.db.updateTable("members").where("id", "!=", viewer_id);
  await leave.set({ deletion_requested_at: app.deps.now() }).execute();
  expect(await seen()).toEqual([viewer_id]);
  await leave.set({ deletion_requested_at: null }).execute();
  expect((await seen()).sort()).toEqual(before.sort());
});

test("a suspended member sees only themself", async () => {
  const viewer = { id: viewer_id, complete: true, profile_status: profileStatus.suspended };
  const { rows } = await sql<{ id: string }>`select m.id from members m where ${visibleTo(viewer)}`.execute(
    app.deps.db,
  );
  expect(rows).toEqual([{ id: viewer_id }]);
});
