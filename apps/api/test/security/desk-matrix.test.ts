import type { Endpoint } from "@sanjog/contract/endpoint";
import { staffLogout } from "@sanjog/contract/staff";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { areas } from "../../src/areas.ts";
import { isDeskAccess } from "../../src/platform/http/desk-access.ts";
import { openStaffSession } from "../../src/staff/sessions.ts";
import { allEndpoints } from "../support/all-endpoints.ts";
import { as } from "../support/caller.ts";
import { createComplete } from "../support/families.ts";
import { patience_ms } from "../support/long-form.ts";
import type { Person } from "../support/people.ts";
import { atDesk, createStaff, type StaffPerson } from "../support/staff.ts";
import { createTestApp, type TestApp } from "../support/test-app.ts";

vi.setConfig({ testTimeout: patience_ms, hookTimeout: patience_ms });

/** Who may send each request of the desk, by hand from the decisions: the lowest role, or what the login has reached. */
const lowest: Record<string, "anyone" | "begun" | "moderator" | "lead" | "keeper"> = {
  staffLogin: "anyone",
  openInvitation: "anyone",
  acceptInvitation: "anyone",
  staffSecondFactor: "begun",
  beginSecondFactor: "begun",
  confirmSecondFactor: "begun",
  askPasskey: "begun",
  beginPasskey: "begun",
  addPasskey: "begun",
  showDeskAccount: "begun",
  staffLogout: "begun",
  staffLogoutEverywhere: "moderator",
  replaceRecoveryCodes: "moderator",
  listPasskeys: "moderator",
  removePasskey: "moderator",
  changeStaffPassword: "moderator",
  showOnCall: "moderator",
  setOnCall: "moderator",
  sendWakeNumberCode: "moderator",
  verifyWakeNumber: "moderator",
  removeWakeNumber: "moderator",
  registerDeskDevice: "moderator",
  removeDeskDevice: "moderator",
  listApprovals: "lead",
  approveStep: "lead",
  endStep: "lead",
  askInCase: "lead",
  askInPerson: "moderator",
  showNumberInPerson: "moderator",
  openContactDetails: "lead",
  openExport: "keeper",
  listCases: "moderator",
  takeCase: "moderator",
  releaseCase: "moderator",
  passCase: "moderator",
  readCase: "moderator",
  openPrivateDetails: "moderator",
  loadCasePicture: "moderator",
  addCaseNote: "moderator",
  listDecisionTemplates: "moderator",
  decideCase: "moderator",
  readReview: "moderator",
  approveProfile: "moderator",
  undoApproval: "moderator",
  listWaitingDecisions: "lead",
  approveDecision: "lead",
  refuseDecision: "lead",
  enterCase: "lead",
  listStaff: "keeper",
  inviteStaff: "keeper",
  withdrawInvitation: "keeper",
  endStaffAccount: "keeper",
  signOutStaff: "keeper",
  proposeRole: "keeper",
};

let app: TestApp;
let asha: Person;
let people: Record<"moderator" | "lead" | "keeper", StaffPerson>;
beforeAll(async () => {
  const limiter = { take: async () => ({ ok: true as const }), clear: async () => undefined };
  app = await createTestApp(areas, { ports: () => ({ limiter }) });
  asha = await createComplete(app, "Asha");
  people = {
    moderator: await createStaff(app, "Simran", "moderator"),
    lead: await createStaff(app, "Harpreet", "lead"),
    keeper: await createStaff(app, "Gurmeet", "keeper"),
  };
});
afterAll(() => app.close());

const session = async ({ id }: StaffPerson, after: "password" | "second_factor") => ({
  token: await app.deps.tx((tx) => openStaffSession(app.deps, tx, id, after)),
});
const call = { params: { id: "x", picture_id: "x" } };

/** Each kind of caller, with a session of its own for every request, since some requests end it. */
const callers: Record<string, (endpoint: Endpoint) => Promise<{ status: number }>> = {
  anonymous: (endpoint) => as(app).call(endpoint, call),
  member: (endpoint) => as(app, asha).call(endpoint, call),
  "a member whose token is in the cookie": (endpoint) => atDesk(app, asha).call(endpoint, call),
  "signed out": async (endpoint) => {
    const ended = await session(people.keeper, "second_factor");
    await atDesk(app, ended).call(staffLogout);
    return atDesk(app, ended).call(endpoint, call);
  },
  "without second factor": async (endpoint) =>
    atDesk(app, await session(people.keeper, "password")).call(endpoint, call),
  moderator: async (endpoint) =>
    atDesk(app, await session(people.moderator, "second_factor")).call(endpoint, call),
  lead: async (endpoint) => atDesk(app, await session(people.lead, "second_factor")).call(endpoint, call),
  keeper: async (endpoint) => atDesk(app, await session(people.keeper, "second_factor")).call(endpoint, call),
};

const ranks = ["begun", "moderator", "lead", "keeper"];

/** Returns what the caller must get: 401 or 403, or "in" where the request reaches the code behind the access check. */
function expected(caller: string, needed: string): "in" | 401 | 403 {
  if (needed === "anyone") return "in";
  const rank = caller === "without second factor" ? 0 : ranks.indexOf(caller);
  if (rank === -1) return 401;
  return rank >= ranks.indexOf(needed) ? "in" : 403;
}

test("every request of the desk is open to exactly those whom the table names", async () => {
  const endpoints = (await allEndpoints()).filter(
    ({ path, access }) => path.startsWith("/api/desk/") || isDeskAccess(access),
  );
  expect(endpoints.map(({ name }) => name).sort()).toEqual(Object.keys(lowest).sort());
  const wrong: string[] = [];
  for (const endpoint of endpoints) {
    for (const [caller, send] of Object.entries(callers)) {
      const { status } = await send(endpoint);
      const cell = status === 401 || status === 403 ? status : "in";
      const wanted = expected(caller, lowest[endpoint.name] ?? "keeper");
      if (cell !== wanted || status >= 500)
        wrong.push(`${caller}, ${endpoint.name}: ${status}, not ${wanted}`);
    }
  }
  expect(wrong).toEqual([]);
});

test("the desk's cookie opens no request of a member", async () => {
  const members = (await allEndpoints()).filter(
    ({ access }) => access === "member" || access === "complete_member",
  );
  expect(members.length).toBeGreaterThan(50);
  for (const endpoint of members) {
    const { status } = await atDesk(app, people.keeper).call(endpoint, call);
    expect([endpoint.name, status]).toEqual([endpoint.name, 401]);
    const bearer = await as(app, people.keeper).call(endpoint, call);
    expect([endpoint.name, bearer.status]).toEqual([endpoint.name, 401]);
  }
});
