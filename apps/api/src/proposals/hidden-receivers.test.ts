import { listReceivedProposals, listSentProposals, sendProposal } from "@sanjog/contract/proposals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { proposalsArea } from "./routes.ts";

let house: TestApp;
beforeAll(async () => {
  house = await createTestApp([proposalsArea]);
});
afterAll(() => house.close());

const propose = (from: Person, to: Person) =>
  as(house, from).call(sendProposal, { body: { receiver_id: to.id } });

test.each(["left", "held", "suspended"] as const)(
  "a proposal to one who has %s bars the way to nobody else, and does not come back with them",
  async (how) => {
    const asha = await createComplete(house, "Asha");
    const [balbir, charan] = [await createMan(house, "Balbir"), await createMan(house, "Charan")];
    for (const man of [balbir, charan]) await connect(house, asha, man);
    expect((await propose(asha, balbir)).status).toBe(200);
    expect((await propose(asha, charan)).status).toBe(422);
    const row = house.deps.db.updateTable("members").where("id", "=", balbir.id);
    const hidden = {
      left: { deletion_requested_at: house.deps.now() },
      held: { profile_status: 2 as const },
      suspended: { profile_status: 6 as const },
    };
    await row.set(hidden[how]).execute();
    expect((await propose(asha, charan)).status).toBe(200);
    await row.set({ deletion_requested_at: null, profile_status: 1 }).execute();
    const sent = (await as(house, asha).call(listSentProposals)).data.data;
    expect(sent.map(({ member }) => member.user_id)).toEqual([charan.id]);
    expect((await as(house, balbir).call(listReceivedProposals)).data.total).toBe(0);
  },
);
