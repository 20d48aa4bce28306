import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "../../../platform/locale.tsx";
import type { StepTarget } from "../../../relations/take-step.ts";
import type { AskStep } from "../../../relations/use-member-steps.tsx";
import { ReportButton } from "../../../reports/report-button.tsx";
import { MemberPicture } from "../../../ui/member-picture.tsx";
import { Modal } from "../../../ui/modal.tsx";
import { type ProfilePhoto, turned } from "../view-profile-state.ts";

type Props = {
  photos: readonly ProfilePhoto[];
  at: number;
  met: StepTarget;
  /** Absent where there is nobody to report or block: on the own profile. */
  ask: AskStep | undefined;
  open: boolean;
  onTurn: (at: number) => void;
  onClose: () => void;
};

/** A photo as large as the screen allows, with arrows to the others. */
export function ViewProfilePicture({ photos, at, met, ask, open, onTurn, onClose }: Props) {
  const t = useT("view_profile");
  const total = photos.length;
  const photo = photos[at];
  if (!photo) return null;
  const turn = (by: 1 | -1) => onTurn(turned(at, by, total));
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("photo_number", { number: String(at + 1), total: String(total) })}
      foot={
        <div className="flex items-center justify-between">
          {total > 1 && <Turn label={t("previous_photo")} Icon={ChevronLeft} onTurn={() => turn(-1)} />}
          {ask && (
            <ReportButton
              look="quiet"
              className="mx-auto"
              reported={
                photo.id === "main" ? { met, main_photo: photo.reference } : { met, photo_id: photo.id }
              }
              ask={(step, whom) => {
                onClose();
                ask(step, whom);
              }}
            />
          )}
          {total > 1 && <Turn label={t("next_photo")} Icon={ChevronRight} onTurn={() => turn(1)} />}
        </div>
      }
    >
      <MemberPicture
        key={photo.id}
        picture={photo.reference}
        name={met.name}
        id={met.user_id}
        size="full"
        className="mx-auto aspect-square w-full max-w-[min(100%,calc(100dvh-20rem))] rounded-md"
      />
    </Modal>
  );
}

function Turn({ label, Icon, onTurn }: { label: string; Icon: typeof ChevronLeft; onTurn: () => void }) {
  return (
    <button type="button" className="icon-btn" aria-label={label} onClick={onTurn}>
      <Icon aria-hidden="true" />
    </button>
  );
}
