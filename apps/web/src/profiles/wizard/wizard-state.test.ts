import type { StepsDone } from "@sanjog/domain/profiles/completeness";
import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { expect, test } from "vitest";
import { afterEdit, openStep, stepAfter, stepBefore, stepsDone } from "./wizard-state.ts";

const none: StepsDone = { personal: false, family: false, career: false, preference: false, photo: false };
const all: StepsDone = { personal: true, family: true, career: true, preference: true, photo: true };

test("the wizard begins at the first step that is missing", () => {
  expect(openStep(null, none)).toBe("personal");
  expect(openStep(null, { ...all, career: false, photo: false })).toBe("career");
  expect(openStep("nonsense", { ...all, photo: false })).toBe("photo");
});

test("with nothing missing the wizard is over, unless a step is asked for by name", () => {
  expect(openStep(null, all)).toBeNull();
  expect(openStep("photo", all)).toBe("photo");
});

test("one may go back to any step that is done, but not past one that is missing", () => {
  const done = { ...none, personal: true, family: true };
  expect(openStep("personal", done)).toBe("personal");
  expect(openStep("career", done)).toBe("career");
  expect(openStep("preference", done)).toBe("career");
});

test("Next and Previous walk the five steps in order", () => {
  expect(wizardSteps.map(stepAfter)).toEqual(["family", "career", "preference", "photo", null]);
  expect(wizardSteps.map(stepBefore)).toEqual([null, "personal", "family", "career", "preference"]);
});

test("a saved edit leads to the summary, changed wishes and photos to the suggestions", () => {
  expect(wizardSteps.map(afterEdit)).toEqual([
    "/summary-details",
    "/summary-details",
    "/summary-details",
    "/suggestion",
    "/suggestion",
  ]);
});

test("a step is done once the server has it", () => {
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
