import { lazy, Suspense, useState } from "react";
import { retryImport } from "../../../platform/retry-import.ts";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";
import { ReportButton } from "../../../reports/report-button.tsx";
import type { ProfilePhoto } from "../view-profile-state.ts";

// The viewer loads when the first photo is opened.
const PhotoViewer = lazy(async () => ({
  default: (await retryImport(() => import("../../../ui/dialogs/photo-viewer.tsx"))).PhotoViewer,
}));

type Props = {
  photos: readonly ProfilePhoto[];
  met: StepTarget;
  /** Absent where there is nobody to report or block: on the own profile. */
  ask?: AskStep | undefined;
};

/** Returns a function that opens a photo large, and the viewer, which the screen must render once. */
export function usePhotoViewer({ photos, met, ask }: Props) {
  const [start, setStart] = useState(0);
  const [open, setOpen] = useState<boolean | null>(null);
  const openPhoto = (position: number) => {
    setStart(position);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const report =
    ask &&
    (({ id, reference }: ProfilePhoto) => (
      <ReportButton
        look="quiet"
        reported={id === "main" ? { met, main_photo: reference } : { met, photo_id: id }}
        ask={(step, whom) => {
          close();
          ask(step, whom);
        }}
      />
    ));
  const viewer = open !== null && (
    <Suspense fallback={null}>
      <PhotoViewer
        photos={photos}
        of={met}
        start={start}
        open={open}
        onClose={close}
        {...(report && { action: report })}
      />
    </Suspense>
  );
  return { openPhoto, viewer };
}
