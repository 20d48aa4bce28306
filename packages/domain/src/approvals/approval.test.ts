import { expect, test } from "vitest";
import type { CaseKind } from "../cases/case.ts";
import { caseKinds } from "../cases/case.ts";
import type { StaffRole } from "../staff/roles.ts";
import { type ApprovalKind, approvalKinds, judgeAsking, judgeSecond } from "./approval.ts";
import { type RequestSender, requestSenders } from "./request-sender.ts";

test.each<[ApprovalKind, StaffRole, CaseKind[]]>([
  ["contact_details", "moderator", []],
  ["contact_details", "lead", caseKinds.filter((kind) => kind !== "pressure" && kind !== "in_person")],
  ["erasure", "moderator", []],
  ["erasure", "lead", ["order", "data_request"]],
  ["export", "lead", []],
  ["export", "keeper", ["order", "data_request"]],
  ["in_person", "moderator", ["in_person"]],
  ["role", "keeper", []],
])("%s is asked for by a %s in the cases %j", (kind, role, wanted) => {
  const found = caseKinds.filter(
    (case_kind) => judgeAsking(kind, { case_kind, role, about_somebody: true, sender: "desk" }).ok,
  );
  expect(found).toEqual(wanted);
});

test("nothing is asked for in a case about nobody", () => {
  const about = { case_kind: "order", role: "keeper", about_somebody: false, sender: "desk" } as const;
  expect(approvalKinds.filter((kind) => judgeAsking(kind, about).ok)).toEqual([]);
});

test.each<[ApprovalKind, CaseKind, RequestSender[]]>([
  ["erasure", "data_request", ["other_address", "unconfirmed"]],
  ["export", "data_request", ["other_address", "unconfirmed"]],
  ["contact_details", "data_request", []],
  ["erasure", "order", []],
])("%s in a case %s is refused for a request from %j", (kind, case_kind, wanted) => {
  const about = { case_kind, role: "keeper", about_somebody: true } as const;
  const refused = requestSenders.filter((sender) => !judgeAsking(kind, { ...about, sender }).ok);
  expect(refused).toEqual(wanted);
});

test("neither the person who asked nor the person whom it is about approves a step", () => {
  const step = { asked_by: "harpreet", about: "simran" };
  expect(judgeSecond(step, "harpreet")).toEqual({ ok: false, refusal: "own_step" });
  expect(judgeSecond(step, "simran")).toEqual({ ok: false, refusal: "own_account" });
  expect(judgeSecond(step, "jeet").ok).toBe(true);
});
