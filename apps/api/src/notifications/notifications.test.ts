import { blockMember, unblockMember } from "@sanjog/contract/blocks";
import {
  cancelRequest,
  endConnection,
  listConnections,
  respondToRequest,
  sendRequest,
} from "@sanjog/contract/connections";
import {
  deleteNotification,
  listNotifications,
  markNotification,
  notificationSettings,
  readAllNotifications,
  saveNotificationSettings,
} from "@sanjog/contract/notifications";
import { respondToProposal, sendProposal } from "@sanjog/contract/proposals";
import { messages as en } from "@sanjog/i18n/en/notifications";
import { messages as pb } from "@sanjog/i18n/pb/notifications";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import type { Person } from "../../test/support/people.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { blocksArea } from "../blocks/routes.ts";
import { connectionsArea } from "../connections/routes.ts";
import { proposalsArea } from "../proposals/routes.ts";
import { notificationsArea } from "./routes.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
beforeAll(async () => {
  app = await createTestApp([notificationsArea, connectionsArea, blocksArea, proposalsArea]);
});
afterAll(() => app.close());
beforeEach(async () => {
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir", { member: { locale: "pb" } });
  await app.runJobs();
  app.mail.sent.length = 0;
});

const ask = async (from: Person, to: Person) =>
  (await as(app, from).call(sendRequest, { body: { receiver_id: to.id } })).data.id;
const answer = (person: Person, id: string, status: string) =>
  as(app, person).call(respondToRequest, { params: { id }, body: { status } });
const bell = async (person: Person) => (await as(app, person).call(listNotifications)).data;
const kinds = async (person: Person) => (await bell(person)).data.map(({ kind }) => kind);
const mailsTo = (person: Person) => app.mail.sent.filter(({ to }) => to === person.email);

describe("the bell", () => {
  test("shows the receiver a request with the sender's card and a sentence without a name", async () => {
    await ask(asha, balbir);
    const { data, unread, total } = await bell(balbir);
    expect([total, unread]).toEqual([1, 1]);
    expect(data[0]).toMatchObject({
      kind: "request_received",
      title: en.titles.request_received,
      status: "unread",
      told_on: "2026-11-21",
      answer: "waiting",
      member: { user_id: asha.id, firstname: "Asha", age: expect.any(Number), city: expect.any(String) },
    });
    const { data: told } = await as(app, balbir).call(listNotifications, { locale: "pb" });
    expect(told.data[0]?.title).toBe(pb.titles.request_received);
    expect((await bell(asha)).total).toBe(0);
  });

  test("notifies the sender of an acceptance and a rejection, and marks the answered notification as read", async () => {
    await answer(balbir, await ask(asha, balbir), "rejected");
    expect(await kinds(asha)).toEqual(["request_rejected"]);
    expect((await bell(balbir)).unread).toBe(0);
    const charan = await createMan(app, "Charan");
    await answer(charan, await ask(asha, charan), "accepted");
    app.clock.pass({ minutes: 1 });
    expect((await kinds(asha)).sort()).toEqual(["request_accepted", "request_rejected"]);
  });

  test("keeps only the latest notification when a request is sent, withdrawn and sent again", async () => {
    const id = await ask(asha, balbir);
    await as(app, asha).call(cancelRequest, { params: { id } });
    expect(await kinds(balbir)).toEqual(["request_cancelled"]);
    await ask(asha, balbir);
    expect(await kinds(balbir)).toEqual(["request_received"]);
    await app.runJobs();
    expect(mailsTo(balbir)).toHaveLength(1);
  });

  test("shows eight a page, newest first, and the unread count of all pages", async () => {
    for (let i = 0; i < 9; i += 1) {
      app.clock.pass({ seconds: 1 });
      await ask(await createComplete(app, `Woman${i}`), balbir);
    }
    const first = await bell(balbir);
    expect([first.data.length, first.total, first.last_page, first.unread]).toEqual([8, 9, 2, 9]);
    expect(first.data[0]?.member?.firstname).toBe("Woman8");
  });

  test("counts correctly after concurrent updates, and a repeated update changes nothing", async () => {
    const women = [asha, await createComplete(app, "Deepa"), await createComplete(app, "Gurleen")];
    for (const woman of women) await ask(woman, balbir);
    const ids = (await bell(balbir)).data.map(({ id }) => id);
    const marks = [...ids, ...ids, ...ids].map((id) =>
      as(app, balbir).call(markNotification, { params: { id }, body: { status: "read" } }),
    );
    expect((await Promise.all(marks)).map(({ status }) => status)).toEqual(marks.map(() => 200));
    expect((await bell(balbir)).unread).toBe(0);
    const [id = ""] = ids;
    const back = await as(app, balbir).call(markNotification, { params: { id }, body: { status: "unread" } });
    expect(back.data).toEqual({ id, status: "unread", unread: 1 });
    const all = await as(app, balbir).call(readAllNotifications, { body: { status: "read" } });
    expect(all.data).toEqual({ unread: 0 });
  });

  test("Z8: refuses to read, mark or delete another member's notification as not found", async () => {
    await ask(asha, balbir);
    const [notification] = (await bell(balbir)).data;
    const params = { id: notification?.id ?? "" };
    const stranger = as(app, asha);
    expect((await stranger.call(listNotifications)).data.data).toEqual([]);
    const none = await stranger.call(markNotification, {
      params: { id: "nothing" },
      body: { status: "read" },
    });
    const tries = [
      await stranger.call(markNotification, { params, body: { status: "read" } }),
      await stranger.call(deleteNotification, { params }),
    ];
    for (const one of tries) expect([one.status, one.message]).toEqual([404, none.message]);
    expect((await bell(balbir)).data[0]?.status).toBe("unread");
    const odd = await as(app, balbir).call(markNotification, { params, body: { status: "seen" } });
    expect([odd.status, Object.keys(odd.errors ?? {})]).toEqual([422, ["status"]]);
    expect((await as(app, balbir).call(deleteNotification, { params })).status).toBe(200);
    expect((await as(app, balbir).call(deleteNotification, { params })).status).toBe(404);
    expect((await bell(balbir)).total).toBe(0);
  });

  test("leaves out and does not count notifications about a member who is now hidden", async () => {
    await ask(asha, balbir);
    await app.deps.db.updateTable("members").set({ profile_status: 3 }).where("id", "=", asha.id).execute();
    expect(await bell(balbir)).toMatchObject({ total: 0, unread: 0, data: [] });
  });

  test("gives the same error for a notification about a hidden member as for one deleted by a block", async () => {
    const charan = await createMan(app, "Charan");
    for (const man of [balbir, charan]) await ask(man, asha);
    const ids = (await bell(asha)).data.map(({ id }) => id);
    await as(app, balbir).call(blockMember, { body: { blocked_user_id: asha.id } });
    await app.deps.db.updateTable("members").set({ profile_status: 3 }).where("id", "=", charan.id).execute();
    for (const id of ids) {
      const marked = await as(app, asha).call(markNotification, { params: { id }, body: { status: "read" } });
      const deleted = await as(app, asha).call(deleteNotification, { params: { id } });
      expect([marked.status, deleted.status]).toEqual([404, 404]);
    }
    expect(ids).toHaveLength(2);
  });

  test("has no notification of a block or an unblock, and a block deletes earlier notifications", async () => {
    await answer(balbir, await ask(asha, balbir), "accepted");
    await as(app, balbir).call(blockMember, { body: { blocked_user_id: asha.id } });
    await as(app, balbir).call(unblockMember, { params: { id: asha.id } });
    expect([await kinds(asha), await kinds(balbir)]).toEqual([[], []]);
  });
});

describe("the outcome beside a notification", () => {
  const answers = async (person: Person) =>
    (await bell(person)).data.map(({ kind, answer }) => [kind, answer]);

  test("is the viewer's own answer to a request, and the sender is told no more than before", async () => {
    const charan = await createMan(app, "Charan");
    await answer(balbir, await ask(asha, balbir), "accepted");
    await answer(charan, await ask(asha, charan), "rejected");
    expect(await answers(balbir)).toEqual([["request_received", "accepted"]]);
    expect(await answers(charan)).toEqual([["request_received", "declined"]]);
    expect((await answers(asha)).sort()).toEqual([
      ["request_accepted", null],
      ["request_rejected", null],
    ]);
  });

  test("is that of a proposal, which expires after seven days without an answer", async () => {
    await answer(balbir, await ask(asha, balbir), "accepted");
    const charan = await createMan(app, "Charan");
    await answer(charan, await ask(asha, charan), "accepted");
    const propose = async (from: Person, to: Person) =>
      (await as(app, from).call(sendProposal, { body: { receiver_id: to.id } })).data.id;
    const to_asha = async (kind: string) => (await answers(asha)).filter(([of]) => of === kind);
    const id = await propose(balbir, asha);
    expect(await to_asha("proposal_received")).toEqual([["proposal_received", "waiting"]]);
    await as(app, asha).call(respondToProposal, { params: { id }, body: { status: "rejected" } });
    await propose(charan, asha);
    app.clock.pass({ days: 8 });
    expect((await to_asha("proposal_received")).map(([, of]) => of).sort()).toEqual(["declined", "expired"]);
  });

  test("an ended connection and a lifted block leave no answer and reveal no reason", async () => {
    const [charan, daya] = [await createMan(app, "Charan"), await createMan(app, "Daya")];
    for (const man of [balbir, charan, daya]) await answer(man, await ask(asha, man), "accepted");
    const ended = async (man: Person) => {
      const { data } = await as(app, man).call(listConnections);
      await as(app, man).call(endConnection, { params: { id: data.data[0]?.id ?? "" } });
    };
    await ended(balbir);
    await as(app, asha).call(blockMember, { body: { blocked_user_id: charan.id } });
    await as(app, asha).call(unblockMember, { params: { id: charan.id } });
    // The one who ended it keeps the notification of the request without an outcome; the blocked one has none at all.
    expect(await answers(balbir)).toEqual([["request_received", null]]);
    expect(await answers(charan)).toEqual([]);
    expect(await answers(daya)).toEqual([["request_received", "accepted"]]);
  });

  test("a notification about a member who is hidden now is not listed, and its answer neither", async () => {
    await answer(balbir, await ask(asha, balbir), "rejected");
    await app.deps.db.updateTable("members").set({ profile_status: 3 }).where("id", "=", asha.id).execute();
    expect(await answers(balbir)).toEqual([]);
  });

  test("the view has the viewer's answer and nothing else of what is between the two", async () => {
    await answer(balbir, await ask(asha, balbir), "rejected");
    for (const person of [asha, balbir])
      expect(Object.keys((await bell(person)).data[0] ?? {}).sort()).toEqual([
        "answer",
        "id",
        "kind",
        "member",
        "status",
        "title",
        "told_on",
      ]);
  });
});

describe("mail", () => {
  test("L3: is sent once for one event, in the member's language, and names nobody", async () => {
    await ask(asha, balbir);
    await app.runJobs();
    await app.runJobs();
    const mails = mailsTo(balbir);
    expect(mails.map(({ subject }) => subject)).toEqual([pb.mail.subject.update]);
    expect(mails[0]?.text).toContain(pb.titles.request_received);
    // The link contains an encrypted token, in which any letters can occur.
    const told = JSON.stringify(mails).replaceAll(/\/unsubscribe\/[\w-]+/g, "");
    expect(told).not.toMatch(/Asha|Kaur|sikh/i);
  });

  test("is not sent for a rejection or to an unverified address", async () => {
    await answer(balbir, await ask(asha, balbir), "rejected");
    await app.runJobs();
    expect(mailsTo(asha)).toEqual([]);
    const ekam = await createMan(app, "Ekam", { member: { email_verified_at: null } });
    await ask(asha, ekam);
    await app.runJobs();
    expect(mailsTo(ekam)).toEqual([]);
  });

  test("is dropped when it could not be sent for two days", async () => {
    await ask(asha, balbir);
    app.clock.pass({ days: 2 });
    await app.runJobs();
    expect(mailsTo(balbir)).toEqual([]);
  });

  test("is each member's choice, kind by kind", async () => {
    const wanted = async () =>
      (await as(app, balbir).call(notificationSettings)).data.emails.filter((kind) => kind.wanted).length;
    expect(await wanted()).toBe(5);
    const emails = [{ kind: "request_received", wanted: false }];
    const saved = await as(app, balbir).call(saveNotificationSettings, { body: { emails } });
    expect([saved.status, await wanted()]).toEqual([200, 4]);
    await ask(asha, balbir);
    await app.runJobs();
    expect(mailsTo(balbir)).toEqual([]);
    expect(await kinds(balbir)).toEqual(["request_received"]);
    const again = [{ kind: "request_received", wanted: true }];
    await as(app, balbir).call(saveNotificationSettings, { body: { emails: again } });
    expect(await wanted()).toBe(5);
    const odd = await as(app, balbir).call(saveNotificationSettings, {
      body: { emails: [{ kind: "blocked", wanted: true }] },
    });
    expect(odd.status).toBe(422);
  });
});

describe("turning mails off without a login", () => {
  async function linkFor(person: Person): Promise<string> {
    await app.runJobs();
    const headers = mailsTo(person)[0]?.headers ?? {};
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const link = /^<https:\/\/sanjog\.test(\/backend\/[\w/-]+)>$/.exec(
      headers["List-Unsubscribe"] ?? "",
    )?.[1];
    expect(mailsTo(person)[0]?.text).toContain(link);
    return link ?? "";
  }
  const post = (url: string, payload: string) =>
    app.fastify.inject({
      method: "POST",
      url,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload,
    });
  const muted = async (person: Person) =>
    (
      await app.deps.db
        .selectFrom("muted_mails")
        .where("member_id", "=", person.id)
        .select("kind")
        .orderBy("kind")
        .execute()
    ).map(({ kind }) => kind);

  test("one POST from the mail program is enough, and a repeated one changes nothing", async () => {
    await ask(asha, balbir);
    const url = await linkFor(balbir);
    expect((await post(url, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
    expect((await post(url, "List-Unsubscribe=One-Click")).statusCode).toBe(200);
    expect(await muted(balbir)).toEqual(["request_received"]);
  });

  test("opening the page changes nothing, and it is in both languages", async () => {
    await ask(asha, balbir);
    const url = await linkFor(balbir);
    const page = await app.fastify.inject({ url });
    expect(page.body).toContain(en.unsubscribe.button);
    expect(page.body).toContain(pb.unsubscribe.button);
    expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(await muted(balbir)).toEqual([]);
    expect((await post(url, "all=1")).body).toContain(pb.unsubscribe.done_all);
    expect(await muted(balbir)).toHaveLength(5);
  });

  test("a link with one letter changed does nothing", async () => {
    await ask(asha, balbir);
    const url = await linkFor(balbir);
    const changed = url.slice(0, -2) + (url.at(-2) === "A" ? "B" : "A") + url.slice(-1);
    expect((await post(changed, "List-Unsubscribe=One-Click")).statusCode).toBe(404);
    expect(await muted(balbir)).toEqual([]);
  });
});
