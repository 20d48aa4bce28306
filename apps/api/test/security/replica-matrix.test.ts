import { pauseProfile } from "@sanjog/contract/account-lifecycle";
import { blockMember } from "@sanjog/contract/blocks";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { showToday } from "@sanjog/contract/home";
import { setAside } from "@sanjog/contract/set-aside";
import { listOneWishApart, listSuggestions } from "@sanjog/contract/suggestions";
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { profileChanged } from "../../src/platform/database/profile-change.ts";
import { as } from "../support/caller.ts";
import { connect } from "../support/couples.ts";
import { createComplete, createMan, type Details } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { openReplicaSite, type ReplicaSite } from "../support/replica-site.ts";
import { askOnce } from "../support/standby.ts";
import type { TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

type Change = (app: TestApp, asha: Person, groom: Person) => Promise<unknown>;

const ask: Change = (app, asha, groom) => send(app, asha, groom);
const asked: Change = (app, asha, groom) => send(app, groom, asha);
const send = async (app: TestApp, sender: Person, receiver: Person) => {
  const { status, data } = await as(app, sender).call(sendRequest, { body: { receiver_id: receiver.id } });
  expect(status).toBe(200);
  return data.id;
};
const reject = (app: TestApp, who: Person, id: string) =>
  as(app, who).call(respondToRequest, { params: { id }, body: { status: "rejected" } });

/** Writes to the account of a groom as the desk or the member would. */
const account =
  (columns: Record<string, unknown>): Change =>
  ({ deps }, _asha, { id }) =>
    deps.tx(async (tx) => {
      await tx.updateTable("members").set(columns).where("id", "=", id).execute();
      await profileChanged(deps, tx, id);
    });

/** What happens between a viewer and a groom after the last state that the replica knows. */
const changes: Record<string, Change> = {
  "has blocked the viewer": (app, asha, groom) =>
    as(app, groom).call(blockMember, { body: { blocked_user_id: asha.id } }),
  "was blocked by the viewer": (app, asha, groom) =>
    as(app, asha).call(blockMember, { body: { blocked_user_id: groom.id } }),
  "has paused": (app, _asha, groom) => as(app, groom).call(pauseProfile),
  "is suspended": account({ profile_status: profileStatus.suspended }),
  "is held for review": account({ profile_status: profileStatus.held }),
  "is matched": account({ profile_status: profileStatus.matched }),
  "is leaving": account({ deletion_requested_at: new Date() }),
  "has a private profile": account({ public_profile: false }),
  "has no verified number any more": account({ phone_verified_at: null }),
  "is erased": ({ deps }, _asha, { id }) => deps.db.deleteFrom("members").where("id", "=", id).execute(),
  "is connected": connect,
  "was asked by the viewer": ask,
  "has asked the viewer": asked,
  "was rejected by the viewer": async (app, asha, groom) => reject(app, asha, await send(app, groom, asha)),
  "has rejected the viewer": async (app, asha, groom) => reject(app, groom, await send(app, asha, groom)),
  "was put aside by the viewer": (app, asha, groom) =>
    as(app, asha).call(setAside, { body: { set_aside_user_id: groom.id } }),
  "became a vegan, which the viewer never wishes": ({ deps }, _asha, { id }) =>
    deps.tx(async (tx) => {
      await tx.updateTable("personal_details").set({ diet: "vegan" }).where("member_id", "=", id).execute();
      await profileChanged(deps, tx, id);
    }),
};

/** A viewer, a groom who meets every wish, and one who is one wish apart. */
type Cell = { asha: Person; balbir: Person; charan: Person };

let site: ReplicaSite | null;
const cells = new Map<string, Cell>();
beforeAll(async () => {
  site = await openReplicaSite({ recovery_min_apply_delay: "5s" }, 600_000);
  if (!site) return;
  const { searching } = site;
  const wishes: Details = { preferences: { occupation: ["teacher"], diet: ["vegetarian"] } };
  for (const title of Object.keys(changes))
    cells.set(title, {
      asha: await createComplete(searching, "Asha", wishes),
      balbir: await createMan(searching, "Balbir"),
      charan: await createMan(searching, "Charan", { career: { occupation: "doctor" } }),
    });
  await createMan(searching, "Deepak");
  await site.caughtUp();
  // A slow machine must not let the replica learn of the changes before they were looked for.
  await askOnce(site.standby.url, "select pg_wal_replay_pause()");
  // The other app notes no writes, so that the replica answers even those who changed something themselves.
  for (const [title, { asha, balbir, charan }] of cells)
    for (const groom of [balbir, charan]) await changes[title]?.(site.plain, asha, groom);
});
afterAll(() => site?.close());

const query = { per_page: 24 };
type Listed = { total: number; data: readonly { user_id: string }[] };
async function listed(app: TestApp, who: Person, endpoint: typeof listSuggestions | typeof listOneWishApart) {
  const { status, data, message } = await as(app, who).call<typeof endpoint.reply>(endpoint, { query });
  expect([status, message]).toEqual([200, undefined]);
  return data as Listed;
}
const exact = (app: TestApp, who: Person) => listed(app, who, listSuggestions);
const apart = (app: TestApp, who: Person) => listed(app, who, listOneWishApart);
async function today(app: TestApp, who: Person) {
  const { status, data } = await as(app, who).call(showToday);
  expect(status).toBe(200);
  return data.suggestions;
}

const idsOf = (list: Pick<Listed, "data"> | null) => (list?.data ?? []).map(({ user_id }) => user_id).sort();

describe("On a replica of five seconds ago, nobody appears who", () => {
  test.each(Object.keys(changes))("%s", async (title) => {
    const cell = cells.get(title);
    if (!site || !cell) return;
    const { searching, plain } = site;
    const { asha, balbir, charan } = cell;
    const before = await site.answered();
    const [fits, near, strip] = [
      await exact(searching, asha),
      await apart(searching, asha),
      await today(searching, asha),
    ];
    expect(await site.answered()).toEqual({ ...before, replica: before.replica + 3 });
    const real = [await exact(plain, asha), await apart(plain, asha)] as const;
    expect([idsOf(fits), idsOf(near)]).toEqual([idsOf(real[0]), idsOf(real[1])]);
    expect([fits.total, idsOf(fits).length > 0]).toEqual([real[0].total, true]);
    const seen = [...idsOf(fits), ...idsOf(near), ...idsOf(strip)];
    expect(seen).not.toContain(balbir.id);
    expect(seen).not.toContain(charan.id);
  });
});
