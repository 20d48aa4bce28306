import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "../../platform/locale.tsx";
import type { StepTarget } from "../../relations/take-step.ts";
import type { AskStep } from "../../relations/use-member-steps.tsx";
import { ReportButton } from "../../reports/report-button.tsx";
import { MemberPicture } from "../../ui/member-picture.tsx";
import { Modal } from "../../ui/modal.tsx";
import { turned } from "./view-profile-state.ts";

type Props = {
  pictures: readonly { id: string; picture_url: string }[];
  at: number;
  met: StepTarget;
  ask: AskStep;
  open: boolean;
  onTurn: (at: number) => void;
  onClose: () => void;
};

/** A photo as large as the screen allows, with arrows to the others. */
export function ViewProfilePicture({ pictures, at, met, ask, open, onTurn, onClose }: Props) {
  const t = useT("view_profile");
  const total = pictures.length;
  const picture = pictures[at];
  if (!picture) return null;
  const turn = (by: 1 | -1) => onTurn(turned(at, by, total));
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t("photo_number", { number: String(at + 1), total: String(total) })}
      foot={
        <div className="flex items-center justify-between">
          {total > 1 && <Turn label={t("previous_photo")} Icon={ChevronLeft} onTurn={() => turn(-1)} />}
          <ReportButton
            look="quiet"
            className="mx-auto"
            reported={{ met, photo_id: picture.id }}
            ask={(step, whom) => {
              onClose();
              ask(step, whom);
            }}
          />
          {total > 1 && <Turn label={t("next_photo")} Icon={ChevronRight} onTurn={() => turn(1)} />}
        </div>
      }
    >
      <MemberPicture
        key={picture.id}
        picture={picture.picture_url}
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
