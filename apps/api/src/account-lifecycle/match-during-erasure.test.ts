import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect } from "../../test/support/couples.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { memberRow } from "../../test/support/member-state.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { withHiddenPictures } from "../evidence/commands/with-hidden-pictures.ts";
import { matchCouple } from "../proposals/commands/match.ts";
import { lockCouple } from "../relations/commands.ts";
import { eraseLocked, lockLeaving } from "./commands/erase-members.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

/** Begins to match Asha and Balbir; `end` completes it. Returns once the couple is locked. */
async function beginMatch(asha: string, balbir: string): Promise<{ end: () => Promise<void> }> {
  let proceed: () => void = () => undefined;
  const may_proceed = new Promise<void>((resolve) => {
    proceed = resolve;
  });
  let matching: Promise<void> = Promise.resolve();
  await new Promise<void>((locked) => {
    matching = app.deps.tx(async (tx) => {
      await lockCouple(tx, asha, balbir);
      locked();
      await may_proceed;
      const accepted = { status: "accepted", answered_at: app.deps.now() } as const;
      await tx.updateTable("proposals").set(accepted).where("sender_id", "=", balbir).execute();
      await matchCouple(app.deps, tx, asha, balbir, app.deps.now());
    });
  });
  return {
    end: () => {
      proceed();
      return matching;
    },
  };
}

test("a proposal that is accepted while the desk erases its sender leaves nobody matched with a deleted account", async () => {
  const [balbir, asha] = [await createMan(app, "Balbir"), await createComplete(app, "Asha")];
  const connection_id = await connect(app, balbir, asha);
  const sent = { id: app.deps.random.id(), connection_id, status: "open", sent_at: app.deps.now() } as const;
  await app.deps.db
    .insertInto("proposals")
    .values({ ...sent, sender_id: balbir.id, receiver_id: asha.id })
    .execute();
  const match = await beginMatch(asha.id, balbir.id);
  const erasing = withHiddenPictures(app.deps, { member_id: balbir.id }, async (tx, bytes) => {
    const locked = await lockLeaving(tx, balbir.id, null);
    return locked ? eraseLocked(app.deps, tx, locked, { bytes, erased_at: app.deps.now() }) : [];
  });
  // On a server the erasure waits for the couple's locks here; the embedded database has not begun it.
  await new Promise((resolve) => setTimeout(resolve, 300));
  await match.end();
  await erasing;
  expect(await memberRow(app, balbir)).toBeUndefined();
  expect((await memberRow(app, asha))?.profile_status).not.toBe(profileStatus.matched);
});
