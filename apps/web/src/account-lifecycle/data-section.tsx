import { Download, FolderDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { useT } from "../platform/locale.tsx";
import { retryImport } from "../platform/retry-import.ts";
import { Button } from "../ui/controls/button.tsx";
import { AccountSection } from "./account-section.tsx";

const DownloadDialog = lazy(async () => ({
  default: (await retryImport(() => import("./download-dialog.tsx"))).DownloadDialog,
}));

/** Offers everything that is stored about the member, in one file. */
export function DataSection() {
  const t = useT("account_lifecycle");
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <AccountSection title={t("data.title")} icon={<FolderDown aria-hidden="true" />}>
      <p className="text-ink-2">{t("data.text")}</p>
      <Button
        className="justify-self-start"
        icon={<Download aria-hidden="true" size={22} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {t("data.button")}
      </Button>
      <p>
        <Link to="/report?reason=my_data" className="link">
          {t("data.complain")}
        </Link>
      </p>
      {open !== null && (
        <Suspense fallback={null}>
          <DownloadDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </AccountSection>
  );
}
