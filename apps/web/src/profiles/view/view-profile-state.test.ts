import type { MemberProfile } from "@sanjog/contract/member-view";
import { expect, test } from "vitest";
import { hiddenDetailsOf, photosOf, writerOf } from "./view-profile-state.ts";

const gallery = [{ id: "b", picture_url: "/api/pictures/b" }];
const asProfile = (part: object) => part as MemberProfile;

test.each([
  ["/api/pictures/a", gallery, ["/api/pictures/a", "/api/pictures/b"]],
  ["friends", gallery, ["/api/pictures/b"]],
  ["/api/pictures/a", "friends", ["/api/pictures/a"]],
  [null, [], []],
])("a profile with the picture %j and the gallery %j has the photos %j", (main, others, references) => {
  const photos = photosOf(asProfile({ profile_picture: main, post_pictures: others }));
  expect(photos.map(({ reference }) => reference)).toEqual(references);
});

const open = {
  relation: { connected: false },
  post_pictures: [],
  phone_number: "+919876543210",
  email: "asha@example.com",
  profile_details: { dob: "1999-03-12" },
  family_details: { contact_address: "12 Mall Road", father_name: "Mohan Singh" },
  career_details: { annual_income: "lakh_4_to_6" },
};

test("the hidden details are those without a value, in the order of the sentence", () => {
  expect(hiddenDetailsOf(asProfile(open))).toEqual([]);
  const closed = { ...open, email: null, phone_number: null, profile_details: { dob: null } };
  expect(hiddenDetailsOf(asProfile(closed))).toEqual(["phone_number", "email", "dob"]);
  const family = { contact_address: null, father_name: null };
  expect(hiddenDetailsOf(asProfile({ ...open, family_details: family }))).toEqual([
    "address",
    "parents_names",
  ]);
});

test.each([
  [false, "friends", ["photos"]],
  [false, "private", []],
  [true, "private", ["photos"]],
  [true, [], []],
])("where connected is %j, a gallery for %j adds %j to the hidden details", (connected, others, hidden) => {
  const profile = asProfile({ ...open, relation: { connected }, post_pictures: others });
  expect(hiddenDetailsOf(profile)).toEqual(hidden);
});

test.each([
  ["myself", "myself"],
  ["daughter", "daughter"],
  ["code of tomorrow", null],
])("a profile for %s was written for %s", (profile_for, writer) => {
  expect(writerOf(profile_for)).toBe(writer);
});
