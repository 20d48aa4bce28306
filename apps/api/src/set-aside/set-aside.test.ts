import { exportData } from "@sanjog/contract/account-lifecycle";
import { loadUser } from "@sanjog/contract/accounts";
import { blockMember } from "@sanjog/contract/blocks";
import { respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { listNotifications } from "@sanjog/contract/notifications";
import { bringBack, listSetAside, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist, listShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions, showNarrowestWish } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { as } from "../../test/support/caller.ts";
import { createComplete, createMan } from "../../test/support/families.ts";
import { type Person, signIn } from "../../test/support/people.ts";
import { good_password } from "../../test/support/sign-up.ts";
import { createTestApp, type TestApp } from "../../test/support/test-app.ts";
import { areas } from "../areas.ts";
import { profileChanged } from "../platform/database/profile-change.ts";
import { forgetReturned } from "./commands.ts";

let app: TestApp;
let asha: Person;
let balbir: Person;
let charan: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.deps.db.deleteFrom("members").execute();
  await app.forgetLimits();
  asha = await createComplete(app, "Asha");
  balbir = await createMan(app, "Balbir");
  charan = await createMan(app, "Charan");
});

const put = (who: Person, id: string, locale: "en" | "pb" = "en") =>
  as(app, who).call(setAside, { body: { set_aside_user_id: id }, locale });
const back = (who: Person, id: string) => as(app, who).call(bringBack, { params: { id } });
const listed = async (who: Person) => (await as(app, who).call(listSetAside)).data;
const suggestedTo = async (who: Person) => {
  const { data } = await as(app, who).call(listSuggestions);
  return { total: data.total, ids: data.data.map(({ user_id }) => user_id).toSorted() };
};
const signedIn = async () => ({ ...asha, token: await signIn(app, asha.id) });
const entries = () => app.deps.db.selectFrom("set_aside_entries").selectAll().execute();

describe("a member who is put aside", () => {
  test("leaves the suggestions and their total for 30 days, and is listed with the day of return", async () => {
    const done = await put(asha, balbir.id);
    expect(done).toMatchObject({ status: 200, data: { id: balbir.id, back_on: "2026-12-21" } });
    expect(done.message).toContain("not told");
    expect(await suggestedTo(asha)).toEqual({ total: 1, ids: [charan.id] });
    expect(await listed(asha)).toMatchObject({
      total: 1,
      data: [{ id: balbir.id, back_on: "2026-12-21", member: { user_id: balbir.id } }],
    });
    app.clock.pass({ days: 30 });
    expect(await suggestedTo(await signedIn())).toEqual({
      total: 2,
      ids: [balbir.id, charan.id].toSorted(),
    });
    expect((await listed(await signedIn())).total).toBe(0);
    app.clock.pass({ days: -30 });
  });

  test("returns at once by undo, and a second undo finds nobody", async () => {
    await put(asha, balbir.id);
    expect((await back(asha, balbir.id)).status).toBe(200);
    expect((await suggestedTo(asha)).total).toBe(2);
    expect((await back(asha, balbir.id)).status).toBe(404);
  });

  test("stays aside for 30 days from the last time, when put aside twice", async () => {
    await put(asha, balbir.id);
    app.clock.pass({ hours: 24 });
    expect((await put(asha, balbir.id)).data.back_on).toBe("2026-12-22");
    expect((await listed(asha)).total).toBe(1);
    app.clock.pass({ hours: -24 });
  });

  test("offers to be brought back on every card and on the profile, and others to be put aside", async () => {
    await put(asha, balbir.id);
    await as(app, asha).call(addToShortlist, { body: { favorite_user_id: balbir.id } });
    const shortlist = await as(app, asha).call(listShortlist);
    expect(shortlist.data.data[0]?.member.relation.actions).toEqual([
      "send_request",
      "unshortlist",
      "bring_back",
      "block",
    ]);
    const profile = await as(app, asha).call(viewProfile, { params: { id: charan.id } });
    expect(profile.data.data.relation.actions).toContain("set_aside");
  });

  test("is put aside no longer once the viewer sends or answers a request", async () => {
    await put(asha, balbir.id);
    await put(asha, charan.id);
    await as(app, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
    const theirs = await as(app, charan).call(sendRequest, { body: { receiver_id: asha.id } });
    expect((await listed(asha)).data.map(({ id }) => id)).toEqual([charan.id]);
    const answer = { params: { id: theirs.data.id }, body: { status: "rejected" } };
    expect((await as(app, asha).call(respondToRequest, answer)).status).toBe(200);
    expect((await listed(asha)).total).toBe(0);
    expect((await put(asha, balbir.id)).status).toBe(422);
    expect((await put(asha, charan.id)).status).toBe(422);
    expect(await entries()).toEqual([]);
  });

  test("is in no list while hidden from the viewer, and in it again afterwards", async () => {
    await put(asha, balbir.id);
    const become = (public_profile: boolean) =>
      app.deps.tx(async (tx) => {
        await tx.updateTable("members").set({ public_profile }).where("id", "=", balbir.id).execute();
        await profileChanged(app.deps, tx, balbir.id);
      });
    await become(false);
    expect(await listed(asha)).toMatchObject({ total: 0, data: [] });
    expect((await back(asha, balbir.id)).status).toBe(404);
    await become(true);
    expect((await listed(asha)).total).toBe(1);
  });

  test("is forgotten by a block from either side", async () => {
    await put(asha, balbir.id);
    await put(charan, asha.id);
    await as(app, balbir).call(blockMember, { body: { blocked_user_id: asha.id } });
    await as(app, asha).call(blockMember, { body: { blocked_user_id: charan.id } });
    expect(await entries()).toEqual([]);
    expect((await back(asha, balbir.id)).bytes).toEqual((await back(asha, "unknown")).bytes);
  });
});

describe("putting aside", () => {
  test("is refused for oneself, one's own gender, an unknown id and a member who may not act", async () => {
    const deepa = await createComplete(app, "Deepa");
    expect((await put(asha, asha.id)).status).toBe(422);
    const unknown = await put(asha, "unknown");
    expect(unknown.status).toBe(404);
    expect((await put(asha, deepa.id)).bytes).toEqual(unknown.bytes);
    await app.deps.db.updateTable("members").set({ profile_status: 3 }).where("id", "=", asha.id).execute();
    expect((await put(asha, balbir.id)).status).toBe(403);
    expect(await entries()).toEqual([]);
  });

  test("pages beyond the last answer with the last page, and odd page numbers with a field error", async () => {
    await put(asha, balbir.id);
    await put(asha, charan.id);
    const page = await as(app, asha).call(listSetAside, { query: { page: 9, per_page: 1 } });
    expect(page.data).toMatchObject({ total: 2, current_page: 2, last_page: 2, per_page: 1 });
    expect((await as(app, asha).call(listSetAside, { query: { page: 0 } })).status).toBe(422);
  });

  test("changes nothing that the other member receives", async () => {
    await put(balbir, asha.id);
    await back(balbir, asha.id);
    /** Everything that Balbir can ask of the app, the download included. */
    const everything = async () => {
      const { call } = as(app, balbir);
      const zip = await call(exportData, { body: { password: good_password } });
      const { member_sessions: _, ...download } = JSON.parse(
        strFromU8(unzipSync(new Uint8Array(zip.bytes))["data.json"] ?? new Uint8Array()),
      ) as Record<string, unknown>;
      const answers = [
        await call(loadUser),
        await call(listSuggestions),
        await call(showNarrowestWish),
        await call(listNotifications),
        await call(listSetAside),
        await call(viewProfile, { params: { id: asha.id } }),
      ];
      return JSON.stringify([download, ...answers.map(({ status, data }) => [status, data])]);
    };
    await app.runJobs();
    const mails = app.mail.sent.length;
    const before = await everything();
    await put(asha, balbir.id);
    await app.runJobs();
    expect(await everything()).toBe(before);
    expect(app.mail.sent).toHaveLength(mails);
    await back(asha, balbir.id);
    expect(await everything()).toBe(before);
  });

  test("the nightly job deletes the entries whose 30 days have passed, and no others", async () => {
    await put(asha, balbir.id);
    app.clock.pass({ hours: 1 });
    await put(asha, charan.id);
    const first = new Date(app.deps.now().getTime() - 3_600_000);
    await forgetReturned(app.deps.db, new Date(first.getTime() + 30 * 86_400_000));
    expect((await entries()).map(({ member_id }) => member_id)).toEqual([charan.id]);
    app.clock.pass({ hours: -1 });
  });
});
