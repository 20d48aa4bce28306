import { expect, test } from "vitest";
import { careerSchema } from "./career.ts";

const career = {
  country_id: 356,
  state_id: 1,
  city_id: 1,
  pincode: "141126",
  residential_status: "citizen",
  highest_degree: "bachelors",
  employed_in: "private_sector",
  occupation: "teacher",
  annual_income: "lakh_4_to_6",
};

const fieldErrorsIn = (change: object) =>
  (careerSchema.safeParse({ ...career, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join(".")} ${issue.message}`,
  );

const india = 356;
const canada = 124;

test.each([
  [india, "9876543210"],
  [india, "98765-43210"],
  [india, "1411260"],
  [india, "14112"],
  [india, "041126"],
  [canada, "987654"],
  [canada, "V3W 2X1 98765"],
  [840, "98765432"],
  [826, "9876543"],
  [4, "98765432"],
  [4, "9876543210"],
  [4, "98-76-54-32"],
  [4, "ABC DEFGH IJ"],
])("a pincode has the shape of its country: in %i, %s is none", (country_id, pincode) => {
  expect(fieldErrorsIn({ country_id, pincode })).toEqual(["pincode pincode_invalid"]);
});

test.each([
  [india, "141 126", "141126"],
  [canada, "v3w2x1", "V3W2X1"],
  [826, "B15 2TT", "B15 2TT"],
  [840, "95064-1234", "95064-1234"],
  [36, "2148", "2148"],
  [76, "01310-100", "01310-100"],
  [364, "1193653471", "1193653471"],
  [4, "1001", "1001"],
  [716, "NONE", "NONE"],
])("in the country %i the pincode %s is kept as %s", (country_id, pincode, kept) => {
  expect(careerSchema.parse({ ...career, country_id, pincode }).pincode).toBe(kept);
});

test("a pincode is not judged by a country that is not chosen yet", () => {
  expect(fieldErrorsIn({ country_id: null, pincode: "141126" })).toEqual(["country_id required"]);
});

test.each([
  ["141126", "141126"],
  ["੧੪੧੧੨੬", "141126"],
])("the pincode %s is kept as %s", (written, kept) => {
  expect(careerSchema.parse({ ...career, pincode: written }).pincode).toBe(kept);
});

test.each([
  [{ pincode: "" }, "pincode required"],
  [{ pincode: "1" }, "pincode pincode_invalid"],
  [{ pincode: "141126; drop table" }, "pincode pincode_invalid"],
  [{ pincode: "1".repeat(13) }, "pincode pincode_invalid"],
  [{ country_id: 0 }, "country_id place_unknown"],
  [{ state_id: "" }, "state_id required"],
  [{ city_id: "Ludhiana" }, "city_id not_a_number"],
  [{ occupation: "any" }, "occupation unknown_option"],
  [{ annual_income: "" }, "annual_income choose_one"],
])("the career step refuses %o", (change, fieldError) => {
  expect(fieldErrorsIn(change)).toContain(fieldError);
});
