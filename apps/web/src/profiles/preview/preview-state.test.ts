import type { MemberProfile } from "@sanjog/contract/member-view";
import { privacyItems } from "@sanjog/domain/privacy/privacy-items";
import { expect, test } from "vitest";
import { previewedValues } from "./preview-state.ts";

const asha = {
  email: null,
  phone_number: "+919876543210",
  profile_picture: "/api/pictures/a",
  post_pictures: "friends",
  profile_details: {
    dob: "2000-03-12",
    blood_group_title: "A+",
    disability_explain: "",
    instagram_link: "",
    facebook_link: null,
    reference_name: null,
    reference_relation: null,
    reference_contact: null,
  },
  family_details: { contact_address: "12 Mall Road", father_name: "Mohan Singh", mother_name: "Surjit Kaur" },
  career_details: { pincode: "141001", annual_income_title: "₹4–6 lakh" },
} as unknown as MemberProfile;

test("each privacy item of a preview has the value that the viewer receives, or null where it is hidden", () => {
  const values = Object.fromEntries(previewedValues(asha, "en").map(({ item, value }) => [item, value]));
  expect(Object.keys(values)).toEqual(privacyItems);
  expect(values).toMatchObject({
    email: null,
    dob: "12 March 2000",
    health: "A+",
    instagram_link: "",
    facebook_link: null,
    reference_contact: null,
    profile_picture: true,
    gallery: null,
  });
});
