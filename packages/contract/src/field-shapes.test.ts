import { expect, expectTypeOf, test } from "vitest";
import {
  type CareerDetails,
  careerDetails,
  type FamilyDetails,
  type ShownCareer,
  type ShownFamily,
  shownCareer,
  shownFamily,
} from "./profile-details.ts";

test("the owner reads every field as it is, others read null where a privacy item governs it", () => {
  expectTypeOf<FamilyDetails["father_name"]>().toEqualTypeOf<string>();
  expectTypeOf<ShownFamily["father_name"]>().toEqualTypeOf<string | null>();
  expectTypeOf<ShownFamily["brother_count"]>().toEqualTypeOf<number>();
  expectTypeOf<ShownCareer["annual_income_title"]>().toEqualTypeOf<string | null>();
  expectTypeOf<ShownCareer["country"]>().toEqualTypeOf<CareerDetails["country"]>();
  expect(shownFamily.shape.father_name.safeParse(null).success).toBe(true);
  expect(shownFamily.shape.brother_count.safeParse(null).success).toBe(false);
});

test("a chosen value has its title beside it, a place stands under its own name", () => {
  expect(Object.keys(careerDetails.shape)).toContain("occupation_title");
  expect(Object.keys(careerDetails.shape)).toContain("city");
  expect(Object.keys(careerDetails.shape)).not.toContain("city_id");
});

test("others read a gotra by its title alone, and no text that another field tells", () => {
  const gotras = Object.keys(shownFamily.shape).filter((name) => name.includes("gotra"));
  expect(gotras).toEqual(["paternal_gotra_title", "maternal_gotra_title"]);
  expect(Object.keys(shownCareer.shape)).toContain("annual_income");
});
