import { type ReactNode } from "react";
import { useT } from "../platform/locale.tsx";
import { Modal } from "../ui/modal.tsx";
import { ProfilePicturePicker } from "./profile-picture-picker.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Called when the photo is saved. */
  onDone: () => void;
  /** By default the sheet speaks of the photo alone. */
  title?: ReactNode;
  lead?: ReactNode;
};

/** Adds the profile photo without leaving the page. */
export function AddPhotoDialog({ open, onClose, onDone, title, lead }: Props) {
  const t = useT("photos");
  return (
    <Modal open={open} onClose={onClose} title={title ?? t("profile.add")}>
      <div className="grid gap-4">
        {lead && <p>{lead}</p>}
        <p className="text-ink-2">{t("profile.text")}</p>
        <ProfilePicturePicker prominent label={t("profile.add")} onSaved={onDone} />
      </div>
    </Modal>
  );
}
