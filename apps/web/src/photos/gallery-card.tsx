import { gallery_max, photo_max_bytes } from "@sanjog/domain/photos/photo-rules";
import { ImagePlus, Upload } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import type { Question } from "../ui/dialogs/confirm-dialog.tsx";
import { Card } from "../ui/layout/card.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { FileButton } from "./file-button.tsx";
import { roomLeft } from "./gallery-state.ts";
import { GalleryTile, StagedTile } from "./gallery-tile.tsx";
import { LeftOut } from "./left-out.tsx";
import { useDeleteGalleryPicture } from "./queries.ts";
import { UploadProgress } from "./upload-progress.tsx";
import type { Stage } from "./use-staged.ts";
import { useWarning } from "./use-warning.ts";

type Props = {
  pictures: readonly { id: string; picture_url: string }[];
  /** The name of the pictures' owner. */
  name: string;
  stage: Stage;
  /** The upload's progress; null while no upload is running. */
  share: number | null;
  onUpload: () => void;
  ask: (question: Question) => void;
};

/** The gallery: uploaded pictures, chosen pictures that are not uploaded yet, and room for more. */
export function GalleryCard({ pictures, name, stage, share, onUpload, ask }: Props) {
  const t = useT("photos");
  const remove = useDeletion();
  const { staged, cropping, left } = stage;
  const count = pictures.length + staged.length;
  const max = String(gallery_max);
  return (
    <Card>
      <p className="mb-4 text-ink-2">
        {count === 0 ? t("gallery.empty", { max }) : t("gallery.count", { count: String(count), max })}
      </p>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map(({ id, picture_url }, i) => (
          <GalleryTile
            key={id}
            id={id}
            picture_url={picture_url}
            name={name}
            number={i + 1}
            onDelete={() =>
              ask({
                title: t("gallery.delete_title"),
                yes: t("profile.delete_yes"),
                no: t("profile.delete_no"),
                danger: true,
                onYes: () => remove(id),
              })
            }
          />
        ))}
        {staged.map(({ id, url }, i) => (
          <StagedTile key={id} url={url} number={pictures.length + i + 1} onRemove={() => stage.remove(id)} />
        ))}
      </ul>
      <div className="mt-4 grid gap-3">
        <div className="flex flex-wrap gap-3">
          <FileButton
            name="photos"
            multiple
            icon={<ImagePlus aria-hidden="true" />}
            disabled={roomLeft(count) === 0}
            busy={share !== null}
            onChoose={stage.choose}
          >
            {t("gallery.add")}
          </FileButton>
          {staged.length > 0 && (
            <Button icon={<Upload aria-hidden="true" />} busy={share !== null} onClick={onUpload}>
              {t("gallery.upload", { count: staged.length })}
            </Button>
          )}
        </div>
        <UploadProgress share={share} />
        <LeftOut left={left} />
      </div>
      <CropDialog
        file={cropping}
        waiting={stage.waiting}
        max_bytes={photo_max_bytes.gallery}
        onClose={stage.skip}
        onCropped={stage.crop}
      />
    </Card>
  );
}

function useDeletion() {
  const { mutateAsync } = useDeleteGalleryPicture();
  const warn = useWarning();
  return async (id: string) => {
    try {
      const { message } = await mutateAsync(id);
      showToast("success", message ?? "");
    } catch (fieldError) {
      warn(fieldError);
    }
  };
}
