import { blockMember, listBlocked, unblockMember } from "@sanjog/contract/blocks";
import {
  cancelRequest,
  endConnection,
  listConnections,
  listDeclined,
  listReceived,
  listRejected,
  listSent,
  respondToRequest,
  sendRequest,
} from "@sanjog/contract/connections";
import { addToShortlist, listShortlist, removeFromShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import type { ProfileStatus } from "@sanjog/domain/accounts/profile-status";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { connectionsArea } from "../connections/routes.ts";
import { relationsArea } from "../relations/routes.ts";
import { shortlistArea } from "../shortlist/routes.ts";
import { suggestionsArea } from "../suggestions/routes.ts";
import { blocksArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([relationsArea, connectionsArea, shortlistArea, blocksArea, suggestionsArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir", { personal: { name_in_punjabi: "ਬਲਬੀਰ ਸਿੰਘ" } });
});

type PersonRef = { id: string };
const block = (person: Person, other: PersonRef) =>
  as(app, person).call(blockMember, { body: { blocked_user_id: other.id } });
const unblock = (person: Person, other: PersonRef) =>
  as(app, person).call(unblockMember, { params: { id: other.id } });
const send = (from: Person, to: PersonRef) =>
  as(app, from).call(sendRequest, { body: { receiver_id: to.id } });
const respond = (person: Person, id: string, status: string) =>
  as(app, person).call(respondToRequest, { params: { id }, body: { status } });
const shortlist = (person: Person, other: PersonRef) =>
  as(app, person).call(addToShortlist, { body: { favorite_user_id: other.id } });
const view = (person: Person, other: PersonRef) =>
  as(app, person).call(viewProfile, { params: { id: other.id } });
const setStatus = (person: Person, profile_status: ProfileStatus) =>
  app.deps.db.updateTable("members").set({ profile_status }).where("id", "=", person.id).execute();

const memberLists = {
  listReceived,
  listSent,
  listRejected,
  listDeclined,
  listConnections,
  listShortlist,
  listSuggestions,
} as unknown as Record<string, typeof listConnections>;

/** Everywhere that a member sees somebody. */
async function seenBy(person: Person): Promise<string[]> {
  const places: string[] = [];
  for (const [name, endpoint] of Object.entries(memberLists)) {
    const { data } = await as(app, person).call(endpoint);
    if (data.total > 0) places.push(name);
  }
  return places;
}

describe("a block", () => {
  test("hides both members from each other everywhere at once, and unblocking restores nothing", async () => {
    const { data } = await send(asha, balbir);
    await shortlist(asha, balbir);
    await shortlist(balbir, asha);
    expect(await seenBy(asha)).toEqual(["listSent", "listShortlist"]);
    expect(await seenBy(balbir)).toEqual(["listReceived", "listShortlist"]);

    const blocked = await block(asha, balbir);
    expect(blocked).toMatchObject({ status: 200, data: { id: balbir.id } });
    expect(await seenBy(asha)).toEqual([]);
    expect(await seenBy(balbir)).toEqual([]);
    for (const [one, other] of [
      [asha, balbir],
      [balbir, asha],
    ] as const) {
      const answers = [await view(one, other), await send(one, other), await shortlist(one, other)];
      const nobody = { id: "nobody" };
      const unknown = [await view(one, nobody), await send(one, nobody), await shortlist(one, nobody)];
      const told = (list: typeof answers) =>
        list.map(({ status, message, errors }) => [status, message, errors]);
      expect(told(answers)).toEqual(told(unknown));
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await respond(balbir, data.id, "accepted")).status).toBe(404);

    const { data: list } = await as(app, asha).call(listBlocked);
    expect(list.data).toEqual([
      {
        id: balbir.id,
        firstname: "Balbir",
        lastname: "Singh",
        name_in_punjabi: "ਬਲਬੀਰ ਸਿੰਘ",
        name_in_english: "",
        blocked_at: "2026-11-21",
      },
    ]);
    expect((await as(app, balbir).call(listBlocked)).data.total).toBe(0);

    expect((await unblock(asha, balbir)).status).toBe(200);
    expect(await seenBy(asha)).toEqual(["listSuggestions"]);
    expect(await seenBy(balbir)).toEqual(["listSuggestions"]);
    expect((await view(asha, balbir)).data.data.relation).toEqual({
      connected: false,
      shortlisted: false,
      request: null,
      proposal: null,
      actions: ["send_request", "shortlist", "set_aside", "block"],
    });
  });

  test("ends a connection", async () => {
    const { data } = await send(asha, balbir);
    await respond(balbir, data.id, "accepted");
    expect((await block(balbir, asha)).status).toBe(200);
    const left = await app.deps.db.selectFrom("connection_requests").select("id").execute();
    expect(left).toEqual([]);
    expect(await seenBy(asha)).toEqual([]);
  });

  test("keeps a rejected request, so that its sender cannot ask again by blocking and unblocking", async () => {
    const { data } = await send(asha, balbir);
    await respond(balbir, data.id, "rejected");
    expect((await block(asha, balbir)).status).toBe(200);
    expect([await seenBy(asha), await seenBy(balbir)]).toEqual([[], []]);
    expect((await respond(balbir, data.id, "accepted")).status).toBe(404);
    expect((await unblock(asha, balbir)).status).toBe(200);
    expect((await send(asha, balbir)).message).toBe(
      "They have declined. You can ask again 30 days after their answer.",
    );
    expect((await respond(balbir, data.id, "accepted")).status).toBe(200);
  });

  test("gets an error when repeated or of oneself, and not_found for an unknown member", async () => {
    await block(asha, balbir);
    expect((await block(asha, balbir)).status).toBe(422);
    expect((await block(asha, asha)).status).toBe(422);
    const [unknown, blocker] = [await block(asha, { id: "nobody" }), await block(balbir, asha)];
    expect([unknown.status, blocker.status]).toEqual([404, 404]);
    expect(unknown.message).toBe(blocker.message);
    expect((await block(asha, { id: "\ud800" })).status).toBe(404);
  });

  test.each([2, 3, 5] as const)("works for a member in status %i", async (status) => {
    await setStatus(asha, status);
    expect((await block(asha, balbir)).status).toBe(200);
    expect((await unblock(asha, balbir)).status).toBe(200);
  });

  test("of a hidden member works only when the two have had contact", async () => {
    const charan = await createMan(app, "Charan");
    await send(asha, balbir);
    await setStatus(balbir, 3);
    await setStatus(charan, 3);
    expect((await block(asha, balbir)).status).toBe(200);
    expect((await block(asha, charan)).status).toBe(404);
  });

  test("gives the blocked member the same responses as a paused member would", async () => {
    const charan = await createMan(app, "Charan");
    const sent = new Map<Person, string>();
    for (const man of [balbir, charan]) {
      sent.set(man, (await send(asha, man)).data.id);
      await shortlist(asha, man);
    }
    await block(balbir, asha);
    await setStatus(charan, 3);
    const tries = async (man: Person) => {
      const caller = as(app, asha);
      const params = { id: man.id };
      const request = { id: sent.get(man) ?? "" };
      const answers = [
        await view(asha, man),
        await send(asha, man),
        await shortlist(asha, man),
        await caller.call(removeFromShortlist, { params }),
        await caller.call(cancelRequest, { params: request }),
        await caller.call(endConnection, { params: request }),
        await unblock(asha, man),
        await block(asha, man),
      ];
      return answers.map(({ status, message }) => [status, message]);
    };
    const blocked = await tries(balbir);
    expect(blocked).toEqual(await tries(charan));
    expect(blocked.map(([status]) => status)).toEqual([404, 404, 404, 404, 404, 404, 404, 200]);
  });

  test("gives a member who had only shortlisted the other the same responses as a paused member would", async () => {
    const charan = await createMan(app, "Charan");
    for (const man of [balbir, charan]) await shortlist(asha, man);
    await block(balbir, asha);
    await setStatus(charan, 3);
    const tries = [await block(asha, balbir), await block(asha, charan)];
    expect(tries.map(({ status }) => status)).toEqual([404, 404]);
  });

  test("Z7: can be lifted only by the member who set it", async () => {
    await block(asha, balbir);
    expect((await unblock(balbir, asha)).status).toBe(404);
    expect((await unblock(balbir, balbir)).status).toBe(404);
    expect((await as(app, asha).call(listBlocked)).data.total).toBe(1);
  });

  test("leaves no request when one is sent concurrently", async () => {
    await Promise.all([block(balbir, asha), send(asha, balbir), shortlist(asha, balbir)]);
    const requests = await app.deps.db.selectFrom("connection_requests").select("id").execute();
    const entries = await app.deps.db.selectFrom("shortlist_entries").select("owner_id").execute();
    expect([requests, entries]).toEqual([[], []]);
  });
});

describe("a shortlist", () => {
  test("is private, and sends no notification", async () => {
    expect((await shortlist(asha, balbir)).data).toEqual({ id: balbir.id });
    const { data } = await as(app, asha).call(listShortlist);
    expect(data.data).toMatchObject([{ id: balbir.id, member: { user_id: balbir.id } }]);
    expect(data.data[0]?.member.relation.actions).toEqual([
      "send_request",
      "unshortlist",
      "set_aside",
      "block",
    ]);
    expect((await as(app, balbir).call(listShortlist)).data.total).toBe(0);
    const events = await app.deps.db.selectFrom("relation_events").select("kind").execute();
    expect(events).toEqual([]);
    expect((await shortlist(asha, balbir)).status).toBe(422);
    expect((await shortlist(asha, asha)).status).toBe(422);
  });

  test("loses a member who is removed, once", async () => {
    await shortlist(asha, balbir);
    const remove = () => as(app, asha).call(removeFromShortlist, { params: { id: balbir.id } });
    const notMine = await as(app, balbir).call(removeFromShortlist, { params: { id: balbir.id } });
    expect(notMine.status).toBe(404);
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(404);
  });

  test("leaves out hidden members, and shows them again when they are visible", async () => {
    await shortlist(asha, balbir);
    await setStatus(balbir, 3);
    expect((await as(app, asha).call(listShortlist)).data).toMatchObject({ total: 0, data: [] });
    const charan = await createMan(app, "Charan", { member: { public_profile: false } });
    expect((await shortlist(asha, charan)).status).toBe(404);
    await setStatus(balbir, 1);
    expect((await as(app, asha).call(listShortlist)).data.total).toBe(1);
  });

  test("is refused to a member who may not act", async () => {
    await setStatus(asha, 3);
    expect((await shortlist(asha, balbir)).status).toBe(403);
  });
});
