import { photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
import { Camera, Trash2 } from "lucide-react";
import { useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { useT } from "../platform/locale.tsx";
import { useOwnName } from "../platform/own-name.ts";
import { useSession } from "../platform/session.ts";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { Question } from "../ui/dialogs/confirm-dialog.tsx";
import { CropDialog } from "../ui/dialogs/crop-dialog.tsx";
import { Card } from "../ui/layout/card.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { FileButton } from "./file-button.tsx";
import { cropName, type RejectedFile, sortChosen } from "./gallery-state.ts";
import { LeftOut } from "./left-out.tsx";
import { useDeleteProfilePicture, useSaveProfilePicture } from "./queries.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useUploadGuard } from "./use-upload-guard.ts";
import { useWarning } from "./use-warning.ts";

/** The profile picture: choose, crop and upload it, or delete it. */
export function ProfilePictureCard({ ask }: { ask: (question: Question) => void }) {
  const t = useT("photos");
  const words = useT("common");
  const { user } = useSession();
  const own_name = useOwnName();
  const [chosen, setChosen] = useState<File | null>(null);
  const [left, setLeft] = useState<readonly RejectedFile[]>([]);
  const { share, unsent, send } = useSending();
  const remove = useDeletion();
  if (!user) return null;
  function choose(files: readonly File[]) {
    const sorted = sortChosen("profile", files);
    setLeft(sorted.left);
    setChosen(sorted.fit[0] ?? null);
  }
  const { profile_picture } = user;
  return (
    <Card title={t("profile.title")}>
      <p className="mb-4 text-ink-2">{t("profile.text")}</p>
      <div className="grid gap-4 sm:grid-cols-[18.75rem_1fr]">
        <MemberPicture
          picture={profile_picture}
          name={own_name || (user.email ?? "")}
          id={user.user_id}
          className="aspect-square w-full max-w-[18.75rem] rounded-lg"
        />
        <div className="grid content-start justify-items-start gap-3">
          <FileButton
            name="photo"
            icon={<Camera aria-hidden="true" />}
            busy={share !== null}
            onChoose={choose}
          >
            {profile_picture ? t("profile.change") : t("profile.add")}
          </FileButton>
          {profile_picture && (
            <Button
              look="danger"
              icon={<Trash2 aria-hidden="true" size={20} />}
              onClick={() =>
                ask({
                  title: t("profile.delete_title"),
                  text: t("profile.delete_text"),
                  danger: true,
                  onYes: remove,
                })
              }
            >
              {words("delete")}
            </Button>
          )}
          <UploadProgress share={share} />
          {unsent && (
            <div className="grid justify-items-start gap-2">
              <p role="status">{t("unsent")}</p>
              <Button onClick={() => void send(unsent)}>{words("try_again")}</Button>
            </div>
          )}
          <LeftOut left={left} />
        </div>
      </div>
      <CropDialog
        file={chosen}
        max_bytes={photo_max_bytes.profile}
        onClose={() => setChosen(null)}
        onCropped={(square) => {
          const name = cropName(chosen?.name ?? "");
          setChosen(null);
          void send(new File([square], name, { type: square.type }));
        }}
      />
    </Card>
  );
}

function useSending() {
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

function useDeletion() {
  const { mutateAsync } = useDeleteProfilePicture();
  const warn = useWarning();
  return async () => {
    try {
      const { message } = await mutateAsync();
      showToast("success", message ?? "");
    } catch (fieldError) {
      warn(fieldError);
    }
  };
}
