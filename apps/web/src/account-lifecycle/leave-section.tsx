import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Button } from "../ui/controls/button.tsx";
import { AccountSection } from "./account-section.tsx";

const LeaveDialog = lazy(async () => ({
  default: (await retryImport(() => import("./leave-dialog.tsx"))).LeaveDialog,
}));

/** The section from which members delete their account. */
export function LeaveSection() {
  const t = useT("account_lifecycle");
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <AccountSection>
      <p className="text-ink-2">{t("leave.text")}</p>
      <Button
        look="danger"
        className="justify-self-start"
        icon={<Trash2 aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("leave.button")}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <LeaveDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountSection>
  );
}
