import type { MouseEvent, ReactNode } from "react";
import { useT } from "../../../platform/locale.tsx";
import { useProductName } from "../../../platform/site-info.ts";
import { useConfirm } from "../../../ui/dialogs/confirm-dialog.tsx";

/** Returns a function that renders a link to another website, with a confirmation before it opens. */
export function useOutsideLink(): { link: (address: string | null) => ReactNode; dialog: ReactNode } {
  const t = useT("view_profile");
  const product = useProductName();
  const { ask, dialog } = useConfirm();
  const leave = (event: MouseEvent, address: string) => {
    event.preventDefault();
    ask({
      title: t("leaving.title", { product }),
      text: t("leaving.text", { host: new URL(address).host }),
      yes: t("leaving.yes"),
      no: t("leaving.no"),
      onYes: () => void window.open(address, "_blank", "noopener,noreferrer"),
    });
  };
  const link = (address: string | null) =>
    address && (
      <a
        href={address}
        target="_blank"
        rel="noopener noreferrer nofollow"
        className="min-w-0 wrap-anywhere"
        onClick={(event) => leave(event, address)}
      >
        {address.replace(/^https:\/\/(www\.)?/, "")}
      </a>
    );
  return { link, dialog };
}
