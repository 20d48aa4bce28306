import type { BiodataChoice } from "@sanjog/domain/biodata/biodata";
import { expect, test } from "vitest";
import { madeProfile } from "../testing/made-profile.ts";
import { signedInMember } from "../testing/signed-in-member.ts";
import { sheetParts } from "./sheet-parts.ts";

const balbir = madeProfile();
const user = signedInMember({
  profile_details: { ...balbir.profile_details, dob: "1997-04-12" } as never,
  family_details: { ...balbir.family_details, contact_address: "12 Canal Road" } as never,
  career_details: { ...balbir.career_details, annual_income_title: "₹5–7 lakh" } as never,
  preferences: balbir.preferences as never,
});
const usual: BiodataChoice = { language: "en", parts: ["work"], contact: false, picture: false };
const show = (choice: Partial<BiodataChoice>) =>
  sheetParts(user, { ...usual, ...choice }, "en", { yes: "Yes", no: "No" });

test("the picture of the sheet shows the chosen parts alone", () => {
  expect(show({}).map(({ part }) => part)).toEqual(["work"]);
  expect(JSON.stringify(show({}))).not.toContain("lakh");
  expect(show({ parts: ["income"] })).toEqual([
    { part: "work", lines: [{ field: "annual_income", value: "₹5–7 lakh" }] },
  ]);
});

test("the picture of the sheet says whether the member is Namdhari, as the printed sheet does", () => {
  const faith = (namdhari_sect: boolean | null) =>
    sheetParts(
      { ...user, profile_details: { ...user.profile_details, namdhari_sect } as never },
      { ...usual, parts: ["faith"] },
      "en",
      { yes: "Yes", no: "No" },
    )[0]?.lines.find(({ field }) => field === "namdhari_sect")?.value;
  expect([faith(true), faith(false), faith(null)]).toEqual(["Yes", "No", undefined]);
});

test("the picture of the sheet shows contact details only when they are ticked", () => {
  expect(JSON.stringify(show({ parts: ["family"] }))).not.toContain("Canal Road");
  expect(show({ contact: true }).at(-1)).toEqual({
    part: "contact",
    lines: [
      { field: "phone_number", value: "+91\u00a098765\u00a043210" },
      { field: "email", value: "asha@example.com" },
      { field: "contact_address", value: "12 Canal Road" },
    ],
  });
});
