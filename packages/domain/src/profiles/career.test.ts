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

const faultsIn = (change: object) =>
  (careerSchema.safeParse({ ...career, ...change }).error?.issues ?? []).map(
    (issue) => `${issue.path.join(".")} ${issue.message}`,
  );

test.each([
  ["141126", "141126"],
  [" v3w 2x1 ", "V3W 2X1"],
  ["SW1A 1AA", "SW1A 1AA"],
  ["੧੪੧੧੨੬", "141126"],
  ["95064-1234", "95064-1234"],
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
])("the career step refuses %o", (change, fault) => {
  expect(faultsIn(change)).toContain(fault);
});
