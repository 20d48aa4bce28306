import type { NotificationView } from "@sanjog/contract/notifications";
import { Ellipsis, Mail, MailOpen, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { ApiError } from "../platform/api-error.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { MenuRow } from "../ui/controls/menu-row.tsx";
import { Modal } from "../ui/modal.tsx";
import { RoundButton } from "../ui/person/round-button.tsx";
import { useDeleteNotification, useMarkNotification } from "./queries.ts";

type Props = {
  notification: NotificationView;
  /** What it tells, as plain text. */
  about: string;
  onGone: () => void;
};

/** Marks a notification as read or unread, and deletes it. */
export function NotificationMenu({ notification: { id, status }, about: title, onGone }: Props) {
  const t = useT("notifications");
  const [open, setOpen] = useState<boolean | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { mutate: mark } = useMarkNotification();
  const { mutate: remove } = useDeleteNotification();
  const onError = useSayWhy();
  const next = status === "unread" ? "read" : "unread";
  const close = () => setOpen(false);
  function markIt() {
    close();
    mark({ id, status: next }, { onError });
  }
  function removeIt() {
    close();
    const onSuccess = ({ message }: { message?: string }) => {
      onGone();
      showToast("success", message ?? "");
    };
    remove(id, { onSuccess, onError });
  }
  return (
    <>
      <RoundButton
        ref={button}
        Icon={Ellipsis}
        label={t("more", { title })}
        aria-haspopup="dialog"
        className="row-menu"
        onClick={() => setOpen(true)}
      />
      {open !== null && (
        <Modal open={open} onClose={close} title={t("title")} anchor={button}>
          <p className="mb-2 text-ink-2">{title}</p>
          <ul>
            <MenuRow
              Icon={next === "read" ? MailOpen : Mail}
              word={t(`mark_as.${next}`)}
              label={t(`mark.${next}`, { title })}
              onClick={markIt}
            />
            <MenuRow
              Icon={Trash2}
              word={t("delete_word")}
              label={t("delete", { title })}
              onClick={removeIt}
            />
          </ul>
        </Modal>
      )}
    </>
  );
}

function useSayWhy(): (error: unknown) => void {
  const common = useT("common");
  return (error) => {
    if (!(error instanceof ApiError && error.handled)) showToast("warning", sentenceFor(error, common));
  };
}
