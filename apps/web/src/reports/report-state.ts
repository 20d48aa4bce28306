import type { StepTarget } from "../relations/take-step.ts";

/** The member or photo that a report is about. */
export type ReportTarget = {
  met: StepTarget;
  /** The reference of the visible main photo, since a report may be about that photo alone. */
  main_photo?: string | null;
  /** The reference of the gallery photo that the report is about. */
  photo_id?: string;
};

/** Returns the id of a picture from its reference, or null for the name of a placeholder. */
export function pictureIdIn(reference: string | null): string | null {
  return /\/pictures\/([\w-]+)$/.exec(reference ?? "")?.[1] ?? null;
}
