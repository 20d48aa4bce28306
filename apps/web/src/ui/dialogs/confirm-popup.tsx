import { AlertDialog } from "@base-ui/react/alert-dialog";
import { TriangleAlert } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../controls/button.tsx";
import { Phul } from "../phul.tsx";
import { useCloseOnBack } from "./close-on-back.ts";
import { DialogButtons } from "./dialog-buttons.tsx";

export type Question = {
  title: ReactNode;
  text?: ReactNode;
  /** The deed in words, such as "Send the request". */
  yes: string;
  /** What stays as it is, such as "Keep the connection". */
  no: string;
  danger?: boolean;
  /** Shown above the title in place of the flower: a face, or null for nothing. */
  above?: ReactNode;
  /** The action to confirm; the dialog stays open until it has finished. */
  onYes: () => Promise<unknown> | unknown;
};

type Props = {
  question: Question;
  /** The element that had the focus before. */
  opener: Element | null;
  open: boolean;
  onClose: () => void;
};

/** A confirmation with two buttons; the one that leaves all as it is has the initial focus. */
export function ConfirmPopup({ question, opener, open, onClose }: Props) {
  const [busy, setBusy] = useState(false);
  const no = useRef<HTMLButtonElement>(null);
  async function agree() {
    setBusy(true);
    try {
      await question.onYes();
    } finally {
      setBusy(false);
      onClose();
    }
  }
  const refuse = () => !busy && onClose();
  useCloseOnBack(open, refuse);
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && refuse()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className="scrim" />
        <AlertDialog.Popup
          className="sheet"
          initialFocus={no}
          // A pressed button may be gone; then the part of the page around it takes the focus (focus-keeper.ts), not
          // the opener of an earlier dialog.
          finalFocus={() => opener?.isConnected ?? true}
        >
          <div className="kinari" />
          <div className="sheet-body flex flex-col items-center gap-3 text-center">
            {question.above === undefined && !question.danger ? (
              <Phul className="my-2 size-16" />
            ) : (
              question.above
            )}
            <AlertDialog.Title className="max-w-full wrap-anywhere">{question.title}</AlertDialog.Title>
            {question.text && (
              <AlertDialog.Description className="text-ink-2">{question.text}</AlertDialog.Description>
            )}
            <DialogButtons
              action={
                <Button
                  look={question.danger ? "danger" : "primary"}
                  icon={question.danger && <TriangleAlert aria-hidden="true" size={22} />}
                  busy={busy}
                  onClick={() => void agree()}
                >
                  {question.yes}
                </Button>
              }
              safe={
                <Button ref={no} onClick={onClose}>
                  {question.no}
                </Button>
              }
            />
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
