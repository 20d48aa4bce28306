import { Dialog } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { type ReactNode, type RefObject, useRef } from "react";
import { useT } from "../platform/locale.tsx";
import { classes } from "./classes.ts";
import { useCloseOnBack } from "./dialogs/close-on-back.ts";
import { useAnchorSpot } from "./dialogs/use-anchor-spot.ts";

export type ModalProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Small text beside the title: a limit or a count. */
  note?: ReactNode;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  foot?: ReactNode;
  /** `sheet` is as tall as its content, `tall` nearly the whole screen, `full` all of it. */
  size?: "sheet" | "tall" | "full";
  /** The element with the initial focus; by default the sheet itself, so that no keyboard opens on a phone. */
  first?: RefObject<HTMLElement | null>;
  /** The button of a menu, beside which the menu opens on wide screens. */
  anchor?: RefObject<HTMLElement | null>;
};

/** A press on a message is no press beside the sheet. */
const isOnToast = ({ target }: Event) => target instanceof Element && target.closest(".toasts") !== null;

/** A bottom sheet on phones; on wide screens a menu beside its button, or else a centred dialog. */
export function ModalDialog({
  open,
  onClose,
  title,
  note,
  children,
  foot,
  size = "sheet",
  first,
  anchor,
}: ModalProps) {
  const t = useT("common");
  const popup = useRef<HTMLDivElement>(null);
  const spot = useAnchorSpot(open, anchor);
  useCloseOnBack(open, onClose);
  return (
    <Dialog.Root open={open} onOpenChange={(next, { event }) => !next && !isOnToast(event) && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={classes("scrim", spot && "scrim-clear")} />
        <Dialog.Popup
          ref={popup}
          className={classes("sheet", size !== "sheet" && `sheet-${size}`, spot && "sheet-menu")}
          style={spot ?? undefined}
          initialFocus={first ?? popup}
        >
          <div className="kinari" />
          <header className="sheet-head">
            <Dialog.Title className="line-clamp-3 min-w-0 wrap-anywhere">{title}</Dialog.Title>
            <span className="flex items-center gap-2">
              {note && <span className="field-note">{note}</span>}
              <Dialog.Close className="icon-btn" aria-label={t("close")}>
                <X aria-hidden="true" />
              </Dialog.Close>
            </span>
          </header>
          <div className="sheet-body" tabIndex={size === "full" ? 0 : undefined}>
            {children}
          </div>
          {foot && <footer className="sheet-foot">{foot}</footer>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
