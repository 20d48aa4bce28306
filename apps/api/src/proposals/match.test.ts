import { resumeProfile } from "@sanjog/contract/account-lifecycle";
import { unblockMember } from "@sanjog/contract/blocks";
import { listConnections, sendRequest } from "@sanjog/contract/connections";
import { addToShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
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
const { propose, accept, reject, revoke, unfriend, block, view, actions, rows, statuses, events, listed } =
  proposalSteps(() => app);
beforeEach(async () => {
  app.clock.set("2026-11-21T06:30:00Z");
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  connection = await connect(app, asha, balbir);
});

describe("a match", () => {
  let proposal: string;
  let charan: Person;
  let deepa: Person;
  let with_charan: string;
  beforeEach(async () => {
    charan = await createMan(app, "Charan");
    deepa = await createComplete(app, "Deepa");
    with_charan = await connect(app, charan, asha);
    proposal = (await propose(asha, balbir)).data.id;
  });
  const match = async () => expect((await accept(balbir, proposal)).status).toBe(200);

  test("acceptance matches both members and closes their other open requests and proposals", async () => {
    const harjit = await createMan(app, "Harjit");
    await propose(charan, asha);
    await as(app, harjit).call(sendRequest, { body: { receiver_id: asha.id } });
    await as(app, balbir).call(sendRequest, { body: { receiver_id: deepa.id } });
    await match();
    expect(await statuses(asha, balbir, charan, deepa)).toEqual([5, 5, 1, 1]);
    expect((await rows()).map(({ status }) => status).sort()).toEqual(["accepted", "closed"]);
    const open = app.deps.db.selectFrom("connection_requests").where("status", "=", "pending").select("id");
    expect(await open.execute()).toEqual([]);
    expect((await events()).slice(-4)).toEqual([
      "proposal_accepted",
      "request_closed",
      "request_closed",
      "proposal_closed",
    ]);
    expect(await listed(charan)).toEqual([]);
    expect([await listed(asha), await listed(balbir)]).toEqual([
      ["accepted accepted"],
      ["accepted accepted"],
    ]);
  });

  test("a match removes both from the suggestions, and each still sees the other's profile as a connection", async () => {
    const suggested = async (person: Person) =>
      (await as(app, person).call(listSuggestions)).data.data.map(({ user_id }) => user_id);
    expect(await suggested(deepa)).toContain(balbir.id);
    await match();
    expect(await suggested(deepa)).not.toContain(balbir.id);
    const partner = await view(asha, balbir);
    expect(partner).toMatchObject({ email: balbir.email, phone_number: balbir.phone_number });
    expect(partner.showActionButton).toBe(false);
    expect(partner.relation).toMatchObject({ connected: true, actions: ["block"] });
    expect((await as(app, asha).call(listConnections)).data.total).toBe(2);
  });

  test("a matched profile offers other members only the block, and the end of a connection", async () => {
    await match();
    const before = await rows();
    expect((await unfriend(asha, connection)).status).toBe(422);
    expect((await unfriend(balbir, connection)).status).toBe(422);
    expect((await revoke(asha, proposal)).status).toBe(422);
    expect((await reject(balbir, proposal)).status).toBe(422);
    expect((await unfriend(asha, with_charan)).status).toBe(403);
    expect((await propose(charan, asha)).status).toBe(422);
    expect((await propose(asha, charan)).status).toBe(403);
    const note = as(app, charan).call(addToShortlist, { body: { favorite_user_id: asha.id } });
    expect((await note).status).toBe(422);
    expect(await actions(charan, asha)).toEqual(["unfriend", "block"]);
    expect(await rows()).toEqual(before);
    expect(await statuses(asha, balbir)).toEqual([5, 5]);
    expect((await as(app, charan).call(listConnections)).data.total).toBe(1);
    expect((await block(charan, asha)).status).toBe(200);
    expect(await statuses(asha, balbir)).toEqual([5, 5]);
  });

  test.each(["asha", "balbir"])("a block by %s dissolves the match, and both are paused", async (who) => {
    await match();
    const [blocker, blocked] = who === "asha" ? [asha, balbir] : [balbir, asha];
    const told = () => app.deps.db.selectFrom("notices").select(["member_id", "kind"]).execute();
    const before = await told();
    expect((await block(blocker, blocked)).status).toBe(200);
    expect(await statuses(asha, balbir)).toEqual([3, 3]);
    expect(await rows()).toEqual([]);
    expect([await listed(asha), await listed(balbir)]).toEqual([[], []]);
    expect(before).toEqual(expect.arrayContaining(await told()));
    await as(app, blocker).call(unblockMember, { params: { id: blocked.id } });
    expect(await statuses(asha, balbir)).toEqual([3, 3]);
    for (const each of [asha, balbir]) await as(app, each).call(resumeProfile);
    expect(await statuses(asha, balbir)).toEqual([1, 1]);
  });

  test("a block ends an open proposal and leaves both statuses unchanged", async () => {
    expect((await block(balbir, asha)).status).toBe(200);
    expect([await rows(), await statuses(asha, balbir)]).toEqual([[], [1, 1]]);
    expect((await revoke(asha, proposal)).status).toBe(404);
    expect((await propose(asha, charan)).status).toBe(200);
  });
});
