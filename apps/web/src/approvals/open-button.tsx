import { useState } from "react";
import { saveFile } from "../platform/download.ts";
import { sentenceFor } from "../platform/fault-text.ts";
import { useT } from "../platform/locale.tsx";
import { showToast } from "../platform/toast.tsx";
import { Button } from "../ui/controls/button.tsx";
import { type Approval, type ContactDetails, useApprovalSteps } from "./queries.ts";

type Props = { step: Approval; onContact: (details: ContactDetails) => void };

/** Opens what a second person approved: contact details on the screen, the member's data as a file. */
export function OpenButton({ step: { id, kind, profile_number }, onContact }: Props) {
  const t = useT("approvals");
  const common = useT("common");
  const { openContact, openExport } = useApprovalSteps();
  const [busy, setBusy] = useState(false);
  const exported = kind === "export";
  async function open() {
    setBusy(true);
    try {
      if (exported) {
        saveFile(await openExport(id), `data-${profile_number ?? id}.zip`);
        showToast("success", t("saved"));
      } else onContact(await openContact(id));
    } catch (error) {
      showToast("warning", sentenceFor(error, common));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button className="btn-small" look="primary" busy={busy} onClick={() => void open()}>
      {t(exported ? "save" : "open")}
    </Button>
  );
}
