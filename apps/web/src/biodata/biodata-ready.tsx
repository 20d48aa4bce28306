import { CircleCheck, Download, Printer } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { thisDevice } from "../platform/device-kind.ts";
import { saveFile } from "../platform/download.ts";
import { useT } from "../platform/locale.tsx";
import { useSiteInfo } from "../platform/site-info.ts";
import { chatLink } from "../relations/chat-link.ts";
import { Button } from "../ui/controls/button.tsx";
import { Card } from "../ui/layout/card.tsx";
import { WhatsAppIcon } from "../ui/whatsapp-icon.tsx";
import { openToPrint } from "./open-to-print.ts";

type Props = { sheet: Blob; name: string; onChange: () => void };

/** Offers the finished sheet for saving, sharing and printing. */
export function BiodataReady({ sheet, name, onChange }: Props) {
  const t = useT("biodata");
  const heading = useRef<HTMLParagraphElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = new File([sheet], `${t("file")}.pdf`, { type: "application/pdf" });
  const { share, note } = useSharing(file, name);
  const device = thisDevice();
  const [opened, setOpened] = useState(false);
  function print() {
    const has_tab = openToPrint(file);
    setOpened(has_tab);
    // Where the browser opens no tab, the saved file can be printed.
    if (!has_tab) saveFile(sheet, file.name);
  }
  return (
    <Card>
      <div className="flex items-start gap-3">
        <CircleCheck aria-hidden="true" className="mt-1 flex-none text-mehndi" size={28} />
        <div>
          <p ref={heading} tabIndex={-1} className="font-strong text-lg outline-none">
            {t("ready")}
          </p>
          <p className="text-ink-2">{t("ready_text")}</p>
        </div>
      </div>
      <div className="mt-5 grid gap-3">
        <Button
          className="min-h-(--touch-lg) bg-mehndi text-on-madder"
          icon={<WhatsAppIcon size={22} />}
          onClick={() => void share()}
        >
          {t("share")}
        </Button>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {note}
        </p>
        <Button
          className="min-h-(--touch-lg)"
          icon={<Download aria-hidden="true" size={22} />}
          onClick={() => saveFile(sheet, file.name)}
        >
          {t(`save.${device}`)}
        </Button>
        <Button
          className="min-h-(--touch-lg)"
          icon={<Printer aria-hidden="true" size={22} />}
          onClick={print}
        >
          {t("print")}
        </Button>
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {opened && t("print_there")}
        </p>
        <Button look="quiet" onClick={onChange}>
          {t("change")}
        </Button>
      </div>
    </Card>
  );
}

/** Shares the file itself where the browser can; otherwise saves it and opens WhatsApp with the words to go with it. */
function useSharing(file: File, name: string): { share: () => Promise<void>; note: ReactNode } {
  const t = useT("biodata");
  const base = useSiteInfo()?.whatsapp_link_base;
  const [saved, setSaved] = useState(false);
  const text = t("share_text", { name });
  async function share() {
    if (navigator.canShare?.({ files: [file] })) {
      // Closing the phone's share dialog is a decision, not a failure.
      await navigator.share({ files: [file], text }).catch(() => undefined);
      return;
    }
    saveFile(file, file.name);
    setSaved(true);
    if (base) window.open(chatLink(base, "", text), "_blank", "noopener");
  }
  return { share, note: saved ? t("attach", { file: file.name, device: thisDevice() }) : null };
}
