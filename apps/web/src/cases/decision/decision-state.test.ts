import { expect, test } from "vitest";
import { decisionFormSchema, decisionFrom, emptyDecision, openDecisions } from "./decision-state.ts";

const missing = (input: Partial<typeof emptyDecision>, case_kind: "report" | "appeal" = "report") => {
  const read = decisionFormSchema(case_kind).safeParse({ ...emptyDecision, ...input });
  return read.success ? [] : read.error.issues.map(({ path }) => path[0]);
};

test("a dismissed report needs no words, a dismissed appeal needs all of them", () => {
  expect(missing({ kind: "dismiss" })).toEqual([]);
  expect(missing({ kind: "dismiss" }, "appeal")).toEqual(["rule", "facts", "reason_en", "reason_pb"]);
  expect(missing({})).toEqual(["kind"]);
});

test("a suspension needs a length, which may be for good, and a hidden photo needs the photo", () => {
  const words = { rule: "money", facts: "asked", reason_en: "no", reason_pb: "ਨਹੀਂ" };
  expect(missing({ ...words, kind: "suspend" })).toEqual(["days"]);
  expect(decisionFrom({ ...emptyDecision, ...words, kind: "suspend", days: "0" })).toMatchObject({
    days: null,
  });
  expect(decisionFrom({ ...emptyDecision, ...words, kind: "suspend", days: "7" })).toMatchObject({ days: 7 });
  expect(missing({ ...words, kind: "hide_picture" })).toEqual(["picture_id"]);
});

test("fields of another kind are not sent", () => {
  const input = { ...emptyDecision, kind: "warn", days: "7", picture_id: "p1" };
  expect(decisionFrom(input)).toEqual({ kind: "warn", facts: "", reason_en: "", reason_pb: "" });
});

test("a moderator is offered no suspension, and an appeal only its two answers", () => {
  const about = { case_kind: "report", about_somebody: true } as const;
  expect(openDecisions({ ...about, role: "moderator" })).not.toContain("suspend");
  expect(openDecisions({ ...about, case_kind: "appeal", role: "lead" })).toEqual(["restore", "dismiss"]);
  expect(openDecisions({ ...about, about_somebody: false, role: "moderator" })).toEqual(["dismiss"]);
});
