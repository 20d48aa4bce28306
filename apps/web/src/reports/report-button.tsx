import { Flag } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import type { AskStep } from "../relations/use-member-steps.tsx";
import { classes } from "../ui/classes.ts";
import { Button } from "../ui/controls/button.tsx";
import type { ReportTarget } from "./report-state.ts";

// The dialog and its form load at the first press.
const ReportDialog = lazy(async () => ({
  default: (await retryImport(() => import("./report-dialog.tsx"))).ReportDialog,
}));

type Props = {
  reported: ReportTarget;
  /** Whether to offer a block once the report is sent; false for members who are blocked already. */
  ask?: AskStep;
  /** Whether the button is a small flag beside a name instead of a button with text. */
  look?: "flag" | "quiet";
  className?: string;
};

/** Reports a member or a photo. It is present wherever one is shown. */
export function ReportButton({ reported, ask, look = "flag", className }: Props) {
  const t = useT("relations");
  const [open, setOpen] = useState<boolean | null>(null);
  const label = t("report_for", { name: reported.met.name });
  const show = () => setOpen(true);
  return (
    <>
      {look === "flag" ? (
        <button
          type="button"
          className={classes("icon-btn flex-none text-ink-3", className)}
          aria-haspopup="dialog"
          aria-label={label}
          title={t("report")}
          onClick={show}
        >
          <Flag aria-hidden="true" size={20} />
        </button>
      ) : (
        <Button
          look="quiet"
          className={className}
          icon={<Flag aria-hidden="true" size={20} />}
          aria-haspopup="dialog"
          aria-label={label}
          onClick={show}
        >
          {t("report")}
        </Button>
      )}
      {open !== null && (
        <Suspense fallback={null}>
          <ReportDialog
            reported={reported}
            open={open}
            onClose={() => setOpen(false)}
            {...(ask && { ask })}
          />
        </Suspense>
      )}
    </>
  );
}
