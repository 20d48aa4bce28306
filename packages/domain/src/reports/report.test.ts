import { expect, test } from "vitest";
import {
  groupBeginningAt,
  memberReportReasons,
  pictureNamedIn,
  pictureReasons,
  profileNamedIn,
  publicReportSchema,
  remindFrom,
  reportReasons,
  reportSchema,
} from "./report.ts";

const fieldErrorsOf = (schema: typeof reportSchema | typeof publicReportSchema, value: object) => {
  const read = schema.safeParse(value);
  return read.success ? [] : read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
};

test("a report names a profile or a picture, and a reason of the list", () => {
  expect(fieldErrorsOf(reportSchema, { picture_id: "p", reason: "harassment" })).toEqual([]);
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

test.each(pictureReasons)(
  "a report of %s is signed in good faith, also by somebody who is not in the picture",
  (reason) => {
    const about = { member_id: "m", reason };
    expect(fieldErrorsOf(reportSchema, about)).toEqual([
      "signature: required",
      "good_faith: good_faith_missing",
    ]);
    expect(fieldErrorsOf(reportSchema, { ...about, signature: " H ", good_faith: true })).toEqual([
      "signature: required",
    ]);
    expect(fieldErrorsOf(reportSchema, { ...about, signature: "Harbans Kaur", good_faith: true })).toEqual(
      [],
    );
    const stranger = { reason, email: "aunt@example.com", described: "482190377" };
    expect(fieldErrorsOf(publicReportSchema, stranger)).toEqual([
      "signature: required",
      "good_faith: good_faith_missing",
    ]);
  },
);

test("a complaint about one's own data names no profile, says what it is about, and is no report of a member", () => {
  const about = { reason: "my_data", email: "aunt@example.com" };
  expect(fieldErrorsOf(publicReportSchema, about)).toEqual(["text: required"]);
  expect(fieldErrorsOf(publicReportSchema, { ...about, text: "Delete my number." })).toEqual([]);
  expect(fieldErrorsOf(reportSchema, { member_id: "m", ...about, text: "x" })).toEqual([
    "reason: unknown_option",
  ]);
});

test.each([
  ["3", 3],
  ["", null],
  [undefined, null],
  ["13", undefined],
  ["0", undefined],
])("the place of a photo typed as %j is %j", (photo_place, place) => {
  const about = {
    email: "aunt@example.com",
    described: "482190377",
    reason: "harassment",
    part: "other_photo",
  };
  expect(publicReportSchema.safeParse({ ...about, photo_place }).data?.photo_place).toBe(place);
});

test.each(["described", "text", "signature"])(
  "a %s that is no text is an error, also of the rules that read it",
  (field) => {
    const report = { reason: "intimate_image", email: "aunt@example.com", described: "482190377" };
    const errors = fieldErrorsOf(publicReportSchema, { ...report, [field]: false });
    expect(errors.some((error) => error.startsWith(`${field}: `))).toBe(true);
  },
);

test("somebody without an account says whom they mean and where to reach them", () => {
  expect(fieldErrorsOf(publicReportSchema, { reason: "under_age" })).toEqual([
    "email: email_missing",
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

test("the address of a picture names it", () => {
  const address = "https://sanjog.example/backend/api/pictures/AbCdEfGhIjKlMnOpQrStUv?size=card";
  expect([pictureNamedIn(address), pictureNamedIn("482190377")]).toEqual(["AbCdEfGhIjKlMnOpQrStUv", null]);
});

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

test.each([
  ["a visitor", reportReasons],
  ["a member", memberReportReasons],
] as const)("the form of %s has a heading at the first reason of each group", (_, reasons) => {
  const headings = reasons.map((reason) => groupBeginningAt(reasons, reason)).filter(Boolean);
  expect(headings).toEqual(["profile", "behaviour", "more"]);
});
