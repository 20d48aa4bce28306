import { photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
import { Camera } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { FileButton } from "./file-button.tsx";
import { cropName, type RejectedFile, sortChosen } from "./gallery-state.ts";
import { LeftOut } from "./left-out.tsx";
import { useSaveProfilePicture } from "./queries.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useUploadGuard } from "./use-upload-guard.ts";
import { useWarning } from "./use-warning.ts";

type Props = {
  label: ReactNode;
  prominent?: boolean;
  /** Shown beside the button. */
  children?: ReactNode;
  onSaved?: () => void;
};

/** Chooses, crops and uploads the profile picture, with what went wrong below the button. */
export function ProfilePicturePicker({ label, prominent = false, children, onSaved }: Props) {
  const t = useT("photos");
  const words = useT("common");
  const [chosen, setChosen] = useState<File | null>(null);
  const [left, setLeft] = useState<readonly RejectedFile[]>([]);
  const { share, unsent, send } = useSending(onSaved);
  function choose(files: readonly File[]) {
    const sorted = sortChosen("profile", files);
    setLeft(sorted.left);
    setChosen(sorted.fit[0] ?? null);
  }
  return (
    <div className="grid content-start justify-items-start gap-3">
      <div className="flex flex-wrap gap-2.5 justify-self-stretch">
        <FileButton
          name="photo"
          prominent={prominent}
          icon={<Camera aria-hidden="true" />}
          busy={share !== null}
          onChoose={choose}
        >
          {label}
        </FileButton>
        {children}
      </div>
      <UploadProgress share={share} />
      {unsent && (
        <div className="grid justify-items-start gap-2">
          <p role="status">{t("unsent")}</p>
          <Button onClick={() => void send(unsent)}>{words("try_again")}</Button>
        </div>
      )}
      <LeftOut left={left} />
      <CropDialog
        file={chosen}
        of_face
        max_bytes={photo_max_bytes.profile}
        onClose={() => setChosen(null)}
        onCropped={(square) => {
          const name = cropName(chosen?.name ?? "");
          setChosen(null);
          void send(new File([square], name, { type: square.type }));
        }}
      />
    </div>
  );
}

function useSending(onSaved?: () => void) {
  const { mutateAsync } = useSaveProfilePicture();
  const [share, setShare] = useState<number | null>(null);
  const [unsent, setUnsent] = useState<File | null>(null);
  const warn = useWarning();
  useUploadGuard(share !== null);
  async function send(photo: File) {
    setShare(0);
    setUnsent(null);
    try {
      const { message } = await mutateAsync({ photo, onProgress: setShare });
      showToast("success", message ?? "");
      onSaved?.();
    } catch (fieldError) {
      warn(fieldError);
      if (mayBeSentAgain(fieldError)) setUnsent(photo);
    } finally {
      setShare(null);
    }
  }
  return { share, unsent, send };
}

/**
 * Returns whether an upload can be retried: false for a photo that the server refused, since it would refuse it again.
 */
function mayBeSentAgain(fieldError: unknown): boolean {
  return !(
    fieldError instanceof ApiError &&
    fieldError.kind === "refused" &&
    fieldError.retry_after_seconds === null
  );
}
