import { groupBeside } from "@sanjog/domain/profiles/wizard-groups";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useState } from "react";
import type { StepFormProps } from "../form/step-form.tsx";
import { type GroupContents, StepGroups } from "../form/step-groups.tsx";
import { useOwnName } from "../platform/own-name.ts";
import { showToast } from "../platform/toast.tsx";
import { useConfirm } from "../ui/dialogs/confirm-dialog.tsx";
import { Loaded } from "../ui/feedback/loaded.tsx";
import { GalleryCard } from "./gallery-card.tsx";
import { PhotoGuidance } from "./photo-guidance.tsx";
import { PhotoPrivacyCard } from "./photo-privacy-card.tsx";
import { ProfilePictureCard } from "./profile-picture-card.tsx";
import { photoQueries, useSaveGallery } from "./queries.ts";
import { type Stage, useStaged } from "./use-staged.ts";
import { useUploadGuard } from "./use-upload-guard.ts";
import { useWarning } from "./use-warning.ts";

/** The photo step. Finishing it first uploads the pictures that are still waiting. */
export function PhotoStep({ foot, onSaved, shown }: StepFormProps) {
  const name = useOwnName();
  const gallery = useQuery(photoQueries.gallery());
  const stage = useStaged(gallery.data?.length ?? 0);
  const { share, send } = useSending(stage);
  const { ask, dialog } = useConfirm();
  useUploadGuard(share !== null || stage.staged.length > 0);
  async function finish(event: FormEvent) {
    event.preventDefault();
    const next = shown && groupBeside("photo", shown.name, 1);
    if (next) shown.show(next);
    else if (share === null && (await send())) onSaved(undefined);
  }
  const groups: GroupContents<"photo"> = {
    face: {
      fields: (
        <Wide>
          <ProfilePictureCard ask={ask} />
          <PhotoGuidance />
        </Wide>
      ),
    },
    more: {
      fields: (
        <Wide>
          <Loaded from={gallery} isEmpty={() => false}>
            {(pictures) => (
              <GalleryCard
                pictures={pictures}
                name={name}
                stage={stage}
                share={share}
                ask={ask}
                onUpload={() => void send()}
              />
            )}
          </Loaded>
          <PhotoPrivacyCard />
        </Wide>
      ),
    },
  };
  return (
    <form className="grid gap-6" noValidate onSubmit={(event) => void finish(event)}>
      <StepGroups step="photo" shown={shown} groups={groups} />
      {dialog}
      {foot({ busy: share !== null, draft_saved: false, problem: null })}
    </form>
  );
}

/** Cards of the whole width, unlike short fields. */
function Wide({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 md:col-span-2">{children}</div>;
}

/** Uploads all staged pictures or none; returns whether none is left staged. */
function useSending(stage: Stage) {
  const { mutateAsync } = useSaveGallery();
  const [share, setShare] = useState<number | null>(null);
  const warn = useWarning();
  async function send(): Promise<boolean> {
    if (stage.staged.length === 0) return true;
    setShare(0);
    try {
      const photos = stage.staged.map(({ photo }) => photo);
      const { message } = await mutateAsync({ photos, onProgress: setShare });
      stage.clear();
      showToast("success", message ?? "");
      return true;
    } catch (fieldError) {
      warn(fieldError);
      return false;
    } finally {
      setShare(null);
    }
  }
  return { share, send };
}
