import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Button } from "../../ui/controls/button.tsx";

// Few members search by number, so the lists do not wait for this code and its texts.
const FindByNumberDialog = lazy(async () => ({
  default: (await retryImport(() => import("./find-by-number-dialog.tsx"))).FindByNumberDialog,
}));

/** Opens a profile by the number printed on paper. */
export function FindByNumber() {
  const t = useT("find_profile");
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <Button
        className="max-sm:px-4"
        icon={<Search aria-hidden="true" size={22} />}
        onClick={() => setOpen(true)}
      >
        {t("open")}
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <FindByNumberDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
