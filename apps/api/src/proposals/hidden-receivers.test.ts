import { listReceivedProposals, listSentProposals, sendProposal } from "@sanjog/contract/proposals";
import { afterAll, beforeAll, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { proposalsArea } from "./routes.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp([proposalsArea]);
});
afterAll(() => app.close());

const propose = (from: Person, to: Person) =>
  as(app, from).call(sendProposal, { body: { receiver_id: to.id } });

test.each(["left", "held", "suspended"] as const)(
  "an open proposal to a member who has %s does not prevent others, and does not return with the member",
  async (how) => {
    const asha = await createComplete(app, "Asha");
    const [balbir, charan] = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
    for (const man of [balbir, charan]) await connect(app, asha, man);
    expect((await propose(asha, balbir)).status).toBe(200);
    expect((await propose(asha, charan)).status).toBe(422);
    const row = app.deps.db.updateTable("members").where("id", "=", balbir.id);
    const hidden = {
      left: { deletion_requested_at: app.deps.now() },
      held: { profile_status: 2 as const },
      suspended: { profile_status: 6 as const },
    };
    await row.set(hidden[how]).execute();
    expect((await propose(asha, charan)).status).toBe(200);
    await row.set({ deletion_requested_at: null, profile_status: 1 }).execute();
    const sent = (await as(app, asha).call(listSentProposals)).data.data;
    expect(sent.map(({ member }) => member.user_id)).toEqual([charan.id]);
    expect((await as(app, balbir).call(listReceivedProposals)).data.total).toBe(0);
  },
);
