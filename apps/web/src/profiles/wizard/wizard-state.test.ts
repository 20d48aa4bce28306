import type { StepsDone } from "@sanjog/domain/profiles/completeness";
import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { expect, test } from "vitest";
import { afterEdit, openStep, stepAfter, stepBefore, stepsDone } from "./wizard-state.ts";

const none: StepsDone = { personal: false, family: false, career: false, preference: false, photo: false };
const all: StepsDone = { personal: true, family: true, career: true, preference: true, photo: true };

test("the wizard begins at the first incomplete step", () => {
  expect(openStep(null, none)).toBe("personal");
  expect(openStep(null, { ...all, career: false, photo: false })).toBe("career");
  expect(openStep("nonsense", { ...all, photo: false })).toBe("photo");
});

test("with all steps complete the wizard is over, unless the URL names a step", () => {
  expect(openStep(null, all)).toBeNull();
  expect(openStep("photo", all)).toBe("photo");
});

test("a member may go back to any complete step, but not past an incomplete one", () => {
  const done = { ...none, personal: true, family: true };
  expect(openStep("personal", done)).toBe("personal");
  expect(openStep("career", done)).toBe("career");
  expect(openStep("preference", done)).toBe("career");
});

test("Next and Previous go through the five steps in order", () => {
  expect(wizardSteps.map(stepAfter)).toEqual(["family", "career", "preference", "photo", null]);
  expect(wizardSteps.map(stepBefore)).toEqual([null, "personal", "family", "career", "preference"]);
});

test("a saved edit leads to the summary; changed preferences and photos lead to the suggestions", () => {
  expect(wizardSteps.map(afterEdit)).toEqual([
    "/summary-details",
    "/summary-details",
    "/summary-details",
    "/suggestion",
    "/suggestion",
  ]);
});

test("a step is complete once the server has saved it", () => {
  const nothing = {
    profile_details: null,
    family_details: null,
    career_details: null,
    preferences: null,
    profile_picture: null,
  };
  expect(stepsDone(nothing)).toEqual(none);
  expect(stepsDone({ ...nothing, profile_picture: "/api/pictures/1" })).toEqual({ ...none, photo: true });
});
