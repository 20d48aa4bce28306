import { exportData } from "@sanjog/contract/account-lifecycle";
import { readersDay } from "@sanjog/i18n/format-time";
import { CircleCheck } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { thisDevice } from "../platform/device-kind.ts";
import { download, saveFile } from "../platform/download.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Modal } from "../ui/modal.tsx";
import { megabytes } from "./account-lifecycle-state.ts";
import { PasswordForm } from "./password-form.tsx";

type Props = { open: boolean; onClose: () => void };
type DownloadedFile = { file: Blob; name: string };
type DownloadProgress = { received: number; total: number | null };

/** Asks for the password, shows the download's progress, and then where the file is. */
export function DownloadDialog({ open, onClose }: Props) {
  const t = useT("account_lifecycle");
  const [saved, setSaved] = useState<DownloadedFile | null>(null);
  const [came, setCame] = useState<DownloadProgress | null>(null);
  async function bring(body: { password: string }) {
    setCame(null);
    const file = await download(exportData, { body }, (received, total) => setCame({ received, total }));
    const name = `my-data-${readersDay(new Date())}.zip`;
    saveFile(file, name);
    setSaved({ file, name });
  }
  function close() {
    onClose();
    setSaved(null);
    setCame(null);
  }
  return (
    <Modal open={open} onClose={close} title={t("data.dialog_title")}>
      {saved ? (
        <SavedNote saved={saved} onClose={close} />
      ) : (
        <>
          <p className="mb-5 text-ink-2">{t("data.dialog_lead")}</p>
          <PasswordForm
            onConfirmed={bring}
            foot={(busy) => (
              <>
                <Progress busy={busy} came={came} />
                <Button type="submit" look="primary" busy={busy} className="w-full">
                  {t("data.submit")}
                </Button>
              </>
            )}
          />
        </>
      )}
    </Modal>
  );
}

function Progress({ busy, came }: { busy: boolean; came: DownloadProgress | null }) {
  const t = useT("account_lifecycle");
  return (
    <div role="status" className="empty:hidden">
      {busy && (
        <p className="mb-3 text-ink-2">
          {came === null
            ? t("data.preparing")
            : came.total === null
              ? t("data.received", { size: megabytes(came.received) })
              : t("data.received_of", { size: megabytes(came.received), total: megabytes(came.total) })}
        </p>
      )}
      {busy && (
        <div
          aria-hidden="true"
          className="h-(--stitch-w) animate-[stitching_0.8s_linear_infinite] [background:var(--stitch)]"
        />
      )}
    </div>
  );
}

function SavedNote({ saved, onClose }: { saved: DownloadedFile; onClose: () => void }) {
  const t = useT("account_lifecycle");
  const common = useT("common");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid justify-items-center gap-3 py-4 text-center">
      <CircleCheck aria-hidden="true" size={48} className="text-mehndi" />
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("data.saved_title")}
      </h3>
      <p className="wrap-anywhere text-ink-2">
        {t("data.saved_text", { file: saved.name, device: thisDevice() })}
      </p>
      <div className="mt-3 grid w-full gap-3 sm:grid-cols-2">
        <Button onClick={() => saveFile(saved.file, saved.name)} className="min-h-(--touch-lg)">
          {t("data.save_again")}
        </Button>
        <Button look="primary" onClick={onClose}>
          {common("done")}
        </Button>
      </div>
    </div>
  );
}
