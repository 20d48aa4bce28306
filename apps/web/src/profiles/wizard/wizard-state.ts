import type { User } from "@sanjog/contract/user";
import {
  firstIncompleteStep,
  isWizardStep,
  type StepsDone,
  type WizardStep,
  wizardSteps,
} from "@sanjog/domain/profiles/completeness";

/** Returns which steps a member has completed. */
export function stepsDone(
  user: Pick<
    User,
    "profile_details" | "family_details" | "career_details" | "preferences" | "profile_picture"
  >,
): StepsDone {
  return {
    personal: user.profile_details !== null,
    family: user.family_details !== null,
    career: user.career_details !== null,
    preference: user.preferences !== null,
    photo: user.profile_picture !== null,
  };
}

/**
 * Returns the step that the wizard shows: the requested one if every step before it is complete, otherwise the first
 * incomplete one. Null if all steps are complete and none is requested.
 */
export function openStep(asked: string | null, done: StepsDone): WizardStep | null {
  const first = firstIncompleteStep(done);
  const step = asked ?? undefined;
  if (!isWizardStep(step)) return first;
  return first === null || wizardSteps.indexOf(step) <= wizardSteps.indexOf(first) ? step : first;
}

export function stepBefore(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) - 1] ?? null;
}

export function stepAfter(step: WizardStep): WizardStep | null {
  return wizardSteps[wizardSteps.indexOf(step) + 1] ?? null;
}

/** §4: returns the page that opens after a saved edit. */
export function afterEdit(step: WizardStep): "/summary-details" | "/suggestion" {
  return step === "preference" || step === "photo" ? "/suggestion" : "/summary-details";
}

/** Returns the key of the sentence below the title of a step. */
export function leadOf(step: WizardStep): "lead" | "preference_lead" | "photo_lead" {
  return step === "preference" || step === "photo" ? `${step}_lead` : "lead";
}
