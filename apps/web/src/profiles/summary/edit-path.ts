import type { WizardStep } from "@sanjog/domain/profiles/completeness";

/** Returns the address of a step's form, at one of its fields if one is named. */
export function editPath(step: WizardStep, field?: string): string {
  const form = `/profile-registration-edit/${step}`;
  return field ? `${form}#${field}` : form;
}
