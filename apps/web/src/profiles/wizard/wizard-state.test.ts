import type { StepsDone } from "@sanjog/domain/profiles/completeness";
import { wizardSteps } from "@sanjog/domain/profiles/completeness";
import { expect, test } from "vitest";
import { afterEdit, openStep, placeBeside, searchOf, stepsDone, type WizardPlace } from "./wizard-state.ts";

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

test("Next and Previous go through all groups of the five steps in order", () => {
  const first: WizardPlace = { step: "personal", group: "name" };
  const places = [first];
  for (let next = placeBeside(first, 1); next; next = placeBeside(next, 1)) places.push(next);
  expect(places.map(({ step }) => step).filter((step, at, all) => step !== all[at - 1])).toEqual([
    ...wizardSteps,
  ]);
  expect(places).toHaveLength(15);
  expect(places.map((place) => placeBeside(place, -1))).toEqual([null, ...places.slice(0, -1)]);
});

test("the address names the step, and the group unless it is the first", () => {
  expect(searchOf({ step: "family", group: "parents" })).toBe("?step=family");
  expect(searchOf({ step: "family", group: "roots" })).toBe("?step=family&group=roots");
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
