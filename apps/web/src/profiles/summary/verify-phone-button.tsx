import { lazy, type ReactNode, Suspense, useState } from "react";
import { retryImport } from "../../platform/retry-import.ts";
import { Button } from "../../ui/controls/button.tsx";

// The dialog imports the numbering plans, so it loads only for members who verify a number.
const VerifyPhoneDialog = lazy(async () => ({
  default: (await retryImport(() => import("../../accounts/verification/verify-phone-dialog.tsx")))
    .VerifyPhoneDialog,
}));

/** Opens the verification of the member's number; afterwards the page reloads. */
export function VerifyPhoneButton({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button look="primary" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <VerifyPhoneDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
