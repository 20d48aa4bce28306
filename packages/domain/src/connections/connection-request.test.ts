import { describe, expect, test } from "vitest";
import { day_ms } from "../calendar.ts";
import { oneself, type Relation, type RequestBetween, strangers } from "../relations/relation.ts";
import { type RequestStatus, requestStatuses } from "../relations/request-status.ts";
import { judgeStep } from "../state-table.ts";
import {
  judgeNotMatched,
  judgeSend,
  judgeSetAside,
  judgeUnfriend,
  listFor,
  openActions,
  partyOf,
  type RequestParty,
  requestSteps,
  unfriendStep,
} from "./connection-request.ts";

const asha = { gender: "female", profile_status: 1 } as const;
const balbir = { gender: "male", profile_status: 4 } as const;
const acting = { viewer: asha, owner: balbir };
const deepa = { gender: "female", profile_status: 4 } as const;
const now = new Date("2026-11-21T06:30:00Z");
const ago = (ms: number) => new Date(now.getTime() - ms);
const wrongParty = { sender: "not_the_sender", receiver: "not_the_receiver" } as const;

function withRequest(
  status: RequestStatus,
  sent_by_viewer: boolean,
  answered_at: Date | null = null,
): Relation {
  const request = { id: "r", status, sent_by_viewer, answered_at };
  return { ...strangers, connected: status === "accepted", request };
}

describe("answering a request", () => {
  const allowed = new Set([
    "receiver accept pending",
    "receiver accept rejected",
    "receiver reject pending",
    "sender cancel pending",
  ]);
  const parties: RequestParty[] = ["sender", "receiver"];
  const actions = Object.keys(requestSteps) as (keyof typeof requestSteps)[];
  const cases = parties.flatMap((party) =>
    actions.flatMap((action) => requestStatuses.map((status) => ({ party, action, status }))),
  );

  test.each(cases)("the $party may $action when $status, only as agreed", ({ party, action, status }) => {
    const result = judgeStep(requestSteps, action, status, [party], wrongParty);
    expect(result.ok).toBe(allowed.has(`${party} ${action} ${status}`));
    if (result.ok) return;
    const right_party = requestSteps[action].by === party;
    expect(result.refusal).toBe(right_party ? "request_stale" : wrongParty[requestSteps[action].by]);
  });

  test("a matched couple stays connected, anyone who else one of them is connected with may leave", () => {
    const connection = withRequest("accepted", true);
    const proposal = (status: "accepted" | "closed") => ({
      ...connection,
      proposal: { id: "p", status, sent_by_viewer: true, sent_at: now, answered_at: null },
    });
    expect(judgeUnfriend(connection).ok).toBe(true);
    expect(judgeUnfriend(proposal("closed")).ok).toBe(true);
    expect(judgeUnfriend(proposal("accepted"))).toEqual({ ok: false, refusal: "member_matched" });
  });

  test("only a connection can be ended", () => {
    expect(unfriendStep.from).toEqual(["accepted"]);
  });
});

describe("sending a request", () => {
  const month = 30 * day_ms;
  test.each<[string, Relation, unknown]>([
    ["to a stranger is new", strangers, "new"],
    ["to oneself is refused", oneself, "self"],
    ["to a connection is refused", withRequest("accepted", true), "already_connected"],
    ["to one who was asked is refused", withRequest("pending", true), "request_already_sent"],
    ["to one who asks is the acceptance", withRequest("pending", false), "accepts_theirs"],
    ["to one whom I rejected is the acceptance", withRequest("rejected", false, ago(0)), "accepts_theirs"],
    ["29 days after a no is too soon", withRequest("rejected", true, ago(month - 1)), "request_too_soon"],
    ["30 days after a no is allowed", withRequest("rejected", true, ago(month)), "again"],
  ])("%s", (_, relation, outcome) => {
    const result = judgeSend(relation, acting, now);
    expect(result.ok ? result.value : result.refusal).toBe(outcome);
  });

  test.each<[string, Relation, Date, unknown]>([
    ["from a second account 29 days after the no", strangers, ago(month - 1), "request_too_soon"],
    ["from a second account 30 days after the no", strangers, ago(month), "new"],
    [
      "again, when another account was refused lately",
      withRequest("rejected", true, ago(month)),
      ago(1),
      "request_too_soon",
    ],
    [
      "as the answer to theirs, whatever another account was told",
      withRequest("pending", false),
      ago(1),
      "accepts_theirs",
    ],
  ])("%s", (_, relation, refused_elsewhere_at, outcome) => {
    const told = { ...relation, refused_elsewhere_at };
    const result = judgeSend(told, acting, now);
    expect(result.ok ? result.value : result.refusal).toBe(outcome);
    const offered = result.ok && result.value !== "accepts_theirs";
    expect(openActions(told, acting, now).includes("send_request")).toBe(offered);
  });
});

describe("what a screen offers", () => {
  const requests: (RequestBetween | null)[] = [
    null,
    ...requestStatuses.flatMap((status) =>
      [true, false].flatMap((sent_by_viewer) =>
        [null, ago(day_ms), ago(40 * day_ms)].map((answered_at) => ({
          id: "r",
          status,
          sent_by_viewer,
          answered_at,
        })),
      ),
    ),
  ];
  const relations: Relation[] = requests.flatMap((request) =>
    [true, false].flatMap((shortlisted) =>
      [null, now].map((set_aside_at) => ({
        ...strangers,
        shortlisted,
        set_aside_at,
        request,
        connected: request?.status === "accepted",
      })),
    ),
  );

  test("is what the rules would allow, in every relation", () => {
    for (const relation of relations) {
      const offered = openActions(relation, acting, now);
      const { request } = relation;
      const send = judgeSend(relation, acting, now);
      expect(offered.includes("send_request")).toBe(send.ok && send.value !== "accepts_theirs");
      for (const action of Object.keys(requestSteps) as (keyof typeof requestSteps)[]) {
        const ok =
          request && judgeStep(requestSteps, action, request.status, [partyOf(request)], wrongParty).ok;
        expect(offered.includes(action), `${action} of ${JSON.stringify(request)}`).toBe(ok === true);
      }
      expect(offered.includes("unfriend")).toBe(relation.connected);
      expect(offered.includes("shortlist")).toBe(!relation.shortlisted);
      expect(offered.includes("unshortlist")).toBe(relation.shortlisted);
      const aside = relation.set_aside_at !== null;
      expect(offered.includes("set_aside")).toBe(!aside && judgeSetAside(relation, acting, now).ok);
      expect(offered.includes("bring_back")).toBe(aside && !relation.connected);
      expect(offered.includes("block")).toBe(true);
      expect(new Set(offered).size).toBe(offered.length);
    }
  });

  test("of a member of one's own gender is no request, since it would be refused as not found", () => {
    const parties = { viewer: asha, owner: deepa };
    expect(openActions(strangers, parties, now)).toEqual(["shortlist", "block"]);
    for (const relation of relations) {
      expect(openActions(relation, parties, now)).not.toContain("send_request");
      expect(openActions(relation, parties, now)).not.toContain("propose");
      expect(judgeSend(relation, parties, now)).toEqual({ ok: false, refusal: "not_found" });
    }
  });

  test("to one who may not act is the block alone", () => {
    for (const profile_status of [0, 2, 3, 5, 6] as const) {
      const viewer = { ...asha, profile_status };
      for (const relation of relations) {
        expect(openActions(relation, { viewer, owner: balbir }, now)).toEqual(["block"]);
      }
    }
  });

  test("of one who is matched is the block, to remove the connection and to forget them", () => {
    for (const relation of relations) {
      const leave = relation.connected ? ["unfriend"] : [];
      const forget = relation.shortlisted ? ["unshortlist"] : [];
      const owner = { ...balbir, profile_status: 5 } as const;
      expect(openActions(relation, { viewer: asha, owner }, now)).toEqual([...leave, ...forget, "block"]);
    }
    expect(judgeNotMatched(5)).toEqual({ ok: false, refusal: "member_matched" });
    for (const status of [1, 3, 4] as const) expect(judgeNotMatched(status).ok).toBe(true);
  });

  test("of a connection holds what may be done about a proposal", () => {
    const connection = withRequest("accepted", true);
    expect(openActions(connection, acting, now)).toEqual(["propose", "unfriend", "shortlist", "block"]);
    const proposal = {
      id: "p",
      status: "open",
      sent_by_viewer: false,
      sent_at: now,
      answered_at: null,
    } as const;
    expect(openActions({ ...connection, proposal }, acting, now)).toEqual([
      "accept_proposal",
      "reject_proposal",
      "unfriend",
      "shortlist",
      "block",
    ]);
  });

  test("of somebody blocked is to lift the block, if it is one's own", () => {
    const blocked = { ...strangers, blocked: true };
    expect(openActions({ ...blocked, blocked_by_viewer: true }, acting, now)).toEqual(["unblock"]);
    expect(openActions(blocked, acting, now)).toEqual([]);
  });

  test("of oneself is nothing", () => {
    expect(openActions(oneself, acting, now)).toEqual([]);
  });
});

test("a request stands in one list of each side, a connection in none", () => {
  const lists = requestStatuses.flatMap((status) =>
    [true, false].map((sent_by_viewer) => [status, sent_by_viewer, listFor({ status, sent_by_viewer })]),
  );
  expect(lists).toEqual([
    ["pending", true, "sent"],
    ["pending", false, "received"],
    ["accepted", true, null],
    ["accepted", false, null],
    ["rejected", true, "declined"],
    ["rejected", false, "rejected"],
  ]);
});
