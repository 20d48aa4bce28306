/** The steps that have a screen, in the order of the guide. */
export const steps = [
  "account",
  "verify",
  "steps",
  "photos",
  "suggestions",
  "profile",
  "request",
  "home",
  "proposal",
  "privacy",
  "biodata",
  "letters",
] as const;

export type StepName = (typeof steps)[number];
/** A screenshot of each step's screen, as JPEG. */
export type Pictures = Record<StepName, Buffer>;
