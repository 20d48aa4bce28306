import { loadUser, login, logout } from "@sanjog/contract/accounts";
import { blockMember, listBlocked } from "@sanjog/contract/blocks";
import {
  cancelRequest,
  listConnections,
  listDeclined,
  listSent,
  sendRequest,
} from "@sanjog/contract/connections";
import { listNotifications } from "@sanjog/contract/notifications";
import { loadPicture } from "@sanjog/contract/photos";
import { sendProposal } from "@sanjog/contract/proposals";
import { bringBack, listSetAside, setAside } from "@sanjog/contract/set-aside";
import { addToShortlist, listShortlist } from "@sanjog/contract/shortlist";
import { countFamilies, listOneWishApart, listSuggestions } from "@sanjog/contract/suggestions";
import { viewProfile } from "@sanjog/contract/view-profile";
import { preferenceFields } from "@sanjog/domain/preferences/preference-fields";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { areas } from "../../src/areas.ts";
import { as } from "../support/caller.ts";
import {
  callEndpoint,
  type DocumentedEndpoint,
  documentedEndpoints,
} from "../support/documented-endpoints.ts";
import { createComplete, createMan } from "../support/families.ts";
import { createKeptLog } from "../support/kept-log.ts";
import { long_form, notify, patience_ms } from "../support/long-form.ts";
import { createMember, type Person, signIn } from "../support/people.ts";
import { good_password } from "../support/sign-up.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

const { log, lines } = createKeptLog("trace");

let app: TestApp;
let endpoints: DocumentedEndpoint[];
beforeAll(async () => {
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ log, limiter }) });
  endpoints = (await documentedEndpoints(app)).filter(({ kind }) => kind !== "events");
});
afterAll(() => app.close());
beforeEach(() => {
  lines.length = 0;
});

/** The only keys that a log line about a response may have. */
const answered = z.strictObject({
  level: z.literal(30),
  time: z.number(),
  request_id: z.string().check(z.regex(/^[\w-]{22}$/)),
  method: z.enum(["GET", "POST", "PUT", "DELETE", "PATCH"]),
  endpoint: z.string().check(z.regex(/^(page|\/[\w/:.*-]*)$/)),
  status: z.number(),
  ms: z.number(),
  who: z.optional(z.string().check(z.regex(/^[\w-]{16}$/))),
  refusal: z.optional(z.string().check(z.regex(/^[a-z_]+$/))),
  msg: z.literal("answered"),
});

const lastLine = () => JSON.parse(lines.at(-1) ?? "{}") as z.infer<typeof answered>;

test("L1: a log line holds an endpoint, a status and a keyed hash, and no value of a request", async () => {
  const asha = await createComplete(app, "Asha");
  const canary = 'CANARY\r\n{"level":30,"msg":"forged"}';
  const wanted = long_form ? 10_000 : 150;
  let token: string | undefined;
  while (lines.length < wanted) {
    for (const endpoint of endpoints) {
      token ??= await signIn(app, asha.id);
      const path = { id: encodeURIComponent(canary), privacy_id: "CANARY" };
      const headers = {
        "user-agent": "CANARY",
        referer: "https://CANARY.example/",
        "x-request-id": "CANARY",
      };
      const sent = { path, query: { q: canary }, body: { email: canary }, headers };
      const answer = await callEndpoint(app, endpoint, lines.length % 3 ? { ...sent, token } : sent);
      if (answer.statusCode === 401 && lines.length % 3) token = undefined;
    }
  }
  const odd = lines.filter((line) => !answered.safeParse(JSON.parse(line)).success);
  expect(odd.slice(0, 3)).toEqual([]);
  for (const secret of ["CANARY", "forged", asha.id, asha.email, asha.phone_number, asha.token])
    expect(lines.filter((line) => line.includes(secret)).slice(0, 1)).toEqual([]);
  notify([`lines of the log that hold what they may: ${lines.length}`]);
});

test("L1: a login, its failure, a refused request and the end of a session share one keyed hash", async () => {
  const asha = await createMember(app, "Asha", { profile_status: 0 });
  const sign_in = { email_or_phone: asha.email, password: good_password };
  const { token = "" } = (await as(app).call(login, { body: sign_in })).data;
  const { who, status } = lastLine();
  expect([typeof who, status]).toEqual(["string", 200]);
  await as(app).call(login, { body: { ...sign_in, password: "Wrong-Word-99" } });
  expect(lastLine()).toMatchObject({
    endpoint: "/backend/api/auth/login",
    status: 422,
    refusal: "login_failed",
  });
  await as(app, { token }).call(listSuggestions);
  expect(lastLine()).toMatchObject({ who, status: 403, refusal: "profile_incomplete" });
  await as(app, { token }).call(logout);
  expect(lastLine()).toMatchObject({ who, status: 200 });
  await as(app, { token }).call(loadUser);
  expect(lastLine()).toMatchObject({ status: 401, refusal: "session_ended" });
  const balbir = await createMember(app, "Balbir");
  await as(app, balbir).call(loadUser);
  expect(lastLine().who).not.toBe(who);
});

/** Wishes without any condition. */
const open_wishes = {
  ...Object.fromEntries(
    Object.entries(preferenceFields)
      .filter(([, { kind }]) => kind === "choices" || kind === "countries")
      .map(([name]) => [name, ["any"]]),
  ),
  age_min: 18,
  age_max: 80,
  height_min: { feet: 3, inches: 0 },
  height_max: { feet: 7, inches: 11 },
  minimum_education: "no_schooling",
  maximum_education: "doctorate",
  income: "any",
};

/** Returns the responses to every attempt to find out about another member, without ids that differ in every run. */
async function look(viewer: Person, other: Person, picture: string, request: string): Promise<unknown[]> {
  const { call } = as(app, viewer);
  const answers = [
    await call(viewProfile, { params: { id: other.id } }),
    await call(loadPicture, { params: { id: picture } }),
    await call(listSent),
    await call(listDeclined),
    await call(listConnections),
    await call(listShortlist),
    await call(listSetAside),
    await call(listBlocked),
    await call(listNotifications),
    await call(listSuggestions),
    await call(listOneWishApart),
    await call(countFamilies, { body: open_wishes }),
    await call(cancelRequest, { params: { id: request } }),
    await call(sendRequest, { body: { receiver_id: other.id } }),
    await call(sendProposal, { body: { receiver_id: other.id } }),
    await call(addToShortlist, { body: { favorite_user_id: other.id } }),
    await call(setAside, { body: { set_aside_user_id: other.id } }),
    await call(bringBack, { params: { id: other.id } }),
    await call(blockMember, { body: { blocked_user_id: other.id } }),
  ];
  // Ids differ in every run.
  const told = JSON.stringify(
    answers.map(({ status, data, message, errors }) => [status, data, message, errors]),
  );
  return JSON.parse(told.replace(/"[\w-]{22}"/g, '"id"')) as unknown[];
}

test("L8: a blocked member gets the same responses as if the other had never existed, in every list and endpoint", async () => {
  await app.deps.db.deleteFrom("members").execute();
  const looks: unknown[][] = [];
  // Each case has its own app, so that nothing else differs.
  for (const becomes of ["blocks", "is suspended", "leaves"] as const) {
    const balbir = await createMan(app, "Balbir");
    const asha = await createComplete(app, "Asha");
    const { call } = as(app, balbir);
    await call(setAside, { body: { set_aside_user_id: asha.id } });
    const asked = await call(sendRequest, { body: { receiver_id: asha.id } });
    await call(addToShortlist, { body: { favorite_user_id: asha.id } });
    const shown = app.deps.db.selectFrom("pictures").where("member_id", "=", asha.id).select("id");
    const { id: picture } = await shown.executeTakeFirstOrThrow();
    if (becomes === "blocks") {
      const blocked = await as(app, asha).call(blockMember, { body: { blocked_user_id: balbir.id } });
      expect(blocked.status).toBe(200);
    } else {
      const row = app.deps.db.updateTable("members").where("id", "=", asha.id);
      const gone = { profile_status: 6 as const };
      await row.set(becomes === "leaves" ? { deletion_requested_at: app.deps.now() } : gone).execute();
    }
    await app.runJobs();
    looks.push(await look(balbir, asha, picture, asked.data.id));
    await app.deps.db.deleteFrom("members").execute();
  }
  const [blocked, ...others] = looks;
  for (const other of others) expect(blocked).toEqual(other);
});

test("L9: no HTTP endpoint is reserved for operators", () => {
  const names = endpoints.map(({ name, url }) => `${name} ${url}`);
  expect(names.filter((name) => /admin|operator|audit|suspend|moderat|impersonat/i.test(name))).toEqual([]);
});
