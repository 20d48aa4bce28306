import { blockMember, listBlocked, unblockMember } from "@sanjog/contract/blocks";
import { addToShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { day_ms } from "@sanjog/domain/calendar";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { eraseMembers } from "../../src/account-lifecycle/commands/erase-members.ts";
import { loadEverything } from "../../src/account-lifecycle/queries.ts";
import { areas } from "../../src/areas.ts";
import { remarkBlocks } from "../../src/blocks/commands/block-marks.ts";
import { rehashFields } from "../../src/operator/field-rehash.ts";
import { createFieldCipher } from "../../src/platform/crypto/field-cipher.ts";
import { noteFieldKeys } from "../../src/platform/database/field-keys.ts";
import { as } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { signUp, signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp, testConfig } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

describe("S6: a blocked member", () => {
  /** Returns whether the other member's profile answers anything but 404. */
  const met = async (viewer: Person, other: Person) => {
    const body = { favorite_user_id: other.id };
    return (await as(app, viewer).call(addToShortlist, { body })).status === 404 ? 404 : 200;
  };
  const block = (who: Person, other: Person) =>
    as(app, who).call(blockMember, { body: { blocked_user_id: other.id } });
  /** Creates a new account with these addresses and a complete profile. */
  async function signUpAgain(addresses: { phone_number?: string; email?: string }) {
    const made = await signUp(app, signUpForm({ gender: "male", ...addresses }));
    const details = await createMan(app, "Kartar");
    for (const table of ["personal_details", "family_details", "career_details", "preferences"] as const)
      await sql`update ${sql.table(table)} set member_id = ${made.id} where member_id = ${details.id}`.execute(
        app.deps.db,
      );
    const row = app.deps.db.updateTable("members").where("id", "=", made.id);
    await row.set({ profile_status: 1 }).execute();
    return { ...made, token: made.token };
  }

  test("S6: stays hidden with a second account, by number and by e-mail, also after the first account was deleted", async () => {
    const bani = await createComplete(app, "Bani");
    const first = await createMan(app, "Karam");
    const stranger = await createMan(app, "Kehar");
    await block(bani, first);
    const second = await signUpAgain({ phone_number: first.phone_number });
    expect([await met(bani, second), await met(second, bani)]).toEqual([404, 404]);
    await leave(first, second);
    const third = await signUpAgain({ email: first.email });
    const fourth = await signUpAgain({ phone_number: first.phone_number });
    for (const again of [third, fourth])
      expect([await met(bani, again), await met(again, bani)]).toEqual([404, 404]);
    expect(await met(bani, stranger)).toBe(200);
    // Bani's list of blocks does not show accounts that she never saw.
    expect((await as(app, bani).call(listBlocked)).data.total).toBe(0);
    expect(
      (await as(app, third).call(listSuggestions)).data.data.map(({ user_id }) => user_id),
    ).not.toContain(bani.id);
  });

  async function leave(...members: Person[]) {
    await app.deps.db
      .updateTable("members")
      .set({ deletion_requested_at: new Date(app.clock.now().getTime() - 31 * day_ms) })
      .where(
        "id",
        "in",
        members.map(({ id }) => id),
      )
      .execute();
    await eraseMembers(app.deps);
  }

  test("S6: stays hidden when the key of the hashes changes after the first account was deleted", async () => {
    const { deps } = app;
    const former = deps.fields;
    const { ring, index } = testConfig().fieldKeys;
    const next = (...keys: Buffer[]) =>
      createFieldCipher({ ring, index: keys[0] ?? index, former_indexes: keys.slice(1) });
    const rehash = async () => {
      let ended = 0;
      await rehashFields(deps, async (tx) => void (ended = await remarkBlocks(deps, tx)));
      return ended;
    };
    const bani = await createComplete(app, "Bani");
    const [karam, kehar] = [await createMan(app, "Karam"), await createMan(app, "Kehar")];
    await noteFieldKeys(deps.db, former, app.clock.now());
    await block(bani, karam);
    await leave(karam);
    const [second_key, third_key] = [Buffer.alloc(32, 2), Buffer.alloc(32, 3)];
    deps.fields = next(second_key, index);
    expect([await rehash(), await rehash()]).toEqual([0, 0]);
    const by_number = await signUpAgain({ phone_number: karam.phone_number });
    expect(await met(by_number, bani)).toBe(404);
    await block(bani, kehar);
    await leave(kehar, by_number);
    deps.fields = next(third_key, second_key, index);
    expect(await rehash()).toBe(0);
    for (const gone of [karam, kehar])
      expect(await met(await signUpAgain({ email: gone.email }), bani)).toBe(404);
    // Without a former key the operator is warned that such blocks end.
    deps.fields = former;
    expect(await rehash()).toBeGreaterThan(0);
  });

  test("S6: a data download names no account that another block added", async () => {
    const bani = await createComplete(app, "Bani");
    const first = await createMan(app, "Karam");
    await block(bani, first);
    const second = await signUpAgain({ phone_number: first.phone_number });
    const { blocks = [] } = await loadEverything(app.deps, bani.id);
    expect(blocks.map(({ blocked_id }) => blocked_id)).toEqual([first.id]);
    await leave(first);
    expect(JSON.stringify(await loadEverything(app.deps, bani.id))).not.toContain(second.id);
  });

  test("S6: is visible again with each account after the block is removed", async () => {
    const bani = await createComplete(app, "Bani");
    const first = await createMan(app, "Karam");
    await block(bani, first);
    const second = await signUpAgain({ phone_number: first.phone_number });
    await as(app, bani).call(unblockMember, { params: { id: first.id } });
    const third = await signUpAgain({ phone_number: first.phone_number });
    expect([await met(bani, first), await met(bani, second), await met(bani, third)]).toEqual([
      200, 200, 200,
    ]);
  });
});
