import { lazy, Suspense, useState } from "react";
import { retryImport } from "../../../platform/retry-import.ts";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";
import type { ProfilePhoto } from "../view-profile-state.ts";

// The viewer loads when the first photo is opened.
const ViewProfilePicture = lazy(async () => ({
  default: (await retryImport(() => import("./view-profile-picture.tsx"))).ViewProfilePicture,
}));

type Props = { photos: readonly ProfilePhoto[]; met: StepTarget; ask?: AskStep | undefined };

/** Returns a function that opens a photo large, and the viewer, which the screen must render once. */
export function usePhotoViewer({ photos, met, ask }: Props) {
  const [at, setAt] = useState(0);
  const [open, setOpen] = useState<boolean | null>(null);
  const openPhoto = (position: number) => {
    setAt(position);
    setOpen(true);
  };
  const viewer = open !== null && (
    <Suspense fallback={null}>
      <ViewProfilePicture
        photos={photos}
        at={at}
        met={met}
        ask={ask}
        open={open}
        onTurn={setAt}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  );
  return { openPhoto, viewer };
}
