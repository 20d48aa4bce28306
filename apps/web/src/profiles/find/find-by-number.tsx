import { Search } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Button } from "../../ui/controls/button.tsx";
import { QuietChoice } from "../../ui/person/quiet-choice.tsx";

// Few members search by number, so the lists do not wait for this code and its texts.
const FindByNumberDialog = lazy(async () => ({
  default: (await retryImport(() => import("./find-by-number-dialog.tsx"))).FindByNumberDialog,
}));

/** Opens a profile by the number printed on paper: a quiet choice on phones, a button on wide screens. */
export function FindByNumber() {
  const t = useT("find_profile");
  const [open, setOpen] = useState<boolean | null>(null);
  const show = () => setOpen(true);
  return (
    <>
      <QuietChoice
        Icon={Search}
        word={t("by_number")}
        aria-label={t("open")}
        aria-haspopup="dialog"
        className="min-h-(--touch) min-w-0 flex-none px-0 md:hidden"
        onClick={show}
      />
      <Button
        className="max-md:hidden"
        icon={<Search aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        onClick={show}
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
