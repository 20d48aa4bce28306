import { expect, test } from "vitest";
import { familySchema, sentFamilySchema } from "./family.ts";
import { familyFields } from "./family-fields.ts";
import { withoutUnasked } from "./field.ts";

const family = {
  father_name: "Harbans Singh",
  father_occupation: "farming",
  mother_name: "Surjit Kaur",
  mother_occupation: "homemaker",
  brother_count: 2,
  brother_married_count: 1,
  sister_count: 0,
  sister_married_count: 0,
  paternal_gotra: "other",
  paternal_gotra_other: "Bhogal",
  maternal_gotra: "other",
  maternal_gotra_other: "Sohal",
  family_type: "joint",
  live_with_family: true,
  contact_address: "12 Canal Road",
};

const fieldErrorsIn = (change: object) =>
  (familySchema.safeParse({ ...family, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join(".")} ${issue.message}`,
  );

test("a family as families are is taken", () => {
  expect(fieldErrorsIn({})).toEqual([]);
  expect(fieldErrorsIn({ brother_count: 30, brother_married_count: 30 })).toEqual([]);
  expect(fieldErrorsIn({ brother_count: "੨", brother_married_count: "2" })).toEqual([]);
});

test.each([
  [{ brother_married_count: 3 }, "brother_married_count married_exceeds_total"],
  [{ sister_married_count: 1 }, "sister_married_count married_exceeds_total"],
  [{ brother_count: -1 }, "brother_count count_negative"],
  [{ brother_count: 31 }, "brother_count count_too_high"],
  [{ brother_count: 1.5 }, "brother_count not_a_number"],
  [{ brother_count: "1e1" }, "brother_count not_a_number"],
  [{ brother_count: "" }, "brother_count required"],
  [{ sister_count: null }, "sister_count required"],
  [{ father_name: "" }, "father_name father_name_missing"],
  [{ mother_name: "a".repeat(201) }, "mother_name name_too_long"],
  [{ father_occupation: "passed" }, "father_occupation unknown_option"],
  [{ paternal_gotra_other: "" }, "paternal_gotra_other gotra_text_missing"],
  [{ maternal_gotra_other: "  " }, "maternal_gotra_other gotra_text_missing"],
  [{ family_type: "" }, "family_type choose_one"],
  [{ live_with_family: 1 }, "live_with_family choose_yes_or_no"],
  [{ contact_address: "" }, "contact_address required"],
  [{ contact_address: "a".repeat(501) }, "contact_address address_too_long"],
  [{ about_family: "a".repeat(256) }, "about_family about_too_long"],
])("the family step refuses %o", (change, fieldError) => {
  expect(fieldErrorsIn(change)).toContain(fieldError);
});

test("every validation error of the step is said at once", () => {
  const found = fieldErrorsIn({ father_name: "", brother_married_count: 9, paternal_gotra_other: "" });
  expect(found).toHaveLength(3);
});

test("where the family lives is kept only of those who live elsewhere, a written gotra only beside “other”", () => {
  const told = familySchema.parse({ ...family, family_living_in: "Sirsa" });
  expect(withoutUnasked(familyFields, told)).toMatchObject({
    family_living_in: "",
    paternal_gotra_other: "Bhogal",
  });
  const away = { ...told, live_with_family: false, paternal_gotra: "sandhu" as const };
  expect(withoutUnasked(familyFields, away)).toMatchObject({
    family_living_in: "Sirsa",
    paternal_gotra_other: "",
  });
});

test("the API judges no text of the family step that is not asked for", () => {
  const unasked = { paternal_gotra: "sandhu", paternal_gotra_other: 1, family_living_in: "a".repeat(300) };
  expect(sentFamilySchema.parse({ ...family, ...unasked })).toMatchObject({
    family_living_in: "",
    paternal_gotra_other: "",
    maternal_gotra_other: "Sohal",
  });
  const away = sentFamilySchema.safeParse({ ...family, ...unasked, live_with_family: false });
  expect(away.error?.issues.map((issue) => issue.path.join("."))).toEqual(["family_living_in"]);
  for (const odd of [null, undefined, 5, "x", []])
    expect(sentFamilySchema.safeParse(odd).success).toBe(false);
});
