import { CircleCheck, Download, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { saveFile } from "../platform/download.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Card } from "../ui/layout/card.tsx";

type Props = { sheet: Blob; onChange: () => void };

/** Offers the finished sheet for download, or for sharing by the phone's share dialog. */
export function BiodataReady({ sheet, onChange }: Props) {
  const t = useT("biodata");
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = new File([sheet], `${t("file")}.pdf`, { type: "application/pdf" });
  const shares = navigator.canShare?.({ files: [file] }) ?? false;
  return (
    <Card>
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-1 flex-none text-mehndi" size={28} />
        <div>
          <p ref={heading} tabIndex={-1} className="font-strong text-lg outline-none">
            {t("ready")}
          </p>
          <p className="text-ink-2">
            {t("ready_text", { size: String(Math.max(1, Math.round(sheet.size / 1024))) })}
          </p>
        </div>
      </div>
      <div className="mt-5 grid gap-3">
        {shares && (
          <Button
            look="primary"
            icon={<Share2 aria-hidden="true" size={22} />}
            // Closing the phone's share dialog is a decision, not a failure.
            onClick={() => void navigator.share({ files: [file] }).catch(() => undefined)}
          >
            {t("share")}
          </Button>
        )}
        <Button
          look={shares ? "secondary" : "primary"}
          icon={<Download aria-hidden="true" size={22} />}
          onClick={() => saveFile(sheet, file.name)}
        >
          {t("save")}
        </Button>
        <Button look="quiet" onClick={onChange}>
          {t("change")}
        </Button>
      </div>
    </Card>
  );
}
