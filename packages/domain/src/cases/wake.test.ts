import { expect, test } from "vitest";
import { type MemberReportReason, memberReportReasons } from "../reports/report.ts";
import type { CaseCause } from "./case.ts";
import { nextWake, wakesAreLimited, wakesOnCall } from "./wake.ts";

test.each<[CaseCause, boolean]>([
  ...memberReportReasons.map((reason): [CaseCause, boolean] => [
    { kind: "report", reason },
    (["intimate_image", "impersonation"] satisfies MemberReportReason[] as MemberReportReason[]).includes(
      reason,
    ),
  ]),
  [{ kind: "order" }, true],
  [{ kind: "appeal" }, false],
  [{ kind: "data_request" }, false],
  [{ kind: "review", hidden: true }, false],
  [{ kind: "review", hidden: false }, false],
])("a case of %j wakes the people on call: %s", (cause, wakes) => {
  expect(wakesOnCall(cause)).toBe(wakes);
});

test.each([
  ["a report of a member", "asha", true],
  ["an order, and a report of a confirmed address", null, false],
])("the limit of an hour holds back %s: %s", (_, reporter_id, limited) => {
  expect(wakesAreLimited({ reporter_id })).toBe(limited);
});

test.each([
  ["03:00", "03:00", "03:20"],
  ["03:00", "03:01", "03:20"],
  ["03:20", "03:20", "03:40"],
  ["03:00", "03:59", "04:00"],
  ["03:00", "04:00", "04:20"],
])("a case that was to wake at %s and does at %s wakes again at %s", (due, now, next) => {
  const at = (time: string) => new Date(`2026-11-24T${time}:00Z`);
  expect(nextWake(at(due), at(now))).toEqual(at(next));
});
