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
import { profileStatus } from "@sanjog/domain/accounts/profile-status";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan, type Details } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { connectionsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([connectionsArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("connection_requests").execute();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
});

const send = (from: Person, to: { id: string }, locale: "en" | "pb" = "en") =>
  as(app, from).call(sendRequest, { body: { receiver_id: to.id }, locale });
const respond = (person: Person, id: string, status: string) =>
  as(app, person).call(respondToRequest, { params: { id }, body: { status } });
const cancel = (person: Person, id: string) => as(app, person).call(cancelRequest, { params: { id } });
const unfriend = (person: Person, id: string) => as(app, person).call(endConnection, { params: { id } });
const rows = () =>
  app.deps.db
    .selectFrom("connection_requests")
    .select(["id", "sender_id", "receiver_id", "status", "sent_at", "answered_at"])
    .execute();

const wish = (person: Person, wishes: Details["preferences"] = {}) =>
  app.deps.db.updateTable("preferences").set(wishes).where("member_id", "=", person.id).execute();

const lists = {
  received: listReceived,
  sent: listSent,
  rejected: listRejected,
  declined: listDeclined,
} as const;
type ListName = keyof typeof lists | "connections";

/** Which lists of a member hold somebody. */
async function listsOf(person: Person): Promise<ListName[]> {
  const caller = as(app, person);
  const names: ListName[] = [];
  for (const name of Object.keys(lists) as (keyof typeof lists)[]) {
    const { data } = await caller.call(lists[name]);
    expect(data.total).toBe(data.data.length);
    if (data.total > 0) names.push(name);
  }
  const { data } = await caller.call(listConnections);
  return data.total > 0 ? [...names, "connections"] : names;
}

describe("the life of a request", () => {
  test("is pending for both when sent, and connects both when accepted", async () => {
    const sent = await send(asha, balbir);
    expect(sent.status).toBe(200);
    expect(sent.data.status).toBe("pending");
    expect([await listsOf(asha), await listsOf(balbir)]).toEqual([["sent"], ["received"]]);
    const { data } = await as(app, balbir).call(listReceived, { locale: "pb" });
    expect(data.data[0]).toMatchObject({ id: sent.data.id, status: "pending", sent_at: "2026-11-21" });
    expect(data.data[0]?.member.user_id).toBe(asha.id);
    expect(data.data[0]?.member.relation.actions).toEqual(["accept", "reject", "shortlist", "block"]);

    const accepted = await respond(balbir, sent.data.id, "accepted");
    expect(accepted).toMatchObject({ status: 200, data: { id: sent.data.id, status: "accepted" } });
    expect([await listsOf(asha), await listsOf(balbir)]).toEqual([["connections"], ["connections"]]);
  });

  test("is declined for the sender and rejected for the receiver, who may still accept", async () => {
    const { data } = await send(asha, balbir);
    expect((await respond(balbir, data.id, "rejected")).status).toBe(200);
    expect([await listsOf(asha), await listsOf(balbir)]).toEqual([["declined"], ["rejected"]]);
    expect((await respond(balbir, data.id, "rejected")).message).toContain("answered or changed");
    expect((await respond(balbir, data.id, "accepted")).status).toBe(200);
    expect([await listsOf(asha), await listsOf(balbir)]).toEqual([["connections"], ["connections"]]);
  });

  test("leaves no trace in lists when withdrawn", async () => {
    const { data } = await send(asha, balbir);
    expect((await cancel(asha, data.id)).status).toBe(200);
    expect([await listsOf(asha), await listsOf(balbir)]).toEqual([[], []]);
    expect(await rows()).toEqual([]);
    expect((await cancel(asha, data.id)).status).toBe(404);
  });

  test.each(["asha", "balbir"])("can end as a connection by either side: %s", async (who) => {
    const { data } = await send(asha, balbir);
    expect((await unfriend(asha, data.id)).status).toBe(422);
    await respond(balbir, data.id, "accepted");
    expect((await unfriend(who === "asha" ? asha : balbir, data.id)).status).toBe(200);
    expect(await rows()).toEqual([]);
    expect((await send(asha, balbir)).status).toBe(200);
  });

  test("records an event for every step, in order", async () => {
    const { data } = await send(asha, balbir);
    await respond(balbir, data.id, "rejected");
    await respond(balbir, data.id, "accepted");
    await unfriend(asha, data.id);
    const events = await app.deps.db
      .selectFrom("relation_events")
      .where("actor_id", "in", [asha.id, balbir.id])
      .orderBy("id")
      .select("kind")
      .execute();
    expect(events.map(({ kind }) => kind)).toEqual([
      "request_sent",
      "request_rejected",
      "request_accepted",
      "connection_ended",
    ]);
  });
});

describe("permissions on a request", () => {
  const states = ["pending", "accepted", "rejected", "none"] as const;
  const verbs = {
    accept: (who: Person, id: string) => respond(who, id, "accepted"),
    reject: (who: Person, id: string) => respond(who, id, "rejected"),
    cancel,
    unfriend,
  };
  const allowed = new Set([
    "receiver pending accept",
    "receiver rejected accept",
    "receiver pending reject",
    "sender pending cancel",
    "sender accepted unfriend",
    "receiver accepted unfriend",
  ]);
  const missing = { message: "We could not find this page or profile." };

  test("Z5: match the table for every role, state and action; a refusal changes nothing", async () => {
    const charan = await createMan(app, "Charan");
    const who = { sender: asha, receiver: balbir, stranger: charan, nobody: {} as Person };
    for (const [role, person] of Object.entries(who)) {
      for (const state of states) {
        for (const [verb, attempt] of Object.entries(verbs)) {
          const cell = `${role} ${state} ${verb}`;
          await app.deps.db.deleteFrom("connection_requests").execute();
          const row = { id: "r1", sender_id: asha.id, receiver_id: balbir.id, sent_at: app.deps.now() };
          if (state !== "none") {
            const stored = { ...row, status: state, answered_at: null };
            await app.deps.db.insertInto("connection_requests").values(stored).execute();
          }
          const before = await rows();
          const answer = await attempt(person, "r1");
          if (allowed.has(cell)) {
            expect(answer.status, cell).toBe(200);
            continue;
          }
          expect(await rows(), cell).toEqual(before);
          if (role === "nobody") expect(answer.status, cell).toBe(401);
          else if (role === "stranger" || state === "none") {
            expect([answer.status, answer.message, answer.errors], cell).toEqual([
              404,
              missing.message,
              undefined,
            ]);
          } else expect([404, 422], cell).toContain(answer.status);
        }
      }
    }
  });

  test("Z5: give a field error for an unknown answer", async () => {
    const { data } = await send(asha, balbir);
    const answer = await respond(balbir, data.id, "blocked");
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.errors ?? {})).toEqual(["status"]);
  });
});

describe("two concurrent actions", () => {
  test("requesting each other creates one connection", async () => {
    const answers = await Promise.all([send(asha, balbir), send(balbir, asha)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.map(({ data }) => data.status).sort()).toEqual(["accepted", "pending"]);
    expect(await rows()).toMatchObject([{ status: "accepted" }]);
  });

  test("requesting ten times creates one request", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(asha, balbir)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test("accepting and withdrawing let exactly one succeed", async () => {
    const { data } = await send(asha, balbir);
    const answers = await Promise.all([respond(balbir, data.id, "accepted"), cancel(asha, data.id)]);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const stored = await rows();
    expect(stored).toHaveLength(answers[0].status === 200 ? 1 : 0);
  });
});

describe("sending", () => {
  const refused = async (from: Person, to: { id: string }, status: number) => {
    const before = await rows();
    const answer = await send(from, to);
    expect(answer.status).toBe(status);
    expect(await rows()).toEqual(before);
    return answer;
  };

  test("needs a verified number", async () => {
    const unverified = await createComplete(app, "Deepa", { member: { phone_verified_at: null } });
    expect((await refused(unverified, balbir, 403)).errors).toEqual({ phone_number_verified: false });
  });

  test("needs a profile picture", async () => {
    const faceless = await createComplete(app, "Esha", { picture: false });
    expect((await refused(faceless, balbir, 403)).errors).toEqual({ profile_picture_uploaded: false });
  });

  test.each([2, 3, 5, 6] as const)("is refused to a member in status %i", async (profile_status) => {
    const idle = await createComplete(app, "Fateh", { member: { profile_status } });
    await refused(idle, balbir, 403);
  });

  test("needs a complete profile", async () => {
    const newcomer = await createComplete(app, "Gita", {
      member: { profile_status: profileStatus.registering },
    });
    await refused(newcomer, balbir, 403);
  });

  const hidden: [string, Details][] = [
    ["private", { member: { public_profile: false } }],
    ["paused", { member: { profile_status: 3 } }],
    ["suspended", { member: { profile_status: 6 } }],
    ["held", { member: { profile_status: 2 } }],
    ["unfinished", { member: { profile_status: 0 } }],
    ["unverified", { member: { phone_verified_at: null } }],
  ];
  test.each(hidden)(
    "to a member who is %s gets the same error as to an unknown member",
    async (_, details) => {
      const owner = await createMan(app, "Harjit", details);
      const answers = [await refused(asha, owner, 404), await refused(asha, { id: "nobody" }, 404)];
      expect(new Set(answers.map(({ message, errors }) => JSON.stringify([message, errors]))).size).toBe(1);
    },
  );

  test("to oneself is refused", async () => {
    await refused(asha, asha, 422);
  });

  test("by a woman to a woman gets the same error as to an unknown member", async () => {
    await refused(asha, await createComplete(app, "Ishar"), 404);
  });

  test("again before an answer gets an error in the client's language", async () => {
    await send(asha, balbir);
    await refused(asha, balbir, 422);
    expect((await send(asha, balbir, "pb")).message).toMatch(/[\u0A00-\u0A7F]/u);
  });

  test("is possible again 30 days after a rejection", async () => {
    const { data } = await send(asha, balbir);
    await respond(balbir, data.id, "rejected");
    const start = app.clock.now();
    app.clock.pass({ days: 14 });
    await stillSignedIn(asha);
    await refused(asha, balbir, 422);
    app.clock.pass({ days: 15, hours: 23 });
    await stillSignedIn(asha);
    await refused(asha, balbir, 422);
    app.clock.pass({ hours: 1 });
    expect((await send(asha, balbir)).data).toEqual({ id: data.id, status: "pending" });
    expect(await rows()).toMatchObject([{ status: "pending", answered_at: null, sent_at: app.clock.now() }]);
    app.clock.set(start);
  });

  /** A session idles out after 14 days; here only the request's days count. */
  async function stillSignedIn(person: Person) {
    await app.deps.db
      .updateTable("member_sessions")
      .set({ last_used_at: app.deps.now() })
      .where("member_id", "=", person.id)
      .execute();
  }

  test("to a member whose request was rejected accepts that request", async () => {
    const { data } = await send(balbir, asha);
    await respond(asha, data.id, "rejected");
    const answer = await send(asha, balbir);
    expect(answer.data).toEqual({ id: data.id, status: "accepted" });
  });

  test("to a private member with a pending request accepts that request", async () => {
    const shy = await createMan(app, "Jasbir", { member: { public_profile: false } });
    await refused(asha, shy, 404);
    await send(shy, asha);
    expect((await send(asha, shy)).data.status).toBe("accepted");
  });
});

describe("lists", () => {
  test("show eight a page, newest first, with an exact total; a page past the end is the last", async () => {
    const names: string[] = [];
    for (let i = 0; i < 10; i += 1) {
      const suitor = await createMan(app, `Mohan${i}`);
      await send(suitor, asha);
      names.unshift(`Mohan${i}`);
      app.clock.pass({ minutes: 1 });
    }
    const page = (number: number) => as(app, asha).call(listReceived, { query: { page: number } });
    const [first, second, far] = [await page(1), await page(2), await page(99)];
    expect(first.data).toMatchObject({ total: 10, per_page: 8, current_page: 1, last_page: 2 });
    const shown = [...first.data.data, ...second.data.data].map(
      ({ member }) => member.profile_details.firstname,
    );
    expect(shown).toEqual(names);
    expect(far.data).toEqual(second.data);
    expect((await as(app, asha).call(listReceived, { query: { per_page: 25 } })).status).toBe(422);
    expect((await as(app, asha).call(listReceived, { query: { page: "x" } })).status).toBe(422);
  });

  /** Returns a function that finds how well a sender and Asha fit, as her list of received requests says. */
  async function ashasMatches() {
    const { data } = await as(app, asha).call(listReceived);
    return ({ id }: Person) => data.data.find(({ member }) => member.user_id === id)?.member.match;
  }

  test("say how many wishes of each the other meets, and only how many", async () => {
    const [open, apart] = [await createMan(app, "Charan"), await createMan(app, "Deep")];
    await wish(open, { diet: ["vegetarian"] });
    await wish(apart, { diet: ["eggetarian"] });
    for (const suitor of [open, apart]) await send(suitor, asha);
    const matchOf = await ashasMatches();
    expect(Object.keys(matchOf(open) ?? {}).sort()).toEqual([
      "mine_met",
      "mine_of",
      "theirs_met",
      "theirs_of",
    ]);
    expect(matchOf(open)?.theirs_of).toBe(matchOf(apart)?.theirs_of);
    expect(matchOf(open)?.theirs_met).toBe((matchOf(apart)?.theirs_met ?? 0) + 1);
  });

  test("count a wish for an income only where the sender shows it", async () => {
    const shown = await createMan(app, "Charan");
    const hidden = await createMan(app, "Deep", { privacy: { annual_income: "private" } });
    for (const suitor of [shown, hidden]) await send(suitor, asha);
    const ofMatches = async () => {
      const matchOf = await ashasMatches();
      return [matchOf(shown)?.mine_of, matchOf(hidden)?.mine_of];
    };
    const [before = 0] = await ofMatches();
    await wish(asha, { income: "lakh_2_to_4" });
    expect(await ofMatches()).toEqual([before + 1, before]);
  });

  test("leave out hidden members, but keep a paused connection", async () => {
    const nanak = await createMan(app, "Nanak");
    const { data } = await send(asha, nanak);
    await send(asha, balbir);
    await respond(nanak, data.id, "accepted");
    await app.deps.db.updateTable("members").set({ profile_status: 3 }).execute();
    await app.deps.db.updateTable("members").set({ profile_status: 1 }).where("id", "=", asha.id).execute();
    expect(await listsOf(asha)).toEqual(["connections"]);
    const { data: mine } = await as(app, asha).call(listConnections);
    expect(mine.data.map(({ id }) => id)).toEqual([data.id]);
    expect((await respond(nanak, data.id, "accepted")).status).toBe(403);
  });
});
