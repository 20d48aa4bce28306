import { setTimeout as pause } from "node:timers/promises";
import { bringBack, setAside } from "@sanjog/contract/set-aside";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { as } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { openReplicaSite, type ReplicaSite } from "../support/replica-site.ts";
import { askOnce } from "../support/standby.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

const most_lag_ms = 3_000;
let site: ReplicaSite | null;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  site = await openReplicaSite({}, most_lag_ms);
  if (!site) return;
  asha = await createComplete(site.searching, "Asha");
  balbir = await createMan(site.searching, "Balbir");
  await createMan(site.searching, "Charan");
  await site.caughtUp();
});
afterAll(() => site?.close());

async function listed({ searching }: ReplicaSite): Promise<string[]> {
  const { status, data } = await as(searching, asha).call(listSuggestions);
  expect(status).toBe(200);
  return data.data.map(({ profile_details }) => profile_details.firstname).sort();
}

test("A search after a change of one's own knows the change, whichever database answers", async () => {
  if (!site) return;
  const before = await site.answered();
  for (let round = 0; round < 15; round += 1) {
    const body = { set_aside_user_id: balbir.id };
    expect((await as(site.searching, asha).call(setAside, { body })).status).toBe(200);
    expect(await listed(site)).toEqual(["Charan"]);
    const back = await as(site.searching, asha).call(bringBack, { params: { id: balbir.id } });
    expect(back.status).toBe(200);
    expect(await listed(site)).toEqual(["Balbir", "Charan"]);
    await pause(round % 3 === 0 ? 1_500 : 0);
    expect(await listed(site)).toEqual(["Balbir", "Charan"]);
  }
  const after = await site.answered();
  expect(after.replica).toBeGreaterThan(before.replica);
  expect(after.primary).toBeGreaterThan(before.primary);
});

/** A member may open 300 pages in a quarter of an hour, so each searches at a pace that stays below. */
const pace_ms = 40;

/** Searches as several members until it is stopped, and returns how many searches there were and which statuses. */
function keepSearching({ searching }: ReplicaSite, members: readonly Person[]) {
  let running = true;
  const statuses: number[] = [];
  const lanes = Promise.all(
    members.map(async (member) => {
      while (running) {
        statuses.push((await as(searching, member).call(listSuggestions)).status);
        await pause(pace_ms);
      }
    }),
  );
  return {
    stop: async () => {
      running = false;
      await lanes;
      return { searches: statuses.length, statuses: [...new Set(statuses)] };
    },
  };
}

test("While a replica lags longer than the limit, the primary answers, and then the replica again", async () => {
  if (!site) return;
  await site.caughtUp();
  await askOnce(site.standby.url, "select pg_wal_replay_pause()");
  const { db } = site.plain.deps;
  const lagging = setInterval(
    () => void db.insertInto("backup_marks").values({ made_at: new Date() }).execute(),
    200,
  );
  await pause(most_lag_ms + 2_000);
  const before = await site.answered();
  await listed(site);
  expect(await site.answered()).toEqual({ ...before, primary: before.primary + 1 });
  clearInterval(lagging);
  await askOnce(site.standby.url, "select pg_wal_replay_resume()");
  await site.caughtUp();
  await pause(1_200);
  await listed(site);
  expect((await site.answered()).replica).toBe(before.replica + 1);
});

test("No request fails when the replica is killed, and the primary answers from then on", async () => {
  if (!site) return;
  const { searching: app } = site;
  const members = await Promise.all(["Deepa", "Esha", "Fatehjit"].map((name) => createComplete(app, name)));
  await site.caughtUp();
  const before = await site.answered();
  const searching = keepSearching(site, members);
  await pause(1_000);
  const midway = await site.answered();
  site.standby.kill();
  await pause(4_000);
  const { statuses, searches } = await searching.stop();
  const after = await site.answered();
  expect(statuses).toEqual([200]);
  expect(midway.replica).toBeGreaterThan(before.replica);
  expect(after.primary).toBeGreaterThan(midway.primary);
  console.log(`${searches} searches, none failed; ${after.replica - before.replica} by the replica`);
});

test("A replica that was promoted is no replica any more, so the primary answers", async () => {
  const other = await openReplicaSite({});
  if (!other) return;
  const deepa = await createComplete(other.searching, "Deepa");
  await createMan(other.searching, "Esher");
  await other.caughtUp();
  await askOnce(other.standby.url, "select pg_promote()");
  await pause(2_500);
  const search = await as(other.searching, deepa).call(listSuggestions);
  expect([search.status, search.data.total]).toEqual([200, 1]);
  expect(await other.answered()).toEqual({ replica: 0, primary: 1 });
  await other.close();
});
