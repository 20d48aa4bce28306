import { lazy, Suspense } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Modal } from "../ui/modal.tsx";
import { Skeleton } from "../ui/skeleton.tsx";

const CropBox = lazy(async () => ({
  default: (await retryImport(() => import("./crop-box.tsx"))).CropBox,
}));

type Props = {
  /** The chosen file; null closes the dialog. */
  file: File | null;
  /** The number of further files in the queue. */
  waiting?: number;
  /** The square is scaled down until it is no larger than this. */
  max_bytes: number;
  /** Whether an oval shows where the face belongs, as in a profile photo. */
  of_face?: boolean;
  onClose: () => void;
  onCropped: (photo: Blob) => void;
};

/** Crops a picture to a square, moved by finger, mouse or arrow keys and zoomed no further than 400 pixels allow. */
export function CropDialog({ file, waiting = 0, max_bytes, of_face = false, onClose, onCropped }: Props) {
  const t = useT("photos");
  return (
    <Modal
      open={file !== null}
      onClose={onClose}
      title={t(of_face ? "crop.face_title" : "crop.title")}
      note={waiting > 0 && t("crop.waiting", { count: String(waiting) })}
      size="tall"
    >
      {file && (
        <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
          <CropBox
            // Two files of a queue may differ in nothing but their position.
            key={`${waiting} ${file.name}${file.size}${file.lastModified}`}
            file={file}
            max_bytes={max_bytes}
            of_face={of_face}
            onCropped={onCropped}
          />
        </Suspense>
      )}
    </Modal>
  );
}
