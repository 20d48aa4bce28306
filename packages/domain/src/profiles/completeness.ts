/** §2: the order of the wizard. Browsing requires only the first four steps. */
export const wizardSteps = ["personal", "family", "career", "preference", "photo"] as const;
export type WizardStep = (typeof wizardSteps)[number];

export type StepsDone = Record<WizardStep, boolean>;

/** §2: the step at which the wizard starts when the address names none; null when all are done. */
export function firstIncompleteStep(done: StepsDone): WizardStep | null {
  return wizardSteps.find((step) => !done[step]) ?? null;
}

/** §2: pages that need a complete profile require the four steps, but no photo. */
export function isComplete(done: Omit<StepsDone, "photo">): boolean {
  return done.personal && done.family && done.career && done.preference;
}

export function isWizardStep(text: string | undefined): text is WizardStep {
  return (wizardSteps as readonly string[]).includes(text ?? "");
}
