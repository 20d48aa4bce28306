import { cancelRequest, listSent, sendRequest } from "@sanjog/contract/connections";
import { day_ms } from "@sanjog/domain/calendar";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
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
const cancel = (person: Person, id: string) => as(app, person).call(cancelRequest, { params: { id } });

describe("the daily request limit", () => {
  async function strangersOf(count: number): Promise<string[]> {
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1) ids.push((await createMan(app, `Kartar${i}`)).id);
    return ids;
  }

  test("S4: is twenty, counts withdrawn requests, and does not limit answers", async () => {
    const ids = await strangersOf(21);
    for (const id of ids.slice(0, 20)) expect((await send(asha, { id })).status).toBe(200);
    const { data } = await as(app, asha).call(listSent);
    await cancel(asha, data.data[0]?.id ?? "");
    const over = await send(asha, { id: ids[20] ?? "" });
    expect(over.status).toBe(429);
    expect(Number(over.headers["retry-after"])).toBe(86_400);
    await send(balbir, asha);
    expect((await send(asha, balbir)).data.status).toBe("accepted");
    app.clock.pass({ days: 1 });
    expect((await send(asha, { id: ids[20] ?? "" })).status).toBe(200);
  });

  test("S4: is five for a member whom nearly everybody rejects, with a helpful message, until one accepts", async () => {
    const bold = await createComplete(app, "Manjit");
    const ids = await strangersOf(36);
    const sent = async (id: string, status: "pending" | "accepted" | "rejected", days: number) => {
      const at = new Date(app.deps.now().getTime() - days * day_ms);
      const row = { id: `brake-${id}`, sender_id: bold.id, receiver_id: id, sent_at: at };
      const answered_at = status === "pending" ? null : at;
      await app.deps.db
        .insertInto("connection_requests")
        .values({ ...row, status, answered_at })
        .execute();
      const event = { actor_id: bold.id, member_id: id, kind: "request_sent" as const, at };
      await app.deps.db.insertInto("relation_events").values(event).execute();
    };
    for (const [i, id] of ids.slice(0, 30).entries()) await sent(id, i < 15 ? "rejected" : "pending", 9);
    for (const id of ids.slice(30, 35)) expect((await send(bold, { id })).status).toBe(200);
    app.clock.pass({ hours: 1 });
    const over = await send(bold, { id: ids[35] ?? "" });
    expect([over.status, over.headers["retry-after"]]).toEqual([429, String(23 * 3_600)]);
    expect(over.message).toContain("you can send 5 requests a day");
    expect((await send(bold, { id: ids[35] ?? "" }, "pb")).message).toContain("5 ਬੇਨਤੀਆਂ");
    // To answer a request that came is no asking.
    await send(balbir, bold);
    expect((await send(bold, balbir)).data.status).toBe("accepted");
    for (const id of ids.slice(15, 17)) {
      const now = app.deps.now();
      const yes = { status: "accepted" as const, answered_at: now };
      await app.deps.db.updateTable("connection_requests").set(yes).where("id", "=", `brake-${id}`).execute();
    }
    expect((await send(bold, { id: ids[35] ?? "" })).status).toBe(200);
  });

  test("S4: is five on the first day, even for concurrent requests", async () => {
    const novice = await createComplete(app, "Lata", { member: { created_at: app.deps.now() } });
    const ids = await strangersOf(7);
    const answers = await Promise.all(ids.map((id) => send(novice, { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await send(novice, balbir)).message).toContain("5 requests");
    expect((await send(novice, balbir, "pb")).message).toMatch(/5 ਬੇਨਤੀਆਂ/);
  });
});
