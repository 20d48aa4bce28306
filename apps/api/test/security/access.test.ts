import { changeAccount, register } from "@sanjog/contract/accounts";
import { blockMember } from "@sanjog/contract/blocks";
import { endConnection, listConnections, respondToRequest, sendRequest } from "@sanjog/contract/connections";
import { base_path } from "@sanjog/contract/endpoint";
import { respondToProposal, sendProposal } from "@sanjog/contract/proposals";
import { bringBack, listSetAside, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist, listShortlist, removeFromShortlist } from "@sanjog/contract/shortlist";
import { listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import { createComplete, createMan } from "../support/families.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import { createMember, type Person } from "../support/people.ts";
import { begin, good_password, signUpForm } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

let app: TestApp;
let asha: Person;
beforeAll(async () => {
  app = await createTestApp(areas);
  asha = await createComplete(app, "Asha");
});
afterAll(() => app.close());
beforeEach(() => app.forgetLimits());

const block = (who: Person, other: Person) =>
  as(app, who).call(blockMember, { body: { blocked_user_id: other.id } });
const setMember = (who: Person, details: object) =>
  app.deps.db.updateTable("members").set(details).where("id", "=", who.id).execute();
const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

test("Z1: a member who blocked the viewer, hides or was deleted gets the same response as an unknown id, byte for byte", async () => {
  const blocker = await createMan(app, "Esar");
  await block(blocker, asha);
  const hiding = await createMan(app, "Daler", { member: { public_profile: false } });
  const leaving = await createMan(app, "Zorawar");
  await setMember(leaving, { deletion_requested_at: app.deps.now() });
  const nobody = app.deps.random.id();
  const look = (id: string) => as(app, asha).call(viewProfile, { params: { id } });
  const shape = async (id: string) => {
    const { status, bytes, headers } = await look(id);
    return { status, body: bytes.toString(), headers: Object.keys(headers).sort() };
  };
  const unknown = await shape(nobody);
  expect(unknown.status).toBe(404);
  for (const { id } of [blocker, hiding, leaving]) expect(await shape(id)).toEqual(unknown);
  if (!long_form) return;
  const took = new Map([blocker.id, hiding.id, leaving.id, nobody].map((id) => [id, [] as number[]]));
  for (let i = 0; i < 200; i += 1) {
    for (const [id, times] of took) {
      const before = performance.now();
      await look(id);
      times.push(performance.now() - before);
    }
  }
  const medians = [...took.values()].map(median);
  notify([`Z1: medians of 200 views, in ms: ${medians.map((ms) => ms.toFixed(2)).join(", ")}`]);
  expect(Math.max(...medians) - Math.min(...medians)).toBeLessThan(5);
});

test("Z7: a member cannot remove another member's shortlist entry, connection, block or entry of those put aside", async () => {
  const [balbir, charan] = [await createMan(app, "Balbir"), await createMan(app, "Charan")];
  await as(app, asha).call(setAside, { body: { set_aside_user_id: charan.id } });
  await as(app, asha).call(addToShortlist, { body: { favorite_user_id: balbir.id } });
  const sent = await as(app, asha).call(sendRequest, { body: { receiver_id: balbir.id } });
  const params = { id: sent.data.id };
  await as(app, balbir).call(respondToRequest, { params, body: { status: "accepted" } });
  for (const who of [balbir, charan]) {
    const off = await as(app, who).call(removeFromShortlist, { params: { id: balbir.id } });
    expect(off.status).toBe(404);
    expect((await as(app, who).call(bringBack, { params: { id: charan.id } })).status).not.toBe(200);
  }
  expect((await as(app, asha).call(listSetAside)).data.total).toBe(1);
  expect((await as(app, charan).call(endConnection, { params })).status).toBe(404);
  expect((await as(app, asha).call(listShortlist)).data.total).toBe(1);
  expect((await as(app, asha).call(listConnections)).data.total).toBe(1);
});

test("Z11: sign-up ignores keys that its form does not have", async () => {
  const forbidden = {
    user_id: "someone",
    id: "someone",
    email_verified_at: "2026-01-01",
    phone_verified_at: "2026-01-01",
    phone_number_verified: true,
    profile_status: 4,
    public_profile: false,
    password_hash: "x",
    registered_from: "192.0.2.1",
    profile_number: "123456789",
    role: "admin",
    created_at: "2000-01-01",
  };
  const rowOf = (id: string) =>
    app.deps.db.selectFrom("members").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
  const before = await rowOf(asha.id);
  const body = { profile_for: "myself", gender: "female", ...forbidden };
  expect((await as(app, asha).call(changeAccount, { body })).status).toBe(200);
  expect(await rowOf(asha.id)).toEqual(before);
  const begun = await begin(app, { ...signUpForm(), ...forbidden });
  expect(begun.answer.status).toBe(200);
  const rows = await app.deps.db.selectFrom("verifications").select(["id", "email_verified_at"]).execute();
  expect(rows.map(({ id, email_verified_at }) => [id === "someone", email_verified_at])).toEqual([
    [false, null],
  ]);
  for (const key of ["__proto__", "constructor"]) {
    const { method, path } = register;
    await app.fastify.inject({
      method,
      url: base_path + path,
      headers: { "content-type": "application/json" },
      payload: `{"${key}":{"prototype":{"polluted":true},"polluted":true},"email":"a@example.com"}`,
    });
    expect(({} as { polluted?: true }).polluted).toBeUndefined();
  }
});

test("Z12: a member without the right to act changes nothing, whatever requests they send", async () => {
  const friend = await createComplete(app, "Bani");
  const stranger = await createComplete(app, "Simran");
  const kinds: [string, Parameters<typeof createMan>[2], boolean][] = [
    ["incomplete", { member: { profile_status: 0 } }, false],
    ["held", { member: { profile_status: 2 } }, false],
    ["paused", { member: { profile_status: 3 } }, false],
    ["suspended", { member: { profile_status: 6 } }, false],
    ["unverified", { member: { phone_verified_at: null } }, true],
    ["without a picture", { picture: false }, true],
  ];
  const counted = async () => {
    const tables = [
      "connection_requests",
      "proposals",
      "shortlist_entries",
      "set_aside_entries",
      "notices",
    ] as const;
    return Promise.all(tables.map((table) => app.deps.db.selectFrom(table).selectAll().execute()));
  };
  for (const [kind, details, may_answer] of kinds) {
    const who = await createMan(app, "Uday", {
      ...details,
      member: { ...details?.member, profile_status: 1 },
    });
    const pair = { receiver_id: friend.id, sent_at: app.deps.now(), answered_at: app.deps.now() };
    const id = app.deps.random.id();
    const row = { ...pair, id, sender_id: who.id, status: "accepted" as const };
    await app.deps.db.insertInto("connection_requests").values(row).execute();
    const asked = {
      ...row,
      id: `${id}q`,
      sender_id: stranger.id,
      receiver_id: who.id,
      status: "pending" as const,
    };
    await app.deps.db
      .insertInto("connection_requests")
      .values({ ...asked, answered_at: null })
      .execute();
    await setMember(who, { profile_status: details?.member?.profile_status ?? 1 });
    const before = await counted();
    const caller = as(app, who);
    const tries = {
      ask: await caller.call(sendRequest, { body: { receiver_id: stranger.id } }),
      propose: await caller.call(sendProposal, { body: { receiver_id: friend.id } }),
      ...(!may_answer && {
        answer: await caller.call(respondToRequest, {
          params: { id: asked.id },
          body: { status: "accepted" },
        }),
        shortlist: await caller.call(addToShortlist, { body: { favorite_user_id: stranger.id } }),
        set_aside: await caller.call(setAside, { body: { set_aside_user_id: stranger.id } }),
        answer_proposal: await caller.call(respondToProposal, {
          params: { id: "x" },
          body: { status: "accepted" },
        }),
      }),
    };
    for (const [doing, { status, errors }] of Object.entries(tries)) {
      // A member who may see nobody gets 404 instead of 403.
      expect([403, 404], `${kind} ${doing}`).toContain(status);
      if (kind === "unverified") expect(errors).toEqual({ phone_number_verified: false });
      if (kind === "without a picture") expect(errors).toEqual({ profile_picture_uploaded: false });
    }
    expect(await counted(), kind).toEqual(before);
    await app.deps.db.deleteFrom("connection_requests").where("id", "in", [id, asked.id]).execute();
  }
});

/** Every endpoint without a token; all others must answer 401. */
const open_to_anyone = [
  "register",
  "login",
  "phoneVerifyStatus",
  "verificationState",
  "verifyEmailCode",
  "verifyPhoneCode",
  "resendEmailCode",
  "resendPhoneCode",
  "verifyUser",
  "changeAccount",
  "forgotPassword",
  "verifyResetLink",
  "resetPassword",
  // With the key that a refused login of a suspended member returns.
  "openSuspension",
  "appealSuspension",
  // At the desk, before its own login.
  "staffLogin",
  "openInvitation",
  "acceptInvitation",
];

test("Z13: every endpoint that is not public requires a token, at each spelling of its path", async () => {
  const asking = app.fastify.endpoints.filter(({ access }) => access !== "anyone");
  const open = app.fastify.endpoints.filter(({ access }) => access === "anyone").map(({ name }) => name);
  // A new public endpoint must be added to these lists.
  expect(open.toSorted()).toEqual([...open_to_anyone, ...told_to_anyone].toSorted());
  for (const { method, path, aliases = [] } of asking) {
    for (const spelling of [path, ...aliases, `${path}/`]) {
      const url = base_path + spelling.replace(/:\w+/g, "x");
      expect([url, (await app.fastify.inject({ method, url })).statusCode]).toEqual([url, 401]);
    }
  }
  const tampered = app.fastify.endpoints.filter(({ method }) => method === "GET");
  const headers = { authorization: `Bearer ${asha.token}` };
  for (const { path } of tampered) {
    const url = base_path + path.replace(/:\w+/g, "x");
    // A path pattern may also match another endpoint's path.
    const fits = (endpoint: { path: string }) =>
      new RegExp(`^${base_path}${endpoint.path.replace(/:\w+/g, "[^/]+")}$`).test(url);
    const own = new Set<string>(app.fastify.endpoints.filter(fits).map((endpoint) => endpoint.method));
    for (const method of ["PUT", "PATCH", "TRACE"] as const) {
      if (own.has(method)) continue;
      const answer = await app.fastify.inject({ method: method as "PUT", url, headers });
      expect([404, 405], `${method} ${url}`).toContain(answer.statusCode);
    }
  }
  const spellings = [
    "/api/auth/phone-verify-status",
    "/api/phone-verify-status",
    "/api/user/phone-verify-status",
  ];
  const answers = spellings.map((path) =>
    app.fastify.inject({ method: "POST", url: base_path + path, payload: { session_key: "x".repeat(43) } }),
  );
  const bodies = (await Promise.all(answers)).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(1);
});

/** Public data: options, places and the form for reports from outside. */
const told_to_anyone = [
  "listCountries",
  "listStates",
  "listCities",
  "signUpOptions",
  "site",
  "listReportReasons",
  "listNumbers",
  "sendPublicReport",
];

test("Z12: a suspended member with a valid token receives nothing but the reason of the suspension", async () => {
  const who = await createMan(app, "Zail", { member: { profile_status: 6 } });
  const seen = await as(app, who).call(viewProfile, { params: { id: asha.id } });
  const found = await as(app, who).call(listSuggestions);
  expect([seen.status, found.data.total]).toEqual([404, 0]);
  const member = await createMember(app, "Waheguru", { profile_status: 6 });
  const body = { email: "new@example.com", password: good_password };
  expect((await as(app, member).call(changeAccount, { body })).status).toBe(422);
});
