import { expect, test } from "vitest";
import { day_ms } from "../calendar.ts";
import {
  profileNamedIn,
  publicReportSchema,
  remindFrom,
  reportReasons,
  reportSchema,
  resolveWithin,
} from "./report.ts";

const fieldErrorsOf = (schema: typeof reportSchema | typeof publicReportSchema, value: object) => {
  const read = schema.safeParse(value);
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
};

test("children, intimate pictures and impersonation are resolved within a day, all else within a week", () => {
  const in_a_day = reportReasons.filter((reason) => resolveWithin(reason) === day_ms);
  expect(in_a_day).toEqual(["under_age", "intimate_image", "impersonation"]);
  expect(resolveWithin("other")).toBe(7 * day_ms);
});

test("a report names a profile or a picture, and a reason of the list", () => {
  expect(fieldErrorsOf(reportSchema, { picture_id: "p", reason: "impersonation" })).toEqual([]);
  expect(fieldErrorsOf(reportSchema, { reason: "under_age" })).toEqual(["member_id: required"]);
  expect(fieldErrorsOf(reportSchema, { member_id: "m", reason: "dislike" })).toContain(
    "reason: unknown_option",
  );
  expect(fieldErrorsOf(reportSchema, { member_id: "m", reason: "" })).toContain("reason: choose_one");
});

test("another reason is said in words, and not in a book", () => {
  expect(fieldErrorsOf(reportSchema, { member_id: "m", reason: "other", text: "  " })).toEqual([
    "text: required",
  ]);
  expect(fieldErrorsOf(reportSchema, { member_id: "m", reason: "other", text: "Rude." })).toEqual([]);
  const long = { member_id: "m", reason: "other", text: "x".repeat(1_001) };
  expect(fieldErrorsOf(reportSchema, long)).toEqual(["text: report_too_long"]);
});

test("somebody without an account says whom they mean and where to reach them", () => {
  expect(fieldErrorsOf(publicReportSchema, { reason: "under_age" })).toEqual([
    "email: required",
    "described: required",
  ]);
});

test.each([
  ["https://sanjog.example/view-profile/AbCdEfGhIjKlMnOpQrStUv", { id: "AbCdEfGhIjKlMnOpQrStUv" }],
  [" AbCdEfGhIjKlMnOpQrStUv ", { id: "AbCdEfGhIjKlMnOpQrStUv" }],
  ["profile no. 482 190 377, Balbir", { profile_number: "482190377" }],
  ["482190377", { profile_number: "482190377" }],
  ["੪੮੨ ੧੯੦ ੩੭੭", { profile_number: "482190377" }],
  ["call +91 98765 43210", null],
  ["call +44 482 190 377", null],
  ["482 190 3778", null],
  ["Balbir from Surrey", null],
  ["", null],
])("the profile named in %j is %j", (described, found) => expect(profileNamedIn(described)).toEqual(found));

test.each([
  ["a week", 7 * 24, 6],
  ["a day", 24, 6],
  ["two hours", 2, 1],
])(
  "a report that has %s is nearly due in its last hours, of a short time its second half",
  (_title, hours, before) => {
    const reported_at = new Date("2026-11-22T06:00:00Z");
    const resolve_by = new Date(reported_at.getTime() + hours * 3_600_000);
    expect(remindFrom({ reported_at, resolve_by })).toEqual(
      new Date(resolve_by.getTime() - before * 3_600_000),
    );
  },
);
