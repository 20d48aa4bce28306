import { listReceivedProposals } from "@sanjog/contract/proposals";
import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect, stayLoggedIn } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { proposalSteps } from "../../test/support/proposal-steps.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { accountLifecycleArea } from "../account-lifecycle/routes.ts";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { relationsArea } from "../relations/routes.ts";
import { shortlistArea } from "../shortlist/routes.ts";
import { suggestionsArea } from "../suggestions/routes.ts";
import { proposalsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let connection: string;
beforeAll(async () => {
  const between = [
    relationsArea,
    connectionsArea,
    proposalsArea,
    shortlistArea,
    blocksArea,
    accountLifecycleArea,
  ];
  app = await createTestApp([...between, suggestionsArea]);
});
afterAll(() => app.close());
const { propose, accept, reject, revoke, unfriend, respond, view, actions, rows, statuses, events, listed } =
  proposalSteps(() => app);
beforeEach(async () => {
  app.clock.set("2026-11-21T06:30:00Z");
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  connection = await connect(app, asha, balbir);
});

const setStatus = (person: Person, profile_status: ProfileStatus) =>
  app.deps.db.updateTable("members").set({ profile_status }).where("id", "=", person.id).execute();
const pass = async (time: Parameters<TestApp["clock"]["pass"]>[0]) => {
  app.clock.pass(time);
  await stayLoggedIn(app);
};

describe("the life of a proposal", () => {
  test("a sent proposal is in both lists, with the actions open to each", async () => {
    expect(await actions(asha, balbir)).toEqual(["propose", "unfriend", "shortlist", "block"]);
    const sent = await propose(asha, balbir);
    expect(sent).toMatchObject({ status: 200, data: { status: "open" } });
    expect([await listed(asha), await listed(balbir)]).toEqual([["sent open"], ["received open"]]);
    const { data } = await as(app, balbir).call(listReceivedProposals);
    expect(data.data[0]).toMatchObject({
      id: sent.data.id,
      sent_at: "2026-11-21",
      member: { user_id: asha.id },
    });
    const { relation } = await view(balbir, asha);
    expect(relation.proposal).toEqual({
      id: sent.data.id,
      status: "open",
      sent_by_viewer: false,
      sent_at: "2026-11-21",
    });
    expect(relation.actions).toEqual([
      "accept_proposal",
      "reject_proposal",
      "unfriend",
      "shortlist",
      "block",
    ]);
    expect(await actions(asha, balbir)).toEqual(["revoke_proposal", "unfriend", "shortlist", "block"]);
  });

  test("after a rejection the sender sees the answer and may propose again", async () => {
    const { data } = await propose(asha, balbir);
    expect((await reject(balbir, data.id)).data).toEqual({ id: data.id, status: "rejected" });
    expect([await listed(asha), await listed(balbir)]).toEqual([["sent rejected"], []]);
    const again = await propose(asha, balbir);
    expect(again.status).toBe(200);
    expect(again.data.id).not.toBe(data.id);
    expect([await listed(asha), await listed(balbir)]).toEqual([["sent open"], ["received open"]]);
    expect(await events()).toEqual(["proposal_sent", "proposal_rejected", "proposal_sent"]);
  });

  test("a proposal revoked within a day disappears for both, and the sender may propose again", async () => {
    const { data } = await propose(asha, balbir);
    await pass({ hours: 23, minutes: 59 });
    expect((await revoke(asha, data.id)).status).toBe(200);
    expect([await listed(asha), await listed(balbir)]).toEqual([[], []]);
    expect((await propose(asha, balbir)).status).toBe(200);
  });

  test("a proposal cannot be revoked after a day", async () => {
    const { data } = await propose(asha, balbir);
    await pass({ days: 1 });
    const late = await revoke(asha, data.id);
    expect([late.status, late.message]).toEqual([422, "A proposal can be withdrawn only within 24 hours."]);
    expect(await rows()).toMatchObject([{ status: "open" }]);
    expect(await actions(asha, balbir)).not.toContain("revoke_proposal");
  });

  test("a proposal lapses after a week: it cannot be answered, and the sender may propose again", async () => {
    const { data } = await propose(asha, balbir);
    await pass({ days: 6, hours: 23, minutes: 59 });
    expect((await propose(asha, balbir)).status).toBe(422);
    await pass({ minutes: 1 });
    expect([await listed(asha), await listed(balbir)]).toEqual([["sent lapsed"], []]);
    expect((await accept(balbir, data.id)).status).toBe(422);
    expect((await reject(balbir, data.id)).status).toBe(422);
    expect(await statuses(asha, balbir)).toEqual([1, 1]);
    expect((await propose(asha, balbir)).status).toBe(200);
    expect((await rows()).map(({ status }) => status)).toEqual(["lapsed", "open"]);
  });

  test("after a lapsed proposal the receiver may propose to the sender", async () => {
    await propose(asha, balbir);
    await pass({ days: 7 });
    expect((await propose(balbir, asha)).status).toBe(200);
  });

  test("the other member is notified once of each step", async () => {
    const { data } = await propose(asha, balbir);
    await accept(balbir, data.id);
    const told = await app.deps.db
      .selectFrom("notices")
      .orderBy("kind")
      .select(["member_id", "kind"])
      .execute();
    expect(told).toEqual([
      { member_id: asha.id, kind: "proposal_accepted" },
      { member_id: balbir.id, kind: "proposal_received" },
    ]);
  });

  test("ending the connection ends an open proposal between the two", async () => {
    const { data } = await propose(asha, balbir);
    expect((await unfriend(asha, connection)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await accept(balbir, data.id)).status).toBe(404);
  });
});

describe("proposing", () => {
  const refused = async (from: Person, to: { id: string }, status: number) => {
    const before = await rows();
    const answer = await propose(from, to);
    expect(answer.status).toBe(status);
    expect(await rows()).toEqual(before);
    return answer;
  };

  test("a proposal to anyone but a connection is refused, and a hidden member is answered like an unknown one", async () => {
    const charan = await createMan(app, "Charan");
    await refused(asha, charan, 422);
    await refused(asha, asha, 422);
    await setStatus(charan, 3);
    const [hidden, nobody] = [await refused(asha, charan, 404), await refused(asha, { id: "nobody" }, 404)];
    expect(hidden.message).toBe(nobody.message);
  });

  test("a second proposal is refused while one is open", async () => {
    const charan = await createMan(app, "Charan");
    await connect(app, charan, asha);
    await propose(asha, balbir);
    await refused(asha, balbir, 422);
    const answer = await refused(asha, charan, 422);
    expect(answer.message).toContain("one proposal at a time");
  });

  test("a proposal to a member whose own proposal is unanswered is refused", async () => {
    await propose(asha, balbir);
    expect((await refused(balbir, asha, 422)).message).toContain("answer it first");
  });

  test.each([3, 5] as const)("a proposal to a connection in status %i is refused", async (status) => {
    await setStatus(balbir, status);
    await refused(asha, balbir, 422);
    expect(await actions(asha, balbir)).not.toContain("propose");
  });

  test.each([2, 3, 5, 6] as const)("a member in status %i cannot propose", async (status) => {
    await setStatus(asha, status);
    await refused(asha, balbir, 403);
  });

  test("a proposal requires a verified number and a profile picture", async () => {
    const deepa = await createComplete(app, "Deepa", { member: { phone_verified_at: null } });
    const esha = await createComplete(app, "Esha", { picture: false });
    for (const woman of [deepa, esha]) await connect(app, woman, balbir);
    expect((await refused(deepa, balbir, 403)).errors).toEqual({ phone_number_verified: false });
    expect((await refused(esha, balbir, 403)).errors).toEqual({ profile_picture_uploaded: false });
  });

  test("a proposal of a sender who has paused can be rejected but not accepted", async () => {
    const { data } = await propose(asha, balbir);
    await setStatus(asha, 3);
    expect((await accept(balbir, data.id)).status).toBe(422);
    expect((await reject(balbir, data.id)).status).toBe(200);
  });
});

describe("who may do what to a proposal", () => {
  const verbs = { accept, reject, revoke };
  const allowed = new Set(["receiver open accept", "receiver open reject", "sender open revoke"]);
  const states = ["open", "accepted", "rejected", "revoked", "lapsed", "closed", "none"] as const;

  test("Z6: every role, state and action is allowed only by the table, and a refused step changes nothing", async () => {
    const charan = await createMan(app, "Charan");
    const who = { sender: asha, receiver: balbir, stranger: charan, nobody: {} as Person };
    const sent_at = app.deps.now();
    for (const [role, person] of Object.entries(who)) {
      for (const state of states) {
        for (const [verb, attempt] of Object.entries(verbs)) {
          const cell = `${role} ${state} ${verb}`;
          await app.deps.db.deleteFrom("proposals").execute();
          for (const each of [asha, balbir]) await setStatus(each, state === "accepted" ? 5 : 1);
          const row = {
            id: "p1",
            connection_id: connection,
            sender_id: asha.id,
            receiver_id: balbir.id,
            sent_at,
          };
          const answered_at = state === "open" ? null : sent_at;
          if (state !== "none") {
            await app.deps.db
              .insertInto("proposals")
              .values({ ...row, status: state, answered_at })
              .execute();
          }
          const before = [await rows(), await statuses(asha, balbir)];
          const answer = await attempt(person, "p1");
          if (allowed.has(cell)) {
            expect(answer.status, cell).toBe(200);
            continue;
          }
          expect([await rows(), await statuses(asha, balbir)], cell).toEqual(before);
          const party = role === "sender" || role === "receiver";
          const right_side = verb === "revoke" ? role === "sender" : role === "receiver";
          const found = party && right_side && state !== "none";
          expect(answer.status, cell).toBe(role === "nobody" ? 401 : found ? 422 : 404);
        }
      }
    }
  });

  test("an unknown answer is refused with a field error", async () => {
    const { data } = await propose(asha, balbir);
    const answer = await respond(balbir, data.id, "lapsed");
    expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([422, ["status"]]);
  });
});
