import { CircleCheck, Download, Share2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { saveFile } from "../platform/download.ts";
import { useT } from "../platform/locale.tsx";
import { Button } from "../ui/controls/button.tsx";
import { Card } from "../ui/layout/card.tsx";

type Props = { sheet: Blob; onChange: () => void };

/** The sheet is made: kept on the device, or handed on by whatever the phone sends files with. */
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
            // Anyone who closes the phone's own sheet has decided, not failed.
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
