import { listBlocked } from "@sanjog/contract/blocks";
import { listConnections } from "@sanjog/contract/connections";
import { listSetAside } from "@sanjog/contract/set-aside";
import { listShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { profileChanged } from "../../src/platform/database/profile-change.ts";
import { as } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { long_form, patience_ms } from "../support/long-form.ts";
import { type Person } from "../support/people.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());

test("Z14: no list shows a pair with a block, or a member who hides, was deleted, is suspended or incomplete", async () => {
  const graphs = long_form ? 500 : 4;
  const women: Person[] = [];
  const men: Person[] = [];
  for (let i = 0; i < 4; i += 1) {
    women.push(await createComplete(app, "Harleen"));
    men.push(await createMan(app, "Iqbal"));
  }
  const people = [...women, ...men];
  const { db, tx } = app.deps;
  const random = numbersFrom(20_261_121);
  const odds = (one_in: number) => random() % one_in === 0;
  for (let graph = 0; graph < graphs; graph += 1) {
    await app.forgetLimits();
    await db.deleteFrom("blocks").execute();
    await db.deleteFrom("connection_requests").execute();
    await db.deleteFrom("shortlist_entries").execute();
    await db.deleteFrom("set_aside_entries").execute();
    const blocked = new Set<string>();
    const hidden = new Set<string>();
    for (const person of people) {
      const details = {
        public_profile: !odds(8),
        profile_status: ([0, 2, 6, 1, 1, 1, 4, 4, 4, 4] as const)[random() % 10] ?? 1,
        phone_verified_at: odds(10) ? null : app.deps.now(),
        deletion_requested_at: odds(12) ? app.deps.now() : null,
      };
      await tx(async (open) => {
        await open.updateTable("members").set(details).where("id", "=", person.id).execute();
        await profileChanged(app.deps, open, person.id);
      });
      const shown = details.profile_status === 1 || details.profile_status === 4;
      if (!shown || details.deletion_requested_at) hidden.add(person.id);
      // Connections stay visible when one hides or has to verify a number again.
      if (!details.public_profile || !details.phone_verified_at) hidden.add(`${person.id} to strangers`);
    }
    const connected = new Set<string>();
    for (const woman of women) {
      for (const man of men) {
        const [a, b] = odds(2) ? [woman, man] : [man, woman];
        const now = app.deps.now();
        if (odds(4)) {
          await db
            .insertInto("blocks")
            .values({ blocker_id: a.id, blocked_id: b.id, blocked_at: now })
            .execute();
          blocked.add(`${a.id} ${b.id}`).add(`${b.id} ${a.id}`);
        }
        if (odds(3)) {
          const ids = { id: app.deps.random.id(), sender_id: a.id, receiver_id: b.id };
          await db
            .insertInto("connection_requests")
            .values({ ...ids, status: "accepted", sent_at: now, answered_at: now })
            .execute();
          connected.add(`${a.id} ${b.id}`).add(`${b.id} ${a.id}`);
        }
        if (odds(2))
          await db
            .insertInto("shortlist_entries")
            .values({ owner_id: a.id, member_id: b.id, added_at: now })
            .execute();
        if (odds(4))
          await db
            .insertInto("set_aside_entries")
            .values({ owner_id: a.id, member_id: b.id, set_aside_at: now })
            .execute();
      }
    }
    for (const viewer of people) {
      const caller = as(app, viewer);
      const lists = [
        (await caller.call(listSuggestions)).data?.data.map(({ user_id }) => user_id),
        (await caller.call(listConnections)).data?.data.map((row) => idIn(row)),
        (await caller.call(listShortlist)).data?.data.map((row) => idIn(row)),
        (await caller.call(listSetAside)).data?.data.map((row) => idIn(row)),
      ];
      for (const id of lists.flatMap((list) => list ?? [])) {
        const pair = `${viewer.id} ${id}`;
        expect(id).not.toBe("");
        expect(blocked, `graph ${graph}`).not.toContain(pair);
        expect(hidden, `graph ${graph}`).not.toContain(id);
        if (!connected.has(pair)) expect(hidden, `graph ${graph}`).not.toContain(`${id} to strangers`);
      }
      expect((await caller.call(listBlocked)).status).toBeLessThan(500);
    }
  }
});

/** Returns the member that a row of a list shows. */
function idIn(row: object): string {
  return /"user_id":"([\w-]+)"/.exec(JSON.stringify(row))?.[1] ?? "";
}

/** A seeded random sequence, the same at every run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 8;
  };
}
