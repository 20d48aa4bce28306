import type { Met } from "../relations/take-step.ts";

/** Whom or what a report is about. */
export type Reported = {
  met: Met;
  /** The main photo as it is shown: the report may be about it alone. */
  main_photo?: string | null;
  /** One photo of the gallery, which the report is about. */
  photo_id?: string;
};

/** The number of a picture in its reference, or null where a word stands in its place. */
export function pictureIdIn(reference: string | null): string | null {
  return /\/pictures\/([\w-]+)$/.exec(reference ?? "")?.[1] ?? null;
}
