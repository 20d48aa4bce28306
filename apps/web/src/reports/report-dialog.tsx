import { useState } from "react";
import { useT } from "../platform/locale.tsx";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { Modal } from "../ui/modal.tsx";
import { MemberReportForm } from "./member-report-form.tsx";
import type { Receipt } from "./queries.ts";
import { BlockToo, ReportReceipt } from "./report-receipt.tsx";
import type { ReportTarget } from "./report-state.ts";

type Props = { reported: ReportTarget; open: boolean; onClose: () => void; ask?: AskStep };

/** Asks for the reason and a description, then shows the report's number and offers to block the member. */
export function ReportDialog({ reported, open, onClose, ask }: Props) {
  const t = useT("reports");
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const { met, photo_id } = reported;
  function close() {
    onClose();
    setReceipt(null);
  }
  function block() {
    close();
    ask?.("block", met);
  }
  return (
    <Modal
      open={open}
      onClose={close}
      title={t(photo_id ? "title_photo" : "title", { name: met.name })}
      size={receipt ? "sheet" : "tall"}
    >
      {receipt ? (
        <ReportReceipt receipt={receipt} onDone={close}>
          {ask && <BlockToo name={met.name} onBlock={block} />}
        </ReportReceipt>
      ) : (
        <MemberReportForm reported={reported} onSent={setReceipt} />
      )}
    </Modal>
  );
}
