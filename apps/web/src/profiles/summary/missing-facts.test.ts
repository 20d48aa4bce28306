import { expect, test } from "vitest";
import { madeProfile } from "../../testing/made-profile.ts";
import { missingFacts } from "./missing-facts.ts";

const { profile_details, family_details, preferences } = madeProfile();

test("a profile that leaves out what is optional is offered each fact in its step", () => {
  const bare = madeProfile({
    profile_details: { ...profile_details, express_yourself: "", hobbies: [], blood_group: "not_known" },
  });
  expect(missingFacts(bare)).toEqual({
    personal: ["express_yourself", "name_in_punjabi", "hobbies", "blood_group", "reference"],
    family: ["about_family"],
    career: [],
    preference: ["about_desired_partner"],
    photo: ["profile_picture", "gallery"],
  });
});

test("a profile that has everything is offered nothing", () => {
  const whole = madeProfile({
    profile_details: {
      ...profile_details,
      name_in_punjabi: "ਬਲਬੀਰ ਸਿੰਘ",
      blood_group: "b_positive",
      reference: true,
    },
    family_details: { ...family_details, about_family: "We farm near Moga." },
    preferences: { ...preferences, about_desired_partner: "Kind and honest." },
    profile_picture: "/api/pictures/1",
    post_pictures: [{ id: "2", picture_url: "/api/pictures/2" }],
  });
  expect(Object.values(missingFacts(whole)).flat()).toEqual([]);
});
