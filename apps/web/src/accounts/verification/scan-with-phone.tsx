import { QrCode as QrIcon } from "lucide-react";
import { lazy, useState } from "react";
import { useT } from "../../platform/locale.tsx";
import { retryImport } from "../../platform/retry-import.ts";
import { Optional } from "../../ui/controls/optional.tsx";
import { OtherWay } from "../../ui/controls/other-ways.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

// Loaded only by those who ask for it, on a computer.
const QrCode = lazy(async () => ({ default: (await retryImport(() => import("./qr-code.tsx"))).QrCode }));

/**
 * On a computer WhatsApp is on another device: its camera opens the prepared message from a QR code. Phones open
 * WhatsApp themselves, so they do not show this.
 */
export function ScanWithPhone({ link, onShow }: { link: string; onShow: () => void }) {
  const t = useT("accounts");
  const [shown, setShown] = useState(false);
  if (!shown) {
    return (
      <OtherWay
        className="wide-only"
        icon={<QrIcon aria-hidden="true" size={22} />}
        onClick={() => {
          setShown(true);
          onShow();
        }}
      >
        {t("verify.scan")}
      </OtherWay>
    );
  }
  return (
    <div className="wide-only flex items-center gap-5">
      <Optional meanwhile={<Skeleton className="aspect-square w-72 flex-none" />}>
        <QrCode link={link} label={t("verify.scan_label")} />
      </Optional>
      <p className="text-ink-2">{t("verify.scan_how")}</p>
    </div>
  );
}
