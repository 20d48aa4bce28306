import { expect, test } from "vitest";
import { firstIncompleteStep, isComplete, isWizardStep, wizardSteps } from "./completeness.ts";

const all = { personal: true, family: true, career: true, preference: true, photo: true };

test("the wizard starts at the first step that is missing, and nowhere when none is", () => {
  expect(firstIncompleteStep(all)).toBeNull();
  for (const step of wizardSteps) expect(firstIncompleteStep({ ...all, [step]: false })).toBe(step);
  expect(firstIncompleteStep({ ...all, family: false, photo: false })).toBe("family");
});

test("a profile is complete with four steps, with or without a photo", () => {
  for (const step of wizardSteps) expect(isComplete({ ...all, [step]: false })).toBe(step === "photo");
});

test("only the five words name a step", () => {
  expect(wizardSteps.every(isWizardStep)).toBe(true);
  expect(isWizardStep("photos")).toBe(false);
  expect(isWizardStep(undefined)).toBe(false);
});
