import { expect, test } from "vitest";
import { type CaseKind, caseKinds } from "../cases/case.ts";
import { decisionSchema, judgeDecision, missingIn, needsSecond, outcomeOf, tellsMember } from "./decision.ts";
import { type DecisionKind, decisionKinds } from "./decision-kinds.ts";

const now = new Date("2026-11-23T06:30:00Z");
const after = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

test.each<[number | null, boolean]>([
  [1, false],
  [7, false],
  [8, true],
  [365, true],
  [null, true],
])("a suspension of %s days needs a second person: %s", (days, two) => {
  expect(needsSecond("suspend", days, { present: null, alone: [], now })).toBe(two);
});

test.each<[string, number | null, number, boolean]>([
  ["shortened", 30, 7, false],
  ["shortened, but still longer than seven days from now", 30, 8, true],
  ["shortened that was for good", null, 7, false],
  ["lengthened to seven days from its beginning", 1, 5, false],
  ["lengthened beyond seven days from its beginning", 1, 6, true],
  ["lengthened for good", 1, 366, true],
])(
  "a suspension that is two days old and is %s (left: %s days, new: %i) needs a second person: %s",
  (_, left, days, two) => {
    const until = left === null ? null : after(left);
    expect(needsSecond("suspend", days, { present: { since: after(-2), until }, alone: [], now })).toBe(two);
  },
);

test.each<[string, number[], number, boolean]>([
  ["two days ago", [-2], 5, false],
  ["two days ago", [-2], 6, true],
  ["a moment ago", [0], 7, false],
  ["six days ago and two days ago", [-6, -2], 1, false],
  ["six days ago and two days ago", [-6, -2], 2, true],
  ["seven days ago", [-7], 7, false],
])(
  "after a suspension by one person %s, which has ended (%j), one of %i days needs a second person: %s",
  (_, begun, days, two) => {
    const alone = begun.map((since) => ({ since: after(since), until: after(since) }));
    expect(needsSecond("suspend", days, { present: null, alone, now })).toBe(two);
  },
);

test.each<[string, [number, number][], number, boolean]>([
  ["seven days that have just ended", [[-7, 0]], 1, true],
  ["seven days that ended 22 days ago", [[-29, -22]], 1, true],
  ["seven days of which six are more than thirty days ago", [[-36, -29]], 6, false],
  ["seven days of which six are more than thirty days ago", [[-36, -29]], 7, true],
  ["seven days more than thirty days ago", [[-38, -31]], 7, false],
  [
    "three days and two days",
    [
      [-20, -17],
      [-10, -8],
    ],
    2,
    false,
  ],
  [
    "three days and two days",
    [
      [-20, -17],
      [-10, -8],
    ],
    3,
    true,
  ],
  ["a day of seven, after which the member was restored", [[-9, -8]], 6, false],
  ["two days of three that still run", [[-2, 1]], 5, false],
])(
  "after suspensions by one person of %s (%j), one of %i days needs a second person: %s",
  (_, spans, days, two) => {
    const alone = spans.map(([since, until]) => ({ since: after(since), until: after(until) }));
    expect(needsSecond("suspend", days, { present: null, alone, now })).toBe(two);
  },
);

test("no other decision needs a second person", () => {
  const alone = { present: null, alone: [], now };
  expect(decisionKinds.filter((kind) => needsSecond(kind, null, alone))).toEqual(["suspend"]);
});

test.each<[CaseKind, "moderator" | "lead", boolean, DecisionKind[]]>([
  [
    "report",
    "moderator",
    true,
    ["release", "ask_changes", "hide_picture", "show_picture", "hold", "warn", "dismiss"],
  ],
  ["report", "lead", true, [...decisionKinds]],
  ["report", "lead", false, ["dismiss"]],
  ["appeal", "lead", true, ["restore", "dismiss"]],
  ["in_person", "lead", true, ["dismiss"]],
  ["review", "moderator", true, ["release", "ask_changes", "hide_picture", "hold"]],
  ["review", "lead", true, ["release", "ask_changes", "hide_picture", "hold", "suspend"]],
])("a %s can be ended by a %s (about somebody: %s) with %j", (case_kind, role, about_somebody, kinds) => {
  const allowed = decisionKinds.filter((kind) => judgeDecision(kind, { case_kind, role, about_somebody }).ok);
  expect(allowed).toEqual(kinds);
});

test("a member under pressure stays hidden, and is shown only where they ask for it now", () => {
  const about = { case_kind: "pressure", role: "keeper", about_somebody: true } as const;
  const allowed = (asks_to_show: boolean) =>
    decisionKinds.filter((kind) => judgeDecision(kind, { ...about, asks_to_show }).ok);
  expect([allowed(false), allowed(true)]).toEqual([["dismiss"], ["release", "dismiss"]]);
  expect(
    decisionKinds.filter((kind) => judgeDecision(kind, about).ok && tellsMember(kind, "pressure")),
  ).toEqual([]);
});

test("a profile that nobody has seen yet is shown by its own review alone", () => {
  const about = { role: "lead", about_somebody: true, first_review: true, asks_to_show: true } as const;
  const shows = caseKinds.filter((case_kind) => judgeDecision("release", { ...about, case_kind }).ok);
  expect(shows.toSorted()).toEqual(["pressure", "review"]);
});

test("the member reads every decision except a release and a dismissed report; an appeal is always answered", () => {
  expect(decisionKinds.filter((kind) => !tellsMember(kind, "report"))).toEqual(["release", "dismiss"]);
  expect(decisionKinds.filter((kind) => !tellsMember(kind, "appeal"))).toEqual([]);
});

const parse = (body: object) => decisionSchema.parse(body);

test("what the member reads has a rule, facts and a reason in both languages", () => {
  expect(missingIn(parse({ kind: "warn" }), "report")).toEqual({
    rule: ["choose_one"],
    facts: ["required"],
    reason_en: ["required"],
    reason_pb: ["required"],
  });
  expect(missingIn(parse({ kind: "dismiss" }), "report")).toEqual({});
  const whole = { rule: "terms", facts: "x", reason_en: "x", reason_pb: "x" };
  expect(missingIn(parse({ ...whole, kind: "hide_picture" }), "report")).toEqual({
    picture_id: ["choose_one"],
  });
  expect(missingIn(parse({ ...whole, kind: "suspend" }), "report")).toEqual({ days: ["choose_one"] });
  expect(missingIn(parse({ ...whole, kind: "suspend", days: null }), "report")).toEqual({});
});

test.each([0, 366, 1.5, "many"])("a suspension of %s days is refused", (days) => {
  expect(decisionSchema.safeParse({ kind: "suspend", days }).success).toBe(false);
});

test.each([
  ["harassment", null, false, null],
  ["harassment", "warn", false, "acted"],
  ["harassment", "dismiss", false, "not_acted"],
  ["harassment", "resolved by telephone", false, "not_acted"],
  ["harassment", "warn", true, "overturned"],
  ["my_data", "dismiss", false, "answered"],
  ["my_data", "warn", true, "answered"],
] as const)(
  "a report of %s that ended with %s, overturned: %s, is told as %s",
  (reason, resolution, undone, told) => {
    expect(outcomeOf({ reason, resolution, overturned_at: undone ? now : null })).toBe(told);
  },
);
