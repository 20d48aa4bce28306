import type { User } from "@sanjog/contract/user";
import {
  firstIncompleteStep,
  isWizardStep,
  type StepsDone,
  type WizardStep,
  wizardSteps,
} from "@sanjog/domain/profiles/completeness";

/** Which steps a member has behind them. */
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
 * The step that the wizard shows: the one asked for, if no step before it is missing; otherwise the first that is
 * missing. Null when all is done and none is asked for.
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

/** §4: where a saved edit leads. */
export function afterEdit(step: WizardStep): "/summary-details" | "/suggestion" {
  return step === "preference" || step === "photo" ? "/suggestion" : "/summary-details";
}

/** Which sentence stands under the title of a step. */
export function leadOf(step: WizardStep): "lead" | "preference_lead" | "photo_lead" {
  return step === "preference" || step === "photo" ? `${step}_lead` : "lead";
}
