import { ChevronLeft, ChevronRight } from "lucide-react";
import { useT } from "../platform/locale.tsx";
import { MemberPicture } from "../ui/member-picture.tsx";
import { Modal } from "../ui/modal.tsx";
import { turned } from "./view-profile-state.ts";

type Props = {
  pictures: readonly { id: string; picture_url: string }[];
  at: number;
  name: string;
  user_id: string;
  open: boolean;
  onTurn: (at: number) => void;
  onClose: () => void;
};

/** One photo as large as the screen allows; arrows lead to the others. */
export function ViewProfilePicture({ pictures, at, name, user_id, open, onTurn, onClose }: Props) {
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
        total > 1 && (
          <div className="flex justify-between">
            <button
              type="button"
              className="icon-btn"
              aria-label={t("previous_photo")}
              onClick={() => turn(-1)}
            >
              <ChevronLeft aria-hidden="true" />
            </button>
            <button type="button" className="icon-btn" aria-label={t("next_photo")} onClick={() => turn(1)}>
              <ChevronRight aria-hidden="true" />
            </button>
          </div>
        )
      }
    >
      <MemberPicture
        key={picture.id}
        picture={picture.picture_url}
        name={name}
        id={user_id}
        size="full"
        className="mx-auto aspect-square w-full max-w-[min(100%,calc(100dvh-20rem))] rounded-md"
      />
    </Modal>
  );
}
