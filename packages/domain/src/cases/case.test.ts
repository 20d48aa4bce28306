import { expect, test } from "vitest";
import { hour_ms } from "../calendar.ts";
import { type MemberReportReason, memberReportReasons, reportReasons } from "../reports/report.ts";
import { alertsKeepers, type CaseCause, caseKinds, causeOfReport, decideWithin, mayKnowOf } from "./case.ts";

const report_hours: Record<MemberReportReason, number> = {
  wrong_details: 168,
  already_married: 168,
  impersonation: 2,
  without_consent: 168,
  under_age: 24,
  asks_for_money: 168,
  harassment: 168,
  intimate_image: 2,
  contact_details: 168,
  other: 168,
};

test.each(Object.entries(report_hours))("a report of %s is decided within %i hours", (reason, hours) => {
  const cause = { kind: "report", reason: reason as MemberReportReason } as const;
  expect(decideWithin(cause) / hour_ms).toBe(hours);
});

test.each<[CaseCause, number]>([
  [{ kind: "order" }, 3],
  [{ kind: "review", hidden: true }, 24],
  [{ kind: "review", hidden: false }, 168],
  [{ kind: "appeal" }, 168],
  [{ kind: "data_request" }, 720],
  [{ kind: "pressure" }, 24],
  [{ kind: "in_person" }, 336],
])("%j is decided within %i hours", (cause, hours) => {
  expect(decideWithin(cause) / hour_ms).toBe(hours);
});

test("every kind of case and every reason of a report has a clock", () => {
  expect(caseKinds).toHaveLength(7);
  expect(Object.keys(report_hours)).toEqual(memberReportReasons);
  expect(reportReasons.map((reason) => causeOfReport(reason).kind)).toEqual(
    reportReasons.map((reason) => (reason === "my_data" ? "data_request" : "report")),
  );
});

test("a moderator knows of every kind of case but that of a member under pressure", () => {
  expect(caseKinds.filter((kind) => !mayKnowOf(kind, "moderator"))).toEqual(["pressure"]);
  expect(caseKinds.filter((kind) => !mayKnowOf(kind, "lead"))).toEqual([]);
});

test("the keepers hear of every late case but that of a member who did not come", () => {
  expect(caseKinds.filter((kind) => !alertsKeepers(kind))).toEqual(["in_person"]);
});
