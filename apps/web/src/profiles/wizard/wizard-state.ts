import type { User } from "@sanjog/contract/user";
import {
  firstIncompleteStep,
  isWizardStep,
  type StepsDone,
  type WizardStep,
  wizardSteps,
} from "@sanjog/domain/profiles/completeness";
import { groupBeside, groupNames, openGroup } from "@sanjog/domain/profiles/wizard-groups";

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

/** A screen of the wizard: a group of a step. */
export type WizardPlace = { step: WizardStep; group: string };

/** Returns the screen after or before another one, across the borders of the steps; null at the wizard's edge. */
export function placeBeside({ step, group }: WizardPlace, by: -1 | 1): WizardPlace | null {
  const within = groupBeside(step, group, by);
  if (within) return { step, group: within };
  const next = wizardSteps[wizardSteps.indexOf(step) + by];
  return next ? { step: next, group: groupNames(next).at(by === 1 ? 0 : -1) ?? "" } : null;
}

/** Returns the search of a screen's address; the first group of a step needs no name. */
export function searchOf({ step, group }: WizardPlace): string {
  return group === openGroup(step, null) ? `?step=${step}` : `?step=${step}&group=${group}`;
}

/** §4: returns the page that opens after a saved edit. */
export function afterEdit(step: WizardStep): "/summary-details" | "/suggestion" {
  return step === "preference" || step === "photo" ? "/suggestion" : "/summary-details";
}

/** Returns the key of the sentence below the title of a step; null for a step that explains itself. */
export function leadOf(step: WizardStep): "preference_lead" | "photo_lead" | null {
  return step === "preference" || step === "photo" ? `${step}_lead` : null;
}
