/** §2: the order of the wizard. Only the first four are needed to browse. */
export const wizardSteps = ["personal", "family", "career", "preference", "photo"] as const;
export type WizardStep = (typeof wizardSteps)[number];

export type StepsDone = Record<WizardStep, boolean>;

/** §2: with no title the wizard starts here; null means that all is done. */
export function firstIncompleteStep(done: StepsDone): WizardStep | null {
  return wizardSteps.find((step) => !done[step]) ?? null;
}

/** §2: pages that need a complete profile ask for the four steps, not for a photo. */
export function isComplete(done: Omit<StepsDone, "photo">): boolean {
  return done.personal && done.family && done.career && done.preference;
}

export function isWizardStep(text: string | undefined): text is WizardStep {
  return (wizardSteps as readonly string[]).includes(text ?? "");
}
